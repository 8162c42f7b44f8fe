import { useState } from 'react';
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { NumberHead, SortHeader, Table } from '../../ui/Table';
import type { DashboardView, SortKey, SortOrder } from './dashboardQuery';
import { peopleOf, seenRows } from '../../amounts/model/people';
import { usePayPlace } from './Pay';
import { ArchivedRows, PersonRows, type PersonProps } from './PersonRows';
import styles from './ProfileTable.module.css';
import { AllBox } from './selection/SelectBoxes';

export interface ProfileListProps extends Omit<PersonProps, 'profile' | 'payPlace'> {
  profiles: readonly Profile[];
  /** True while the next page loads. The present page is then dimmed. */
  busy: boolean;
  fold: Fold;
}

interface ProfileTableProps extends ProfileListProps {
  view: DashboardView;
  onSort: (key: SortKey, order: SortOrder) => void;
}

const { columns } = dashboard;
const AROUND = [
  ['box', 'person', 'function', 'share', 'due'],
  ['state', 'verb', 'menu'],
] as const;

const PAY = ['paid', 'gap'] as const;

export type Fold = ReturnType<typeof useFold>;

/** Archived rows are folded, unless there are only archived rows. */
export function useFold(hasOthers: boolean) {
  const [isOpened, setOpened] = useState(false);
  return { open: isOpened || !hasOthers, canFold: hasOthers, toggle: () => setOpened(!isOpened) };
}

interface FoldButtonProps {
  count: number;
  open: boolean;
  onToggle: () => void;
}

export function FoldButton({ count, open, onToggle }: FoldButtonProps) {
  return (
    <button
      type="button"
      className="unframed link inline-row gap-2 pad-0-2 rounded min-32 tinted unprinted"
      aria-expanded={open}
      onClick={onToggle}
    >
      <Icon name={open ? 'down' : 'right'} size={16} />
      {dashboard.archived(count)}
    </button>
  );
}

export function ProfileTable({ profiles, view, fold, busy, onSort, ...person }: ProfileTableProps) {
  const { active, archived, archivedRows } = peopleOf(profiles);
  const { open, canFold, toggle } = fold;
  const { columns: further } = person;
  const payPlace = usePayPlace(further.length);
  const isPaidShown = payPlace === 'columns';
  const shown = [...AROUND[0], ...(isPaidShown ? PAY : []), ...further, ...AROUND[1]];
  const sortOf = (key: SortKey) => ({
    order: view.key === key ? view.order : null,
    onSort: (order: SortOrder) => onSort(key, order),
  });
  return (
    <Table
      label={dashboard.tableLabel}
      className={cx(styles.table, further.length > 0 && styles.further, isPaidShown && styles.paying, busy && 'dim')}
      frameClassName={cx(styles.frame, further.length > 0 && styles.scrolling)}
      aria-busy={busy}
    >
      <colgroup>
        {shown.map((column) => (
          <col key={column} className={styles[`${column}Column`]} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <td className={styles.select}>
            <AllBox rows={seenRows(profiles, open)} />
          </td>
          <SortHeader name={columns.name} className={styles.name} {...sortOf('name')}>
            {columns.name}
          </SortHeader>
          <th scope="col">{columns.function}</th>
          <SortHeader name={columns.share} number {...sortOf('share')}>
            {columns.share}
          </SortHeader>
          <SortHeader name={columns.due} number {...sortOf('due')}>
            {columns.due}
          </SortHeader>
          {isPaidShown && PAY.map((column) => <NumberHead key={column}>{columns[column]}</NumberHead>)}
          {further.map((column) => (
            <th key={column} scope="col" className={cx(column === 'count' && 'right many-lines')}>
              {columns[column]}
            </th>
          ))}
          <th scope="col" className={styles.status}>
            {columns.status}
          </th>
          <th scope="col">{columns.verb}</th>
          <th scope="col" className={styles.actions}>
            <span className="visually-hidden">{columns.actions}</span>
          </th>
        </tr>
      </thead>
      {active.map((profile) => (
        <PersonRows key={profile.id} profile={profile} payPlace={payPlace} {...person} />
      ))}
      {archivedRows > 0 && canFold && (
        <tbody>
          <tr>
            <td colSpan={shown.length}>
              <FoldButton count={archivedRows} open={open} onToggle={toggle} />
            </td>
          </tr>
        </tbody>
      )}
      {open &&
        archived.map((profile) => <ArchivedRows key={profile.id} profile={profile} payPlace={payPlace} {...person} />)}
    </Table>
  );
}
