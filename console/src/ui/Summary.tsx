/** The opener of a `details`: its words after an arrow that turns. */
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './Summary.module.css';

export function Summary({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.summary}>
      <Icon name="down" size={16} />
      {children}
    </summary>
  );
}
