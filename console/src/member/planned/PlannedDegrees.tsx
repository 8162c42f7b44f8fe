/** Takes many valuations from their function to their printed amount. */
import { useLayoutEffect, useRef, useState } from 'react';
import { isApiError, messageOf } from '../../core/errors';
import { useReference } from '../../api/rows';
import {
  usePlannedRows,
  useTakePlanned,
  type PlannedRequest,
  type PlannedResult,
  type PlannedRow,
} from '../../api/planned';
import { planned as words } from '../../i18n/fr';
import { Notice } from '../../ui/Notice';
import { Refusal } from '../../ui/Refusal';
import { LoadingBlock } from '../../ui/Spinner';
import { ErrorState } from '../../ui/State';
import { Stack, Text } from '../../ui/layout/primitives';
import { MissingList } from './MissingList';
import { Nothing } from './Nothing';
import { PrintAll } from './PrintAll';
import { standingOf } from './standing';
import { PersonHead, TakeAll } from './TakeAll';
import { amountDue } from '../../i18n/fr/amountDue';
import { Pagination } from '../../ui/Pagination';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { RowAmount } from '../dashboard/RowAmount';
import { lastPageOf, pageOf } from '../exchange/pages';

interface AmountListProps {
  id: string;
  title: string;
  text: string;
  rows: readonly PlannedRow[];
}

function AmountList({ id, title, text, rows }: AmountListProps) {
  const [page, setPage] = useState(1);
  const lastPage = lastPageOf(rows);
  const shownPage = Math.min(page, lastPage);
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Text reading>{text}</Text>
      <Table label={title}>
        <thead>
          <tr>
            <th scope="col">{words.person}</th>
            <NumberHead>{amountDue.label}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {pageOf(rows, shownPage).map((row) => (
            <tr key={row.id}>
              <PersonHead row={row} />
              <NumberCell>
                <RowAmount row={row} />
              </NumberCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <Pagination page={shownPage} lastPage={lastPage} onPageChange={setPage} />
    </Stack>
  );
}

const NO_REFUSAL: ReadonlyMap<number, string> = new Map();

export function PlannedDegrees({ ids }: { ids: readonly number[] }) {
  const { data: rows, error, refetch } = usePlannedRows(ids);
  const reference = useReference();
  const take = useTakePlanned();
  const [result, setResult] = useState<PlannedResult | null>(null);
  const status = useRef<HTMLDivElement>(null);

  // The pressed button has disappeared, so the status line gets the focus.
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

/** The message of a field names the row, so it is used instead of the refusal's own sentence. */
function refusalWords(error: unknown): string {
  return (isApiError(error) && error.fields['ids']) || messageOf(error);
}
