import type { ReactNode } from 'react';
import { publications as words } from '../../i18n/fr';
import { LinkButton } from '../../ui/Button';
import { Stack, Text } from '../../ui/layout/primitives';
import { Pagination } from '../../ui/Pagination';
import { LoadingBlock } from '../../ui/Spinner';
import { EmptyState, ErrorState } from '../../ui/State';
import type { Answer } from '../../api/useAnswer';

interface Found<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
}

interface ListStateProps<Row> {
  readonly answer: Answer<Found<Row>>;
  readonly count: (total: number) => string;
  readonly empty: { readonly title: string; readonly text: string };
  /** True when a search or a filter limits the list. */
  readonly isNarrowed?: boolean;
  readonly searchOf: (page: number) => string;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

export function ListState<Row>({ answer, count, empty, isNarrowed = false, searchOf, children }: ListStateProps<Row>) {
  const { found, error, retry } = answer;
  if (error !== null) return <ErrorState error={error} onRetry={retry} />;
  if (found === undefined) return <LoadingBlock />;
  if (found.total === 0) {
    return isNarrowed ? (
      <EmptyState title={words.nothingFound} action={<LinkButton to={{ search: '' }}>{words.showAll}</LinkButton>}>
        <p>{words.nothingFoundHint}</p>
      </EmptyState>
    ) : (
      <EmptyState title={empty.title}>
        <p>{empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <Stack gap={6}>
      <Text tone="hint" role="status">
        {count(found.total)}
      </Text>
      {children(found.data)}
      <Pagination page={found.page} lastPage={found.lastPage} searchOf={searchOf} />
    </Stack>
  );
}
