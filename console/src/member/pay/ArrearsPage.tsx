/** /personne/{id}/rappel: what is owed to a person for past months, as an estimate that can be printed. */
import type { PersonArrears } from '@valorisation/contract';
import { useParams } from 'react-router-dom';
import { counted, formatDay, formatMoney, typeset } from '@valorisation/rules';
import { useArrears } from '../../api/pay';
import { pay } from '../../i18n/fr/pay';
import { NotFoundPage } from '../../layout/NotFoundPage';
import { Page } from '../../layout/Page';
import { ScreenSkeleton } from '../../layout/skeleton/ScreenSkeleton';
import { paths } from '../../routes';
import { Button } from '../../ui/Button';
import { Cluster, Inline, Stack, Text } from '../../ui/layout/primitives';
import { cx } from '../../ui/cx';
import { EmptyState } from '../../ui/State';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { ErrorPage } from '../classification/parts/ClassificationFrame';
import { monthName } from '../figures/anniversaryMonths';
import { NARROW, useMediaQuery } from '../../ui/useMediaQuery';
import styles from './Arrears.module.css';
import { gridsOf, isOwedAgain, periodOf, runsOf, type Run } from './arrearsRuns';
import { gapWords } from './gapWords';

const { arrears: words } = pay;

function Answer(arrears: PersonArrears) {
  const { owedCents, since, months } = arrears;
  const owed = months.filter((month) => month.owedCents > 0).length;
  if (owedCents === 0) return <p>{words.nothing}</p>;
  return (
    <section aria-label={words.total}>
      <Cluster as="p" rowGap={0} align="baseline">
        <span className={styles.owed}>{formatMoney(owedCents)}</span>
        <Inline tone="hint">{words.estimate(counted(owed, 'mois', 'mois'))}</Inline>
      </Cluster>
      <Text reading above={2}>
        {words.owed} {since !== null && words.since(monthName(since), isOwedAgain(arrears))}
      </Text>
    </section>
  );
}

/**
 * How many months it counts, the grid where it is not that of the line above, and why some days are not compared. A phone
 * has no room for the grid.
 */
function remarks({ first, count, owedCents }: Run, above: Run | undefined, isNarrow: boolean): string {
  const why = first.compared.length === 0 ? words.notComparedWhole : words.notCompared;
  const [grids, gridsAbove] = [gridsOf(first), above && gridsOf(above.first)];
  const counts = counted(count, 'mois', 'mois');
  return [
    ...(count === 1 ? [] : [owedCents === 0 ? counts : words.times(counts, formatMoney(first.owedCents))]),
    ...(isNarrow || grids.length === 0 || String(grids) === String(gridsAbove)
      ? []
      : [words.gridOf(grids.map(formatDay).join(' et du '))]),
    ...first.notCompared.map((one) => why[one]),
  ].join(', ');
}

function Figures({ first, owedCents }: Run) {
  if (first.compared.length === 0) return <NumberCell colSpan={3}>–</NumberCell>;
  if (owedCents === 0) {
    return (
      <NumberCell colSpan={3} className="quiet">
        {words.nothingOwed}
      </NumberCell>
    );
  }
  return (
    <>
      <NumberCell>{formatMoney(first.dueCents)}</NumberCell>
      <NumberCell>{formatMoney(first.paidCents)}</NumberCell>
      <NumberCell className="strong">{formatMoney(owedCents)}</NumberCell>
    </>
  );
}

function Months({ months, owedCents }: Pick<PersonArrears, 'months' | 'owedCents'>) {
  const { columns } = words;
  const isNarrow = useMediaQuery(NARROW);
  return (
    <Table label={words.months} className={cx(styles.months, 'readable-on-paper')}>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <NumberHead>{columns.due}</NumberHead>
          <NumberHead>{columns.paid}</NumberHead>
          <NumberHead>{columns.owed}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {runsOf(months).map((run, place, lines) => (
          <tr key={run.first.month}>
            <th scope="row" className={run.owedCents === 0 ? 'quiet regular' : undefined}>
              {periodOf(run, isNarrow)}
              <Text as="span" tone="note" className="block regular">
                {remarks(run, lines[place - 1], isNarrow)}
              </Text>
            </th>
            <Figures {...run} />
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={3}>
            {words.total}
          </th>
          <NumberCell className="strong">{formatMoney(owedCents)}</NumberCell>
        </tr>
      </tbody>
    </Table>
  );
}

function assumptionsOf({
  functions,
  uncomputed,
  unconfirmedGrids,
  unconfirmedWages,
}: PersonArrears): readonly string[] {
  return [
    ...functions.flatMap(({ functionTitle, since, isPayAssumed, isSinceUnknown }) => {
      const title = typeset(functionTitle);
      const assumed = (isPayAssumed ? words.assumedPay : words.assumed)(title, formatDay(since));
      return isSinceUnknown ? [assumed, words.noSeniority(title)] : [assumed];
    }),
    ...(uncomputed === 0 ? [] : [words.uncomputed(counted(uncomputed, 'fonction reste', 'fonctions restent'))]),
    ...words.rules,
    ...unconfirmedGrids.map((day) => words.grid(formatDay(day))),
    ...unconfirmedWages.map((day) => words.wage(formatDay(day))),
  ];
}

function Hourly({ hourly }: Pick<PersonArrears, 'hourly'>) {
  return (
    <section>
      <h2>{words.hourly}</h2>
      <Text tone="hint">{words.hourlyRule}</Text>
      <Stack as="ul" gap={1} indent={5} className="above-2">
        {hourly.map(({ valuationId, functionTitle, gapCents, unit }) => (
          <li key={valuationId}>
            {typeset(functionTitle)}, {gapCents === null ? words.hourlyUnknown : gapWords(gapCents, unit)}
          </li>
        ))}
      </Stack>
    </section>
  );
}

function Arrears({ arrears }: { arrears: PersonArrears }) {
  const { profileId, profileName, isPartial, months, hourly } = arrears;
  return (
    <Page
      title={words.title(profileName)}
      back={{ to: paths.person(profileId), label: profileName }}
      action={<Button onClick={() => window.print()}>{words.print}</Button>}
    >
      <Stack gap={8}>
        {isPartial && <p>{words.partial}</p>}
        {months.length === 0 ? (
          <EmptyState title={words.noMonths}>
            <p>{words.noMonthsText}</p>
          </EmptyState>
        ) : (
          <>
            <Answer {...arrears} />
            <Months {...arrears} />
            <section>
              <h2 className="below-2">{words.assumptions}</h2>
              <Stack as="ul" gap={1} indent={5}>
                {assumptionsOf(arrears).map((assumption) => (
                  <li key={assumption}>{assumption}</li>
                ))}
              </Stack>
            </section>
          </>
        )}
        {hourly.length > 0 && <Hourly hourly={hourly} />}
      </Stack>
    </Page>
  );
}

function Loaded({ id }: { id: number }) {
  const { data, error, refetch } = useArrears(id);
  if (data !== undefined) return <Arrears arrears={data} />;
  return error === null ? <ScreenSkeleton /> : <ErrorPage error={error} onRetry={() => void refetch()} />;
}

export function ArrearsPage() {
  const number = Number(useParams()['id']);
  return Number.isInteger(number) && number > 0 ? <Loaded key={number} id={number} /> : <NotFoundPage />;
}
