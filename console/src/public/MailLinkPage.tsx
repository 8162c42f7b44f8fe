/**
 * The frame of a page behind a mail's link. The link is being checked, could not be checked, is no longer valid, or can
 * be used.
 */
import type { ReactNode } from 'react';
import { mailLinks } from '../i18n/fr';
import { OutcomePage } from '../layout/OutcomePage';
import { Page } from '../layout/Page';
import { ScreenSkeleton } from '../layout/skeleton/ScreenSkeleton';
import { ErrorState } from '../ui/State';
import type { MailLink } from './useMailLink';

export interface MailLinkPageProps<Found> {
  title: string;
  link: MailLink<Found>;
  onRetry: () => void;
  /** Says where to ask for a new link, when the page has no button for it. */
  advice?: string;
  renewal: ReactNode;
  children: (found: Found) => ReactNode;
}

export function MailLinkPage<Found>({ title, link, onRetry, advice, renewal, children }: MailLinkPageProps<Found>) {
  switch (link.status) {
    case 'usable':
      return <>{children(link.found)}</>;
    case 'checking':
      return <ScreenSkeleton label={mailLinks.checking} />;
    case 'unchecked':
      return (
        <Page title={title} width="text">
          <ErrorState title={mailLinks.unchecked} error={link.error} onRetry={onRetry} />
        </Page>
      );
    case 'dead': {
      const problem = mailLinks.problems[link.code];
      return (
        <OutcomePage key={link.code} title={problem.title} actions={renewal}>
          <p>{problem.text}</p>
          {advice !== undefined && <p>{advice}</p>}
        </OutcomePage>
      );
    }
  }
}
