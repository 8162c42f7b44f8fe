/**
 * /propositions: the functions that the employer body proposes for "autre" functions. Each shows its effect on pay and
 * can be accepted or refused.
 */
import { useRef, useId, type ReactNode } from 'react';
import { useReference } from '../../api/rows';
import { proposalCalls } from '@valorisation/contract';
import { useAnswerProposal, type ProposalAnswer, type ProposedRow } from '../../api/proposals';
import { useCall } from '../../api/useCall';
import { proposals as words, titles } from '../../i18n/fr';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { LinkButton, Button } from '../../ui/Button';
import { ErrorNotice, Notice } from '../../ui/Notice';
import { EmptyState, ErrorState } from '../../ui/State';
import { showToast } from '../../core/toasts';
import { Stack, Cluster, Surface, Text } from '../../ui/layout/primitives';
import { formatDay, formatDifference, formatPoints, typeset, type Grid } from '@valorisation/rules';
import type { ValuationRow } from '../../api/valuation';
import { Amount } from '../../ui/Amount';
import { parisDayOf } from '../../ui/instant';
import { Table } from '../../ui/Table';
import { titleOf } from '../life/names';
import styles from './Proposals.module.css';

interface ProposalCardProps {
  row: ProposedRow;
  grid: Grid | undefined;
  busy: boolean;
  onAnswer: (answer: ProposalAnswer['answer']) => void;
}

function conventional({ minimumCents, hourlyCents }: ValuationRow): ReactNode {
  if (hourlyCents !== null) return <Amount value={{ cents: hourlyCents, unit: 'hour' }} />;
  return <Amount value={minimumCents === null ? null : { cents: minimumCents, unit: 'month' }} />;
}

function factsOf(grid: Grid | undefined): readonly (readonly [string, (row: ValuationRow) => ReactNode])[] {
  const { rows: heads } = words;
  const category = (level: number | null) => grid?.categories.find((one) => one.level === level)?.title ?? '';
  return [
    [heads.function, titleOf],
    [heads.category, ({ categoryLevel }) => typeset(category(categoryLevel))],
    [
      heads.index,
      ({ indexHundredths }) => (indexHundredths === null ? <Amount value={null} /> : formatPoints(indexHundredths)),
    ],
    [heads.minimum, conventional],
    [heads.due, ({ due }) => <Amount value={due} />],
  ];
}

/** Null when one of them is unknown, or when one is hourly and the other monthly. */
function differenceWords({ current, next }: ProposedRow): string | null {
  const [before, after] = [current.due, next?.due ?? null];
  if (before === null || after === null || before.unit !== after.unit) return null;
  const cents = after.cents - before.cents;
  return cents === 0 ? words.same : words.difference(formatDifference(cents, after.unit));
}

function caution({ current, next }: ProposedRow, reason: string): string {
  if (next === null) return words.refused(reason);
  return current.due === null ? words.staysOpen(reason) : words.unfinished(reason);
}

function ProposalCard({ row, grid, busy, onAnswer }: ProposalCardProps) {
  const { current, next, refusal, proposedTitle, proposedAt } = row;
  const headingId = useId();
  const title = typeset(proposedTitle);
  const difference = differenceWords(row);
  const said = (action: string) => words.of(action, current.profileName, title);
  return (
    <Surface as="li" className={styles.card} aria-labelledby={headingId}>
      <Stack gap={4}>
        <div>
          <h2 id={headingId} className="size-18">
            {current.profileName}
          </h2>
          <Text tone="quiet">{words.since(formatDay(parisDayOf(new Date(proposedAt))))}</Text>
        </div>
        <Table label={words.table(current.profileName)} className={styles.effect}>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.now}</th>
              <th scope="col">{words.next}</th>
            </tr>
          </thead>
          <tbody>
            {factsOf(grid).map(([head, fact]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                <td>{fact(current)}</td>
                <td>{next === null ? <Amount value={null} /> : fact(next)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        {difference !== null && <p>{difference}</p>}
        {refusal !== null && <Notice tone="wheat">{caution(row, refusal.message)}</Notice>}
        <Cluster gap={3}>
          {next !== null && (
            <Button
              variant="primary"
              disabled={busy}
              aria-label={said(words.accept)}
              onClick={() => onAnswer('accept')}
            >
              {words.accept}
            </Button>
          )}
          <Button disabled={busy} aria-label={said(words.refuse)} onClick={() => onAnswer('refuse')}>
            {words.refuse}
          </Button>
          <LinkButton
            to={current.due === null ? paths.valuation(current.id) : paths.conclusion(current.id)}
            variant="quiet"
          >
            {words.open}
          </LinkButton>
        </Cluster>
      </Stack>
    </Surface>
  );
}

function doneWords({ row, answer }: ProposalAnswer, completed: boolean): string {
  if (answer === 'refuse') return words.refusedDone;
  return completed ? words.accepted(row.proposedTitle) : words.acceptedOpen(row.proposedTitle);
}

export function ProposalsPage() {
  const { data: rows, error, isPending, refetch } = useCall(proposalCalls.list, {});
  const { data: reference, isPending: isReferencePending } = useReference();
  const answering = useAnswerProposal();
  const count = useRef<HTMLParagraphElement>(null);
  if (isPending || isReferencePending) return <ScreenSkeleton />;

  function answer(given: ProposalAnswer) {
    answering.mutate(given, {
      onSuccess: ({ completed }) => showToast(doneWords(given, completed), 'success'),
      // The answered row has disappeared together with the focus.
      onSettled: () => count.current?.focus(),
    });
  }

  return (
    <Page title={titles.proposals} intro={words.intro} back={{ to: paths.dashboard(), label: words.back }}>
      {rows === undefined ? (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Stack gap={5}>
          <p ref={count} tabIndex={-1} role="status">
            {rows.length > 0 && words.waiting(rows.length)}
          </p>
          <ErrorNotice error={answering.error} />
          {rows.length === 0 && (
            <EmptyState
              title={words.nothing.title}
              action={<LinkButton to={paths.dashboard()}>{words.nothing.action}</LinkButton>}
            >
              <p>{words.nothing.text}</p>
            </EmptyState>
          )}
          <Stack as="ul" gap={5}>
            {rows.map((row) => (
              <ProposalCard
                key={row.id}
                row={row}
                grid={reference?.grid}
                busy={answering.isPending}
                onAnswer={(said) => answer({ row, answer: said })}
              />
            ))}
          </Stack>
        </Stack>
      )}
    </Page>
  );
}
