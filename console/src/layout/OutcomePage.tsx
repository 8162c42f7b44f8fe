/** What came of a form, in its place: what happened, what is awaited of the person, and the ways on. */
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
