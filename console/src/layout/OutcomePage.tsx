/** The result of a form, which replaces the form: what happened, what the person must do, and the next links. */
import type { ReactNode } from 'react';
import { Page, type PageProps } from './Page';
import { Cluster, Stack } from '../ui/layout/primitives';

export interface OutcomePageProps extends Pick<PageProps, 'title' | 'intro' | 'back'> {
  /** Buttons, the main one first. */
  actions: ReactNode;
  children: ReactNode;
}

export function OutcomePage({ actions, children, ...page }: OutcomePageProps) {
  return (
    <Page follows width="text" {...page}>
      <Stack>{children}</Stack>
      <Cluster above={6}>{actions}</Cluster>
    </Page>
  );
}
