import type { CSSProperties } from 'react';
import { ui } from '../i18n/fr';
import styles from './Spinner.module.css';

/** In px. */
const BAR = 8;

/** Decorative: the text beside it says what is running. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

export function LoadingBlock({ label = ui.loading }: { label?: string }) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {label}
      </span>
      <div className={styles.block}>
        <LoadingRows count={4} />
      </div>
    </div>
  );
}

/** Grey bars in rows of the true height, uneven as names are. */
export function LoadingRows({ count }: { count: number }) {
  return Array.from({ length: count }, (_, row) => (
    <div key={row} className={styles.row} aria-hidden="true">
      <Skeleton height={BAR} width={`${95 - ((row * 37) % 45)}%`} />
      <Skeleton height={BAR} width={`${90 - ((row * 29) % 50)}%`} />
      <Skeleton height={BAR} />
    </div>
  ));
}

/** A placeholder with the size of the content to come. Put it inside an element with `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em' }: Pick<CSSProperties, 'width' | 'height'>) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
