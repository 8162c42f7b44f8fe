import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isApiError } from '../../core/errors';
import { Page } from '../../layout/Page';
import { LinkButton } from '../../ui/Button';
import { LoadingBlock } from '../../ui/Spinner';
import { EmptyState, ErrorState } from '../../ui/State';
import type { Answer } from '../../api/useAnswer';
import { Moved } from '../text/Moved';

interface OneRecordProps<Found> {
  /** The id in the address. An answer for an earlier id is not shown. */
  readonly id: number;
  readonly answer: Answer<Found>;
  /** The page's title until the record is loaded. */
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly gone: { readonly title: string; readonly text: string };
  readonly children: (found: Found) => ReactNode;
}

/** A published record, or a message while it is loading, when it is unavailable, and when it does not exist. */
export function OneRecord<Found extends { readonly id: number }>({
  id,
  answer: { found, error, retry },
  title,
  back,
  gone,
  children,
}: OneRecordProps<Found>) {
  const { pathname } = useLocation();
  if (error === null && found?.id === id) return children(found);
  return (
    <Moved path={pathname} error={error}>
      <Page title={title} back={back} width="text">
        {isApiError(error) && error.status === 404 ? (
          <EmptyState title={gone.title} action={<LinkButton to={back.to}>{back.label}</LinkButton>}>
            <p>{gone.text}</p>
          </EmptyState>
        ) : error === null ? (
          <LoadingBlock />
        ) : (
          <ErrorState error={error} onRetry={retry} />
        )}
      </Page>
    </Moved>
  );
}
