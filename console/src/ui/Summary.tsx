/** The clickable line of a `details`: an arrow that turns, then the words. */
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
