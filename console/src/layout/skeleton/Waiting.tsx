/** Shown while content loads: one plain frame for each kind of page. */
import { useState, type CSSProperties, type ReactNode } from 'react';
import { chrome } from '../../i18n/fr';
import { LoadingRows, Skeleton } from '../../ui/Spinner';
import { Stack } from '../../ui/layout/primitives';
import { delayLeft } from './delay';
import styles from './Waiting.module.css';

export type PageKind = 'list' | 'form' | 'text';

const ROW = 'var(--control-height)';
const HEIGHTS: Readonly<Record<Exclude<PageKind, 'list'>, readonly string[]>> = {
  form: [ROW, ROW, ROW, ROW],
  text: ['1.8rem', '6rem', '1.8rem', '6rem', '1.8rem', '6rem'],
};

interface WaitingProps {
  /** The text for screen readers meanwhile. */
  label?: string | undefined;
  children: ReactNode;
}

/** A moment after a click, shows its children and says that content is loading. */
export function Waiting({ label = chrome.loading, children }: WaitingProps) {
  const [delay] = useState(() => delayLeft(performance.now()));
  const style: CSSProperties & Record<'--skeleton-delay', string> = { '--skeleton-delay': `${Math.round(delay)}ms` };
  return (
    <div className={styles.waiting} aria-busy="true" style={style}>
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}

export function QuietFrame({ kind }: { kind: PageKind }) {
  if (kind === 'list') return <LoadingRows count={10} />;
  const isForm = kind === 'form';
  return (
    <Stack gap={isForm ? 5 : 3} className={isForm ? 'max-480' : undefined}>
      {HEIGHTS[kind].map((height, index) => (
        <Skeleton key={index} height={height} />
      ))}
    </Stack>
  );
}
