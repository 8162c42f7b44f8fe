/** A chart in the form of a table. Each figure is a text, and a decorative bar may stand under the label. */
import type { ReactNode } from 'react';
import { NumberCell, NumberHead, Table } from './Table';
import styles from './BarTable.module.css';

export interface BarRow {
  readonly key: string;
  readonly label: ReactNode;
  /** The length of the bar, on one scale for all rows; none where the share stands as a figure. */
  readonly value?: number;
  /** The figure as text, then the figures of the other columns. */
  readonly figures: readonly ReactNode[];
}

export interface BarTableProps {
  label: string;
  /** The titles of the columns: for the labels, for the bars' figure, and for the other figures. */
  columns: readonly ReactNode[];
  rows: readonly BarRow[];
  /** A sum; or a sum, what comes to it, and the second sum. */
  totals?: readonly Omit<BarRow, 'value'>[];
}

function Figures({ figures }: { figures: readonly ReactNode[] }) {
  return figures.map((figure, index) => <NumberCell key={index}>{figure}</NumberCell>);
}

export function BarTable({ label, columns, rows, totals = [] }: BarTableProps) {
  const [first, ...others] = columns;
  const longest = Math.max(...rows.map(({ value = 0 }) => value), 0);
  return (
    <Table label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column, index) => (
            <NumberHead key={index}>{column}</NumberHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label: name, value, figures }) => (
          <tr key={key}>
            <th scope="row" className={styles.label}>
              {name}
              {/* A drawing, because a document from the server has no inline styles. */}
              {value !== undefined && (
                <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={longest === 0 ? 0 : (value / longest) * 100} height="4" />
                </svg>
              )}
            </th>
            <Figures figures={figures} />
          </tr>
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map(({ key, label: name, figures }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <Figures figures={figures} />
            </tr>
          ))}
        </tfoot>
      )}
    </Table>
  );
}
