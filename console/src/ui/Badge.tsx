import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Badge.module.css';

export type Tone = 'stone' | 'forest' | 'wheat' | 'clay' | 'sky';

/** calm: nothing is to be done. gone: struck through. */
export type BadgeTone = Tone | 'calm' | 'gone';

export interface BadgeProps {
  tone?: BadgeTone;
  /** A longer text. It is shown on hover and read out after the short one. */
  title?: string;
  children: ReactNode;
}

/** A fact in one or two words, without a box. Its colour never carries the meaning alone. */
export function Badge({ tone = 'stone', title, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, tone !== 'stone' && styles[tone])} title={title}>
      {children}
      {title !== undefined && <span className="visually-hidden">, {title}</span>}
    </span>
  );
}
