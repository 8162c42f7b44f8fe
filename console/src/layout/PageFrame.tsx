import type { ReactNode } from 'react';
import { cx } from '../ui/cx';
import { Cluster } from '../ui/layout/primitives';
import styles from './Page.module.css';

export interface PageFrameProps {
  back?: ReactNode;
  /** The page's only heading of level 1. */
  title: ReactNode;
  intro?: ReactNode;
  action?: ReactNode;
  width: 'text' | 'normal' | 'wide' | 'list' | 'home';
  headIsUnprinted?: boolean;
  /** The contents or the facts of a text: at its side, or above it on a narrow screen. */
  aside?: ReactNode;
  /** Wraps title and content, for example with a column that starts beside the title. */
  around?: ((content: ReactNode) => ReactNode) | undefined;
  children: ReactNode;
}

/** Link back, title, introduction and main action have the same places on all pages, also while a page loads. */
export function PageFrame({
  back,
  title,
  intro,
  action,
  width,
  headIsUnprinted = false,
  aside,
  around = (content) => content,
  children,
}: PageFrameProps) {
  return (
    <div className={cx(styles.page, styles[width], aside !== undefined && styles.withAside)}>
      {back}
      {around(
        <>
          <div className={cx(styles.head, headIsUnprinted && 'unprinted')}>
            <div className={styles.titles}>
              {title}
              {intro !== undefined && <div className="above-2 quiet reading">{intro}</div>}
            </div>
            {action !== undefined && <Cluster className={styles.action}>{action}</Cluster>}
          </div>
          {aside}
          {aside === undefined ? children : <div>{children}</div>}
        </>,
      )}
    </div>
  );
}
