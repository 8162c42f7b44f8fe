/** The few figures above a page, in one row without boxes. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './FactRow.module.css';

export interface RowFact {
  readonly label: string;
  /** Stands for the label, for example with a definition. */
  readonly term?: ReactNode;
  readonly value: ReactNode;
  readonly details?: readonly (string | null)[];
  /** Where the figure opens its list. */
  readonly to?: string | undefined;
}

interface FactRowProps {
  label: string;
  facts: readonly RowFact[];
  /** The word of the links, and their accessible name. */
  see: string;
  seeNamed: (label: string) => string;
}

export function FactRow({ label: name, facts, see, seeNamed }: FactRowProps) {
  return (
    <dl className={styles.row} aria-label={name}>
      {facts.map(({ label, term = label, value, details = [], to }) => (
        <div key={label}>
          <dt>{term}</dt>
          <dd className={styles.value}>{value}</dd>
          {details.map((detail) => detail !== null && <dd key={detail}>{detail}</dd>)}
          {to !== undefined && (
            <dd className="unprinted">
              <Link to={to} aria-label={seeNamed(label)}>
                {see}
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
