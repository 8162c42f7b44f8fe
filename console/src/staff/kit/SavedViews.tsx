/** The views of a list that the person has saved: filters and order. They are links above the rows. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useStore, type SortPayload } from 'react-admin';
import { Link } from 'react-router-dom';
import { staffKit } from '../../i18n/fr';
import { Cluster } from '../../ui/layout/primitives';
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

/** @param start the list as it opens */
export function SavedViews({ start }: { start: Pick<View, 'filter' | 'sort'> }) {
  const list: ShownList = useListContext();
  // The key of react-admin's saved queries.
  const [saved, setSaved] = useStore<readonly SavedView[]>(`${list.resource}.savedQueries`, NONE);
  const [isAsked, setIsAsked] = useState(false);
  const { sort, perPage = 25, displayedFilters = {} } = list;
  const shown: View = { filter: withoutWords(list.filterValues), sort, perPage, displayedFilters };
  const all: readonly SavedView[] = [{ label: words.all, value: start }, ...saved];
  const current = all.findIndex(({ value }) => keyOf(value) === keyOf(shown));
  const isNew = current === -1 && saved.length < MOST_VIEWS;
  if (saved.length === 0 && !isNew) return null;

  function save(label: string) {
    const others = saved.filter((view) => view.label !== label);
    setSaved([...others, { label, value: shown }]);
    setIsAsked(false);
  }

  return (
    <Cluster as="nav" gap={2} align="center" aria-label={words.title}>
      {saved.length > 0 &&
        all.map(({ label, value }, index) => (
          <Button
            key={label}
            size="small"
            component={Link}
            to={addressOf(value)}
            variant={index === current ? 'outlined' : 'text'}
            aria-current={index === current ? 'page' : undefined}
          >
            {label}
          </Button>
        ))}
      {isNew && (
        <Button size="small" onClick={() => setIsAsked(true)}>
          {words.save}
        </Button>
      )}
      {current > 0 && (
        <Button size="small" onClick={() => setSaved(saved.filter((_, index) => index !== current - 1))}>
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
    </Cluster>
  );
}
