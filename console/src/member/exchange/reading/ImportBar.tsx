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
  /** What the person waits for. */
  waiting: string | null;
  children: ReactNode;
}

export function ImportBar({ ready, total, waiting, children }: ImportBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.progress}>
        <Progress value={ready} max={total} label={words.label(ready, total)} />
      </div>
      <p role="status" className="row gap-2">
        {waiting === null ? (
          <span>
            <strong>{words.ready(ready)}</strong>
            <span className="quiet">{words.of(total, total - ready)}</span>
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
