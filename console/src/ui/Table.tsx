import type { ComponentProps, ReactNode } from 'react';
import { ui } from '../i18n/fr';
import { cx } from './cx';
import { Icon } from './Icon';
import styles from './Table.module.css';

export interface TableProps extends ComponentProps<'table'> {
  /** The name of the table. Its frame scrolls and can take the focus. */
  label: string;
  /** A class for the frame, when the frame should do more than scroll sideways. */
  frameClassName?: string | undefined;
  foot?: ReactNode;
}

export function Table({ label, className, frameClassName, foot, children, ...rest }: TableProps) {
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    <div className={cx('sheet scroll-x relative', frameClassName)} role="region" aria-label={label} tabIndex={0}>
      <table {...rest} className={cx(styles.table, className)} aria-label={label}>
        {children}
      </table>
      {foot}
    </div>
  );
}

/** A cell with figures: aligned right, with digits of equal width. */
export function NumberCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={cx(styles.number, className)} />;
}

export function NumberHead({ className, ...rest }: ComponentProps<'th'>) {
  return <th scope="col" {...rest} className={cx(styles.number, className)} />;
}

export type SortOrder = 'asc' | 'desc';

export interface SortHeaderProps {
  children: ReactNode;
  /** The plain name of the column, used in the button's accessible name. */
  name: string;
  /** Null when the table is sorted by another column. */
  order: SortOrder | null;
  onSort: (order: SortOrder) => void;
  number?: boolean;
  className?: string | undefined;
}

export function SortHeader({ children, name, order, onSort, number = false, className }: SortHeaderProps) {
  const ariaSort = order === null ? undefined : order === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={ariaSort} className={cx(number && styles.number, className)}>
      <button
        type="button"
        className={styles.sort}
        aria-label={ui.sortBy(name)}
        onClick={() => onSort(order === 'asc' ? 'desc' : 'asc')}
      >
        {children}
        <Icon name={order === null ? 'sort' : order === 'asc' ? 'up' : 'down'} size={16} />
      </button>
    </th>
  );
}
