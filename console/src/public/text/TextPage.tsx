/** A text page from the server, with the tables and amounts of the grid in force. */
import type { ReactNode } from 'react';
import type { PageSection } from '@valorisation/contract';
import { pages, titles, ui } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ErrorState } from '../../ui/State';
import { Moved } from './Moved';
import type { Beside } from './Sections';
import { TextOfPage } from './TextOfPage';
import { usePageText } from './usePageText';

interface TextPageProps {
  name: Exclude<keyof typeof titles, 'home'>;
  /** Sections from the console, which follow the text. */
  after?: readonly PageSection[];
  beside?: Beside;
  /** The last part of the page. */
  children?: ReactNode;
}

export function TextPage({ name, after = [], beside = {}, children }: TextPageProps) {
  const { page, error, isWaiting, isKnown, retry } = usePageText(name);

  if (page === undefined) {
    if (isWaiting) return <ScreenSkeleton />;
    return (
      <Moved path={`/${name}`} error={error}>
        <Page title={titles[name]}>
          <ErrorState error={error} onRetry={retry} />
        </Page>
      </Moved>
    );
  }
  return (
    <TextOfPage
      page={page}
      after={after}
      beside={beside}
      notice={
        error !== null && (
          <Notice
            tone="clay"
            action={
              <Button size="small" onClick={retry}>
                {ui.retry}
              </Button>
            }
          >
            {isKnown ? pages.textPages.kept : pages.textPages.shipped}
          </Notice>
        )
      }
    >
      {children}
    </TextOfPage>
  );
}
