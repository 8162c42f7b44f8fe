/** A text page from the server, with the tables and amounts of the grid in force. */
import { useEffect, type ReactNode } from 'react';
import { isApiError } from '../../core/errors';
import { contentCalls, type Page as PageText, type PageSection } from '@valorisation/contract';
import { useAnswer, useAsked } from '../../api/useAnswer';
import { pages, titles, ui } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ErrorState } from '../../ui/State';
import { Moved } from './Moved';
import type { Beside } from './Sections';
import { shippedText } from './shippedText';
import { TextOfPage } from './TextOfPage';

/** The pages read so far are shown at once, and also while the server does not answer. */
const read = new Map<string, PageText>();

interface TextPageProps {
  name: Exclude<keyof typeof titles, 'home'>;
  /** Sections from the console, which follow the text. */
  after?: readonly PageSection[];
  beside?: Beside;
  /** The last part of the page. */
  children?: ReactNode;
}

export function TextPage({ name, after = [], beside = {}, children }: TextPageProps) {
  const { found, error, retry } = useAnswer(contentCalls.page, { params: { name } });
  useEffect(() => {
    if (found !== undefined) read.set(name, found);
  }, [name, found]);
  // 404 means that the page was withdrawn. Any other error means that the server does not answer.
  const isAway = error !== null && !(isApiError(error) && error.status === 404);
  const shipped = useAsked(isAway ? name : '', async () => (isAway ? shippedText(name) : null));
  const known = found ?? read.get(name);
  const page = known ?? (isAway ? (shipped.found ?? undefined) : undefined);

  if (page === undefined) {
    if (error === null || (isAway && shipped.error === null)) return <ScreenSkeleton />;
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
            {known === undefined ? pages.textPages.shipped : pages.textPages.kept}
          </Notice>
        )
      }
    >
      {children}
    </TextOfPage>
  );
}
