/** A chart that is a table: each figure in words, with a decorative bar under the label. */
import type { ReactNode } from 'react';
import { Table } from './Table';
import styles from './BarTable.module.css';

export interface BarRow {
  readonly key: string;
  readonly label: ReactNode;
  /** Length of the bar, on the same scale for all rows. */
  readonly value: number;
  /** The figure in words, then those of the further columns. */
  readonly figures: readonly ReactNode[];
}

export interface BarTableProps {
  label: string;
  /** Titles of the labels, of the bars' figure, and of the further figures. */
  columns: readonly ReactNode[];
  rows: readonly BarRow[];
  /** A last row with the total. */
  total?: { readonly label: string; readonly figures: readonly ReactNode[] };
}

function Figures({ figures }: { figures: readonly ReactNode[] }) {
  return figures.map((figure, index) => (
    <td key={index} className={styles.figure}>
      {figure}
    </td>
  ));
}

export function BarTable({ label, columns, rows, total }: BarTableProps) {
  const [first, ...others] = columns;
  const longest = Math.max(...rows.map(({ value }) => value), 0);
  return (
    <Table label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column, index) => (
            <th key={index} scope="col" className={styles.figure}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: name, value, figures }) => (
          <tr key={key}>
            <th scope="row" className={styles.label}>
              {name}
              <span
                className={styles.bar}
                style={{ width: `${longest === 0 ? 0 : (value / longest) * 100}%` }}
                aria-hidden="true"
              />
            </th>
            <Figures figures={figures} />
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr className={styles.total}>
            <th scope="row">{total.label}</th>
            <Figures figures={total.figures} />
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
