/** The answer of the server as a school of the rules, and the lines of costs that are compared. Pure. */
import {
  costsOf,
  formatDay,
  readDegreeChoices,
  UNANSWERED,
  withChanges,
  type Answers,
  type CostChange,
  type CostPosition,
  type Costs,
  type Day,
  type School,
} from '@valorisation/rules';
import type { CostRow } from '@valorisation/contract';
import type { CostBasis } from '../../api/costs';
import { costs as words } from '../../i18n/fr/costs';

export const firstDay = ({ day }: Pick<CostBasis, 'day'>): Day => `${day.slice(0, 7)}-01`;

export function schoolOf(basis: CostBasis, { announced }: { announced: boolean }): School {
  const { rows, grids, wages, territory, contents } = basis;
  const first = firstDay(basis);
  return {
    positions: rows.map((row) => positionOf(row, first)),
    calendar: {
      grids: grids
        .filter(({ isAnnounced }) => announced || !isAnnounced)
        .flatMap(({ id, effectiveOn: from }) => {
          const value = contents.get(id);
          return value === undefined ? [] : [{ from, value }];
        }),
      wages: wages.map((wage) => ({ ...wage, territory, source: '' })),
      territory,
    },
    changes: [],
  };
}

/** A person whose seniority begins this month began then, and cost nothing before. */
function positionOf({ id, profileId, degrees, paid, ...terms }: CostRow, first: Day): CostPosition {
  const { seniorityOn, shareHundredths } = terms;
  const answers: Answers = Object.fromEntries(
    Object.entries(readDegreeChoices(degrees) ?? {}).map(([criterion, choice]) => [
      criterion,
      { ...UNANSWERED, ...choice },
    ]),
  );
  return {
    id,
    personId: profileId,
    terms: [
      {
        from: seniorityOn !== null && seniorityOn > first ? seniorityOn : first,
        value: { ...terms, answers, hourly: false },
      },
    ],
    endsOn: null,
    paid: paid.map(({ from, cents, unit }) => ({
      from: from === null || from < first ? first : from,
      value: { cents, unit },
    })),
    paidShareHundredths: shareHundredths,
  };
}

/** One line of the table and of the curve. */
export interface Series {
  readonly key: string;
  readonly name: string;
  readonly school: School;
  readonly costs: Costs;
}

export const totalOf = ({ costs: { yearCents } }: Series): number => yearCents.reduce((sum, cents) => sum + cents, 0);

const seriesOf = (key: string, name: string, school: School, first: Day): Series => ({
  key,
  name,
  school,
  costs: costsOf(school, first.slice(0, 7)),
});

/** Today's values, and the announced grid if there is one. */
export function knownSeries(basis: CostBasis): readonly Series[] {
  const first = firstDay(basis);
  const announced = basis.grids.find(({ isAnnounced }) => isAnnounced);
  const today = seriesOf('today', words.today, schoolOf(basis, { announced: false }), first);
  if (announced === undefined) return [today];
  const name = words.announced(formatDay(announced.effectiveOn));
  return [today, seriesOf('announced', name, schoolOf(basis, { announced: true }), first)];
}

/** The changes that concern functions of the list. */
export function countingChanges(
  changes: readonly CostChange[],
  { rows }: Pick<CostBasis, 'rows'>,
): readonly CostChange[] {
  const known = new Set(rows.map(({ id }) => id));
  return changes.filter(
    (change) => !('positionId' in change) || change.positionId === null || known.has(change.positionId),
  );
}

/** By its kept changes: a change of one scenario does not compute the others again. */
const computed = new WeakMap<readonly CostChange[], { readonly basis: CostBasis; readonly series: Series }>();

/** A day that has passed counts from the first month on. */
export function scenarioSeries(basis: CostBasis, kept: readonly CostChange[], place: number): Series {
  const key = `scenario-${place}`;
  const before = computed.get(kept);
  if (before?.basis === basis && before.series.key === key) return before.series;
  const first = firstDay(basis);
  const counting = countingChanges(kept, basis).map((change) =>
    change.from < first ? { ...change, from: first } : change,
  );
  const school = withChanges(schoolOf(basis, { announced: true }), counting);
  const series = seriesOf(key, words.scenario(place + 1), school, first);
  computed.set(kept, { basis, series });
  return series;
}
