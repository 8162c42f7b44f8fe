/** /verifier: computes the amount of a printed reference, or of an entry in a history, again and compares the two. */
import {
  parseReference,
  formatAmount,
  formatDay,
  receiptLines,
  countedPoints,
  formatPoints,
} from '@valorisation/rules';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isApiError, messageOf } from '../../core/errors';
import { useReplay, type ReplayTarget, type Replay } from '../../api/replay';
import { replay as words, titles } from '../../i18n/fr';
import { Fold } from '../../layout/Fold';
import { Page } from '../../layout/Page';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { LoadingBlock } from '../../ui/Spinner';
import { EmptyState, ErrorState } from '../../ui/State';
import { TextField } from '../../ui/TextField';
import { BoundForm } from '../../ui/form/BoundForm';
import { useBoundForm } from '../../ui/form/useBoundForm';
import { Stack, Text } from '../../ui/layout/primitives';
import { Link } from 'react-router-dom';
import { Receipt } from '../../amounts/parts/Receipt';
import { updateWords } from '../../amounts/model/dueWords';
import { today } from '../../amounts/model/today';
import { useAmountGrid, useReference, useValuationFile } from '../../api/rows';
import { useUser } from '../../api/session';
import type { Fact } from '../../ui/FactList';
import { formatInstant } from '../../ui/instant';
import { Notice } from '../../ui/Notice';
import { PastState } from '../life/PastState';
import { Badge } from '../../ui/Badge';
import { NumberCell, Table } from '../../ui/Table';

type Step = Replay['steps'][number];

function valueWords(unit: Step['unit'], value: number | null): string {
  if (value === null) return words.none;
  return unit === 'points' ? countedPoints(formatPoints(value)) : formatAmount({ cents: value, unit });
}

