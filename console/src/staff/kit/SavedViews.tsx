/** The views of a list, as tabs above the rows: those of the product, and those that the person has saved. */
import { Button } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext, useStore, type SortPayload } from 'react-admin';
import { Link } from 'react-router-dom';
import type { StaffDataProvider } from '../../api/staffDataProvider';
import { staffKit } from '../../i18n/fr';
import styles from '../StaffLayout.module.css';
import { TextDialog } from './TextDialog';

const { views: words } = staffKit;

const MOST_VIEWS = 12;
const LONGEST_NAME = 40;

interface View {
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly perPage?: number;
  readonly displayedFilters?: Readonly<Record<string, unknown>>;
}

interface SavedView {
  readonly label: string;
  readonly value: View;
}

interface ShownList extends Omit<View, 'filter'> {
  readonly resource: string;
  readonly filterValues: View['filter'];
}

const NONE: readonly SavedView[] = [];

/** Typed words are not part of a view, because names of people who leave would stay in it. */
const withoutWords = ({ q: _, ...filter }: Readonly<Record<string, unknown>>) => filter;

const keyOf = ({ filter, sort: { field, order } }: Pick<View, 'filter' | 'sort'>): string =>
  JSON.stringify([Object.entries(withoutWords(filter)).toSorted(([a], [b]) => (a < b ? -1 : 1)), field, order]);

function addressOf({ filter, sort: { field, order }, perPage = 25, displayedFilters }: View): string {
  const query = {
    filter: JSON.stringify(filter),
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
    sort: field,
    order,
    page: '1',
    perPage: String(perPage),
  };
  return `?${new URLSearchParams(query).toString()}`;
}

/** How many rows each view holds. Without an answer, the tabs stand without numbers. */
function useCounts(resource: string, views: readonly SavedView[], isAsked: boolean): readonly number[] {
  const provider = useDataProvider<StaffDataProvider>();
  const filters = views.map(({ value: { filter } }) => filter);
  const { data = [] } = useQuery({
    queryKey: [resource, 'counts', filters],
    queryFn: async () => provider.countViews(resource, filters),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  return data;
}

/** A view that comes with the product. */
export interface ListView {
  readonly label: string;
  readonly filter: Readonly<Record<string, unknown>>;
}

interface SavedViewsProps {
  /** The list as it opens, and its name when it does not hold every row. */
  start: Pick<View, 'filter' | 'sort'> & { readonly label: string };
  views: readonly ListView[];
}

export function SavedViews({ start: { label: startLabel, ...start }, views }: SavedViewsProps) {
  const list: ShownList = useListContext();
  // The key of react-admin's saved queries.
  const [saved, setSaved] = useStore<readonly SavedView[]>(`${list.resource}.savedQueries`, NONE);
  const [isAsked, setIsAsked] = useState(false);
  const { sort, perPage = 25, displayedFilters = {} } = list;
  const shown: View = { filter: withoutWords(list.filterValues), sort, perPage, displayedFilters };
  const own = views.map(({ label, filter }) => ({ label, value: { filter, sort: start.sort } }));
  const before = [{ label: startLabel, value: start }, ...own];
  const all: readonly SavedView[] = [...before, ...saved];
  const current = all.findIndex(({ value }) => keyOf(value) === keyOf(shown));
  const isNew = current === -1 && saved.length < MOST_VIEWS;
  const isTabbed = all.length > 1;
  const counts = useCounts(list.resource, all, isTabbed);
  if (!isTabbed && !isNew) return null;

  function save(label: string) {
    const others = saved.filter((view) => view.label !== label);
    setSaved([...others, { label, value: shown }]);
    setIsAsked(false);
  }

  return (
    <nav className={styles.tabs} aria-label={words.title}>
      {isTabbed &&
        all.map(({ label, value }, index) => {
          const count = counts[index];
          return (
            <Link
              key={label}
              to={addressOf(value)}
              className="inline-row gap-2 one-line ink table-size plain ring-inside"
              aria-current={index === current ? 'page' : undefined}
            >
              {label}
              {count !== undefined && <small className="quiet">{words.count(count)}</small>}
            </Link>
          );
        })}
      {isNew && (
        <Button size="small" sx={{ marginLeft: 'auto' }} onClick={() => setIsAsked(true)}>
          {words.save}
        </Button>
      )}
      {current >= before.length && (
        <Button
          size="small"
          sx={{ marginLeft: 'auto' }}
          onClick={() => setSaved(saved.filter((_, index) => index !== current - before.length))}
        >
          {words.remove}
        </Button>
      )}
      {isAsked && (
        <TextDialog
          title={words.save}
          text={words.saveText}
          confirm={words.confirm}
          label={words.name}
          required={words.required}
          htmlInput={{ maxLength: LONGEST_NAME }}
          busy={false}
          refusal={null}
          onClose={() => setIsAsked(false)}
          onText={(text) => save(text.trim())}
        />
      )}
    </nav>
  );
}
