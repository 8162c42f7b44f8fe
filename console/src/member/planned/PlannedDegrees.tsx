/** Many valuations from their function to their printed amount: one act, then the exceptions, then the document. */
import { useLayoutEffect, useRef, useState } from 'react';
import { isApiError, messageOf } from '../../api/errors';
import { useReference } from '../../api/rows';
import { usePlannedRows, useTakePlanned, type PlannedRequest, type PlannedResult } from '../../api/planned';
import { planned as words } from '../../i18n/fr';
import { Notice } from '../../ui/Notice';
import { Refusal } from '../../ui/Refusal';
import { LoadingBlock } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { Stack } from '../../ui/layout/primitives';
import { AmountList } from './AmountList';
import { MissingList } from './MissingList';
import { Nothing } from './Nothing';
import { PrintAll } from './PrintAll';
import { standingOf } from './standing';
import { TakeAll } from './TakeAll';

const NO_REFUSAL: ReadonlyMap<number, string> = new Map();

export function PlannedDegrees({ ids }: { ids: readonly number[] }) {
  const { data: rows, error, refetch } = usePlannedRows(ids);
  const reference = useReference();
  const take = useTakePlanned();
  const [result, setResult] = useState<PlannedResult | null>(null);
  const status = useRef<HTMLDivElement>(null);

  // The pressed button has disappeared.
  useLayoutEffect(() => status.current?.focus(), [result]);

  const failure = error ?? reference.error;
  if (failure !== null) {
    const retry = () => void Promise.all([refetch(), reference.refetch()]);
    return <ErrorState title={words.failed} error={failure} onRetry={retry} />;
  }
  if (rows === undefined || reference.data === undefined) return <LoadingBlock label={words.loading} />;

  const standing = standingOf(rows, reference.data.grid);
  const { toTake, waiting, computed, belowMinimum } = standing;
  const others = computed.filter((row) => !belowMinimum.includes(row));
  const gone = ids.length - rows.length;
  const send = (request: PlannedRequest) => take.mutate(request, { onSuccess: setResult });
  const isNothing = toTake.length + waiting.length + computed.length === 0;

  return (
    <Stack gap={8}>
      {gone > 0 && <Notice tone="stone">{words.gone(gone)}</Notice>}
      {result !== null && (
        <div ref={status} tabIndex={-1} role="status">
          <Notice tone={result.stoppedBy === null ? 'forest' : 'clay'}>{resultWords(result, waiting.length)}</Notice>
        </div>
      )}
      <Refusal text={take.error === null ? null : refusalWords(take.error)} />
      {isNothing && <Nothing />}
      {toTake.length > 0 ? (
        <TakeAll standing={standing} take={take} onTake={() => send({ rows: toTake })} />
      ) : (
        <>
          {waiting.length > 0 && (
            <MissingList
              waiting={waiting}
              grid={reference.data.grid}
              refusals={result?.refusals ?? NO_REFUSAL}
              busy={take.isPending}
              onConfirm={send}
            />
          )}
          {belowMinimum.length > 0 && (
            <AmountList
              id="sous-le-minimum"
              title={words.below.title(belowMinimum.length)}
              text={words.below.text}
              rows={belowMinimum}
            />
          )}
          {others.length > 0 && (
            <AmountList
              id="montants"
              title={words.amounts.title(others.length, belowMinimum.length > 0)}
              text={words.amounts.text}
              rows={others}
            />
          )}
          {computed.length > 0 && <PrintAll rows={computed} />}
        </>
      )}
    </Stack>
  );
}

function resultWords({ computed, stoppedBy }: PlannedResult, waiting: number): string {
  const done = words.done(computed, waiting);
  return stoppedBy === null ? done : words.stopped(done, messageOf(stoppedBy));
}

/** The message of a field that names the row says more than the refusal. */
function refusalWords(error: unknown): string {
  return (isApiError(error) && error.fields['ids']) || messageOf(error);
}
