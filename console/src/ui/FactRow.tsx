/** The few figures above a page, in one row without boxes. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx';
import styles from './FactRow.module.css';

export interface RowFact {
  readonly label: string;
  /** Stands for the label, for example with a definition. */
  readonly term?: ReactNode;
  readonly value: ReactNode;
  readonly details?: readonly (string | null)[];
  /** Stands under the details. */
  readonly mark?: ReactNode;
  /** Where the figure opens its list. */
  readonly to?: string | undefined;
}

interface FactRowProps {
  /** The name of the row, if nothing around it has one. */
  label?: string;
  facts: readonly RowFact[];
  /** True: the first fact is the one large figure of the page. */
  leads?: boolean;
  /** Read out after a figure that opens its list. */
  see?: (label: string) => string;
}

export function FactRow({ label: name, facts, leads = false, see }: FactRowProps) {
  return (
    <dl className={cx(styles.row, leads && styles.leads)} aria-label={name}>
      {facts.map(({ label, term = label, value, details = [], mark, to }, index) => (
        <div key={label}>
          <dt>{term}</dt>
          <dd className={leads && index === 0 ? styles.figure : styles.value}>
            {to === undefined ? (
              value
            ) : (
              <Link to={to}>
                {value}
                <span className="visually-hidden">{see?.(label)}</span>
              </Link>
            )}
          </dd>
          {details.map((detail) => detail !== null && <dd key={detail}>{detail}</dd>)}
          {mark !== undefined && <dd>{mark}</dd>}
        </div>
      ))}
    </dl>
  );
}
