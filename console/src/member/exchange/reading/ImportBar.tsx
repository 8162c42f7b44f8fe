/** The foot of the screen: how much is ready, and the act that creates it. It stays in view. */
import type { ReactNode } from 'react';
import { importReading } from '../../../i18n/fr/importReading';
import { Progress } from '../../../ui/Progress';
import { Spinner } from '../../../ui/Spinner';
import styles from './Reading.module.css';

const { bar: words } = importReading;

export interface ImportBarProps {
  ready: number;
  total: number;
  /** For a file that comes again: what it changes. */
  changes: { readonly toApply: number; readonly unchanged: number } | null;
  /** What the person waits for. */
  waiting: string | null;
  children: ReactNode;
}

export function ImportBar({ ready, total, changes, waiting, children }: ImportBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.progress}>
        <Progress value={ready} max={total} label={words.label(ready, total)} />
      </div>
      <p role="status" className="row gap-2">
        {waiting === null ? (
          <span>
            <strong>{changes === null ? words.ready(ready) : words.toApply(changes.toApply)}</strong>
            <span className="quiet">
              {changes === null ? words.of(total) : words.unchanged(changes.unchanged)}
              {words.others(total - ready)}
            </span>
          </span>
        ) : (
          <>
            <Spinner /> {waiting}
          </>
        )}
      </p>
      <div className={styles.acts}>{children}</div>
    </div>
  );
}
