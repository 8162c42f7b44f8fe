import type { ComponentProps, ReactNode } from 'react';
import { ui } from '../i18n/fr';
import { cx } from './cx';
import { Icon } from './Icon';
import styles from './Table.module.css';

export interface TableProps extends ComponentProps<'table'> {
  /** Name of the table; its scrolling frame can take the focus. */
  label: string;
  /** Look of the frame, if it does not simply scroll sideways. */
  frameClassName?: string | undefined;
  /** Below it in its frame. */
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

/** A cell with figures: right-aligned, tabular. */
export function NumberCell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={cx(styles.number, className)} />;
}

/** The header of these cells. */
export function NumberHead({ className, ...rest }: ComponentProps<'th'>) {
  return <th scope="col" {...rest} className={cx(styles.number, className)} />;
}

export type SortOrder = 'asc' | 'desc';

export interface SortHeaderProps {
  children: ReactNode;
  /** Plain name of the column, for the button's name. */
  name: string;
  /** Null when the table is sorted by another column. */
  order: SortOrder | null;
  onSort: (order: SortOrder) => void;
  number?: boolean;
  className?: string | undefined;
  /** A definition to open, beside the button. */
  help?: ReactNode;
}

export function SortHeader({ children, name, order, onSort, number = false, className, help }: SortHeaderProps) {
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
      {help}
    </th>
  );
}
