/** What came of a form, in its place: what happened, what is awaited of the person, and the ways on. */
import type { ReactNode } from 'react';
import { Page, type PageProps } from './Page';
import actionStyles from './Actions.module.css';
import styles from './OutcomePage.module.css';

export interface OutcomePageProps extends Pick<PageProps, 'title' | 'intro' | 'back'> {
  /** Buttons, the main one first. */
  actions: ReactNode;
  children: ReactNode;
}

export function OutcomePage({ actions, children, ...page }: OutcomePageProps) {
  return (
    <Page follows width="text" {...page}>
      <div className={styles.text}>{children}</div>
      <div className={actionStyles.actions}>{actions}</div>
    </Page>
  );
}
