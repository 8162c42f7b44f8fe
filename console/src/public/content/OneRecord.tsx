import type { ReactNode } from 'react';
import { isApiError } from '../../api/errors';
import { Page } from '../../layout/Page';
import { LinkButton } from '../../ui/Button';
import { LoadingBlock } from '../../ui/Spinner';
import { EmptyState, ErrorState } from '../../ui/State';
import type { Answer } from '../../api/useAnswer';

interface OneRecordProps<Found> {
  /** Of the address: an answer to the one before is not shown. */
  readonly id: number;
  readonly answer: Answer<Found>;
  /** Of its page while it cannot be shown. */
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly gone: { readonly title: string; readonly text: string };
  readonly children: (found: Found) => ReactNode;
}

/** What was published under an address; what is said while it is on its way, cannot be had or is gone. */
export function OneRecord<Found extends { readonly id: number }>({
  id,
  answer: { found, error, retry },
  title,
  back,
  gone,
  children,
}: OneRecordProps<Found>) {
  if (error === null && found?.id === id) return children(found);
  return (
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
  );
}
