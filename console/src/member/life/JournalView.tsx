/** The whole journal of a valuation in the user's own establishment. */
import { lifeCalls } from '@valorisation/contract';
import { useReference } from '../../api/rows';
import { useCall } from '../../api/useCall';
import type { ValuationRow } from '../../api/valuation';
import { JournalEntries } from '../../amounts/parts/JournalEntries';
import { life } from '../../i18n/fr';
import { Skeleton } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { Stack } from '../../ui/layout/primitives';

const { journal: words } = life;

export interface JournalViewProps {
  row: ValuationRow;
  onShowMoment: (instant: string) => void;
}

export function JournalView({ row, onShowMoment }: JournalViewProps) {
  const { data: entries, error, refetch } = useCall(lifeCalls.journal, { params: { id: row.id } });
  const { data: reference } = useReference();
  if (entries === undefined) {
    if (error !== null) return <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />;
    return (
      <Stack role="status" aria-label={words.loading} gap={3} className="full">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} height="64px" />
        ))}
      </Stack>
    );
  }
  return <JournalEntries entries={entries} reference={reference} onShowMoment={onShowMoment} />;
}
