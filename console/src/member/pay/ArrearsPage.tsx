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
import { Stack, Text } from '../../ui/layout/primitives';
import { EmptyState } from '../../ui/State';
import { NumberCell, NumberHead, Table } from '../../ui/Table';
import { ErrorPage } from '../classification/parts/ClassificationFrame';
import { monthName } from '../figures/anniversaryMonths';
import { gapWords } from './gapWords';

const { arrears: words } = pay;

type Month = PersonArrears['months'][number];

function headline({ owedCents, since, months }: PersonArrears): string {
  if (owedCents === 0) return words.nothing;
  const owed = months.filter((month) => month.owedCents > 0).length;
  const total = words.owed(formatMoney(owedCents), counted(owed, 'mois', 'mois'));
  return since === null ? total : `${total} ${words.since(monthName(since))}`;
}

const gridsOf = (month: Month | undefined): string =>
  [...new Set(month?.compared.map(({ gridFrom }) => formatDay(gridFrom)))].join(' et du ');

/** The grid, where it is not that of the line above, and why some days are not compared. */
function remarks(month: Month, above: Month | undefined): string {
  const grids = gridsOf(month);
  const why = month.compared.length === 0 ? words.notComparedWhole : words.notCompared;
  const isNamed = grids !== '' && grids !== gridsOf(above);
  return [...(isNamed ? [words.gridOf(grids)] : []), ...month.notCompared.map((one) => why[one])].join(', ');
}

function Months({ months, owedCents }: Pick<PersonArrears, 'months' | 'owedCents'>) {
  const { columns } = words;
  return (
    <Table label={words.months}>
      <thead>
        <tr>
          <th scope="col">{columns.month}</th>
          <NumberHead>{columns.due}</NumberHead>
          <NumberHead>{columns.paid}</NumberHead>
          <NumberHead>{columns.owed}</NumberHead>
        </tr>
      </thead>
      <tbody>
        {[...months].reverse().map((month, place, lines) => (
          <tr key={month.month}>
            <th scope="row">
              {monthName(month.month)}
              <Text as="span" tone="note" className="block regular">
                {remarks(month, lines[place - 1])}
              </Text>
            </th>
            {month.compared.length === 0 ? (
              <NumberCell colSpan={3}>–</NumberCell>
            ) : (
              <>
                <NumberCell>{formatMoney(month.dueCents)}</NumberCell>
                <NumberCell>{formatMoney(month.paidCents)}</NumberCell>
                <NumberCell className={month.owedCents > 0 ? 'strong' : undefined}>
                  {formatMoney(month.owedCents)}
                </NumberCell>
              </>
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {words.total}
          </th>
          <NumberCell className="strong">{formatMoney(owedCents)}</NumberCell>
        </tr>
      </tfoot>
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
      intro={months.length > 0 && headline(arrears)}
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
            <section>
              <h2 className="below-2">{words.assumptions}</h2>
              <Stack as="ul" gap={1} indent={5}>
                {assumptionsOf(arrears).map((assumption) => (
                  <li key={assumption}>{assumption}</li>
                ))}
              </Stack>
            </section>
            <Months {...arrears} />
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
