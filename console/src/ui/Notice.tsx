import type { ReactNode } from 'react';
import { messageOf } from '../core/errors';
import type { Tone } from './Badge';
import { cx } from './cx';
import { Shape, SHAPE_OF_TONE, type ShapeName } from './Shape';
import styles from './Notice.module.css';

/** A sentence that stands apart in the page, with its act at the right. `alert` has it read out at once. */
export function Notice({
  tone = 'sky',
  alert = false,
  shape = SHAPE_OF_TONE[tone],
  action,
  children,
}: {
  tone?: Tone;
  alert?: boolean;
  /** Another shape than that of the tone. */
  shape?: ShapeName | undefined;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={cx(styles.notice, tone !== 'stone' && styles[tone])} role={alert ? 'alert' : undefined}>
      {shape && <Shape name={shape} />}
      <div>{children}</div>
      {action}
    </div>
  );
}

/** Why the server refused. Renders nothing without an error. */
export function ErrorNotice({ error, children }: { error: unknown; children?: ReactNode }) {
  if (error === null) return null;
  return (
    <Notice tone="clay" alert>
      {children} {messageOf(error)}
    </Notice>
  );
}