function ReplaySteps({ steps }: { steps: readonly Step[] }) {
  return (
    <Table label={words.steps} frameClassName="max-640" className="plain-rows right-figures">
      <thead>
        <tr>
          <th scope="col">{words.step}</th>
          <th scope="col">{words.kept}</th>
          <th scope="col">{words.again}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, name, unit, kept, again }) => (
          <tr key={step}>
            <th scope="row">
              {name} {kept !== again && <Badge tone="clay">{words.differs}</Badge>}
            </th>
            <NumberCell>{valueWords(unit, kept)}</NumberCell>
            <NumberCell>{valueWords(unit, again)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const { facts } = words;

function factsOf({ recordedAt, gridDay, rulesVersion, rulesToday, valuation }: Replay): readonly Fact[] {
  const { calculatedOn } = valuation;
  return [
    [facts.recordedAt, formatInstant(recordedAt)],
    ...(calculatedOn === null ? [] : [[facts.calculatedOn, formatDay(calculatedOn)] as const]),
    ...(gridDay === null ? [] : [[facts.grid, facts.gridOf(formatDay(gridDay))] as const]),
    [facts.rules, rulesVersion === rulesToday ? facts.version(rulesVersion) : facts.versions(rulesVersion, rulesToday)],
  ];
}

/** A printed amount due may include floors and other functions, so this page shows today's amount due too. */
function DueToday({ id }: { id: number }) {
  const valuation = useValuationFile(id).data?.valuation;
  const due = valuation?.due ?? null;
  if (valuation === undefined || due === null) return <Text reading>{words.due}</Text>;
  return (
    <Text reading>
      {words.due} {words.dueToday([formatAmount(due), ...updateWords(valuation)].join(', '))}
    </Text>
  );
}

function ReplayResult({ replay }: { replay: Replay }) {
  const { data: inForce } = useReference();
  const { data: grid } = useAmountGrid(replay.valuation.gridId, inForce);
  const user = useUser();
  return (
    <Stack as="section" gap={5} aria-label={words.result(replay.reference)}>
      <h2>{words.result(replay.reference)}</h2>
      <Notice tone={replay.verdict === 'same' ? 'forest' : 'wheat'} alert>
        <strong>{words.verdicts[replay.verdict]}.</strong> {replay.statement}
      </Notice>
      <ReplaySteps steps={replay.steps} />
      <DueToday id={replay.valuation.id} />
      <div>
        <Fold title={words.state}>
          <PastState valuation={replay.valuation} reference={grid} heading="h3" lead={factsOf(replay)} />
          <Text tone="quiet" reading>
            {words.simulated}
          </Text>
        </Fold>
        {grid !== undefined && replay.trace.length > 0 && (
          <Fold title={words.calculation}>
            <Receipt lines={receiptLines(replay.trace, grid.grid)} />
          </Fold>
        )}
      </div>
      <p className="printed">{words.printed(user?.companyName ?? null, formatDay(today()))}</p>
    </Stack>
  );
}

interface Asked {
  reference: string;
}

function targetOf(query: URLSearchParams): ReplayTarget | null {
  const reference = query.get('ref')?.trim() ?? '';
  if (reference !== '') return { reference };
  const [valuationId, entry] = [Number(query.get('valeur')), Number(query.get('entree'))];
  return Number.isInteger(valuationId) && valuationId > 0 && Number.isInteger(entry) && entry > 0
    ? { valuationId, entry }
    : null;
}

function refusalOf(reference: string): string | null {
  if (reference.trim() === '') return words.empty;
  return parseReference(reference) === null ? words.malformed : null;
}

interface AskProps {
  shown: string;
  /** Why nothing was found. */
  refusal: string | null;
  onAsk: (reference: string) => void;
}

function AskReference({ shown, refusal, onAsk }: AskProps) {
  const form = useBoundForm<Asked>({
    labels: { reference: words.reference },
    start: { reference: shown },
    check: ({ reference }) => ({ reference: refusalOf(reference) }),
    send: async ({ reference }) => Promise.resolve(onAsk(reference.trim())),
  });
  const field = form.field('reference');
  return (
    <BoundForm form={form} className="unprinted max-560">
      <TextField hint={words.hint} autoComplete="off" {...field} error={field.error ?? refusal} />
      <Button type="submit" variant="primary" busy={form.busy}>
        {words.check}
      </Button>
    </BoundForm>
  );
}

const isUnknown = (error: unknown) => isApiError(error) && error.status === 404;

/** What the server has refused stays refused when it is asked again. */
const isRefused = (error: unknown) => isApiError(error) && error.status < 500;

/** An address may contain a reference that the form would refuse. */
function refusalWords(reference: string, error: unknown): string | null {
  if (reference === '' || !isRefused(error)) return null;
  if (!isUnknown(error)) return messageOf(error);
  return refusalOf(reference) ?? `${words.unknown.title}. ${words.unknown.text}`;
}

function Outcome({ target, outcome }: { target: ReplayTarget; outcome: ReturnType<typeof useReplay> }) {
  const { data: replay, error, refetch } = outcome;
  if (isRefused(error)) {
    // The field says it of a reference.
    if ('reference' in target) return null;
    return (
      <EmptyState title={isUnknown(error) ? words.unknown.title : words.failed}>
        <p>{isUnknown(error) ? words.unknown.text : messageOf(error)}</p>
      </EmptyState>
    );
  }
  if (error !== null) return <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />;
  return replay === undefined ? <LoadingBlock label={words.loading} /> : <ReplayResult replay={replay} />;
}

export function VerifyPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const target = targetOf(query);
  const outcome = useReplay(target);
  const shown = query.get('ref') ?? '';
  return (
    <Page
      title={titles.verify}
      intro={words.intro}
      back={{ to: paths.dashboard(), label: words.back }}
      {...(outcome.data !== undefined && { action: <Button onClick={() => window.print()}>{words.print}</Button> })}
    >
      <Stack gap={6}>
        <AskReference
          key={shown}
          shown={shown}
          refusal={refusalWords(shown, outcome.error)}
          onAsk={(ref) => void navigate(paths.verify({ ref }))}
        />
        {target !== null && <Outcome target={target} outcome={outcome} />}
        {outcome.data === undefined && (
          <section>
            <h2>{words.withoutReference.title}</h2>
            <Text reading>
              {words.withoutReference.text} <Link to={paths.dashboard()}>{words.withoutReference.link}</Link>
            </Text>
          </section>
        )}
      </Stack>
    </Page>
  );
}
