/** Takes many valuations from their function to their printed amount. */
import { formatAmount, formatMoney } from '@valorisation/rules';
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
import { Stack, Cluster, Text, Inline } from '../../ui/layout/primitives';
import { MissingList } from './MissingList';
import { Nothing } from './Nothing';
import { PrintAll } from './PrintAll';
import { standingOf, type Standing, lacksOf, type Waiting } from './standing';
import { Button } from '../../ui/Button';
import { Progress } from '../../ui/Progress';
import { Summary } from '../../ui/Summary';
import { titleOf } from '../life/names';
import { amountDue } from '../../i18n/fr/amountDue';
import { Pagination } from '../../ui/Pagination';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { RowAmount } from '../dashboard/RowAmount';
import { lastPageOf, pageOf } from '../exchange/pages';
import styles from './Planned.module.css';

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
              <th scope="row">
                {row.profileName}
                <Inline tone="hint" className="block regular">
                  {titleOf(row)}
                </Inline>
              </th>
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

const { take: text } = words;

const AT_A_GLANCE = 6;

interface Outcome {
  readonly row: PlannedRow;
  readonly lacks: readonly string[];
}

function Rows({ title, rows }: { title: string; rows: readonly Outcome[] }) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= AT_A_GLANCE}>
      <Summary>{title}</Summary>
      <ul className="indent-5 small">
        {rows.map(({ row, lacks }) => (
          <li key={row.id}>
            {text.row(
              row.profileName,
              titleOf(row),
              row.dueAfterUpdate === null ? lacks : [formatAmount(row.dueAfterUpdate)],
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PlannedOutcomeProps {
  ready: readonly PlannedRow[];
  waiting: readonly Waiting[];
}

/** Shown before the act: which valuations in progress will have an amount, and what the others will still lack. */
function PlannedOutcome({ ready, waiting }: PlannedOutcomeProps) {
  const incomplete = waiting.map((one) => ({ row: one.row, lacks: lacksOf(one).map(lackWords) }));
  return (
    <Stack gap={2}>
      <Rows title={text.computed(ready.length)} rows={ready.map((row) => ({ row, lacks: [] }))} />
      <Rows title={text.incomplete(incomplete.length)} rows={incomplete} />
    </Stack>
  );
}

function lackWords(lack: ReturnType<typeof lacksOf>[number]): string {
  return lack === 'answers' || lack === 'reason' ? words.missing[lack] : text.lacks[lack];
}

interface TakeAllProps {
  standing: Standing;
  take: Pick<ReturnType<typeof useTakePlanned>, 'isPending' | 'done'>;
  onTake: () => void;
}

function TakeAll({ standing, take: { isPending, done }, onTake }: TakeAllProps) {
  const { inProgress, ready, waiting, toTake } = standing;
  const progress = text.progress(done, toTake.length);
  const months = ready.flatMap(({ dueAfterUpdate: due }) => (due?.unit === 'month' ? [due.cents] : []));
  return (
    <Stack as="section" gap={3} align="start" aria-labelledby="degres-prevus">
      <h2 id="degres-prevus">{text.title(inProgress.length)}</h2>
      <Text reading>{text.text}</Text>
      <Text reading>{text.final}</Text>
      <PlannedOutcome ready={ready} waiting={waiting} />
      <Cluster gap={4} rowGap={2} align="center">
        <Button variant="primary" busy={isPending} onClick={onTake}>
          {text.action(toTake.length, inProgress.length)}
        </Button>
        {months.length > 0 && (
          <span className="strong amounts">
            {text.month(formatMoney(months.reduce((sum, cents) => sum + cents, 0)), months.length)}
          </span>
        )}
        {isPending && (
          <div className={styles.progress}>
            <Progress value={done} max={toTake.length} label={text.running} text={progress} />
            <span className="amounts">{progress}</span>
          </div>
        )}
      </Cluster>
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
