import { useId } from 'react';
import { ui } from '../../i18n/fr';
import { Stack } from '../layout/primitives';
import styles from './ErrorSummary.module.css';
import type { FormFault } from './useBoundForm';

export interface ErrorSummaryProps {
  faults: readonly FormFault[];
  onGo: (name: string) => void;
}

/** The errors of a long form. Each is a link to its field. The list takes the focus when the form is refused. */
export function ErrorSummary({ faults, onGo }: ErrorSummaryProps) {
  const titleId = useId();
  if (faults.length === 0) return null;
  return (
    <section data-summary tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <h2 id={titleId} className="below-2 size-18">
        {ui.form.faults(faults.length)}
      </h2>
      <Stack as="ul" gap={1} indent={5}>
        {faults.map(({ name, label, message }) => (
          <li key={name}>
            {/* The router uses the hash of the address, so this link moves the focus by code. */}
            <a
              href={`#${name}`}
              onClick={(event) => {
                event.preventDefault();
                onGo(name);
              }}
              className="clay-700 strong"
            >
              {ui.form.fault(label, message)}
            </a>
          </li>
        ))}
      </Stack>
    </section>
  );
}
