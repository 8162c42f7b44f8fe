import type { CSSProperties } from 'react';
import { ui } from '../i18n/fr';
import styles from './Spinner.module.css';

/** Decorative: the text beside it says what is running. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

export function LoadingBlock({ label = ui.loading }: { label?: string }) {
  return (
    <div className={styles.block} role="status">
      <Spinner />
      {label}
    </div>
  );
}

/** A placeholder with the size of the content to come. Put it inside an element with `aria-busy`. */
export function Skeleton({ width = '100%', height = '1em' }: Pick<CSSProperties, 'width' | 'height'>) {
  return <span className={styles.skeleton} style={{ width, height }} aria-hidden="true" />;
}
