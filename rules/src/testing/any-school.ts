/** Random schools with random scenarios, compared with a day-by-day calculation (`cost-oracle.ts`). */
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { CHANGE_KINDS, type CostChange } from '../costs/change.js';
import { costsOf } from '../costs/costs.js';
import { withChanges } from '../costs/scenario.js';
import type { CostPosition, School } from '../costs/school.js';
import { findFunction } from '../grid/lookup.js';
import { shippedMinimumWages } from '../pay/minimum-wage.js';
import { choosableDegrees } from '../valuation/answer-issues.js';
import { isConcerned } from '../valuation/answers.js';
import { anyPosition, dayFrom } from './any-career.js';
import { gridInForce, gridWithPointValue, knownFunctions, payInput } from './builders.js';
import { oracleCosts } from './cost-oracle.js';

const FIRST = '2026-11';
const calendar: School['calendar'] = {
  grids: [
    { from: '2025-09-01', value: gridInForce },
    { from: '2027-03-16', value: gridWithPointValue('21.37') },
    { from: '2028-09-01', value: gridWithPointValue('21.6125') },
  ],
  wages: [
    ...shippedMinimumWages,
    { territory: 'metropole', from: '2027-01-01', monthCents: 189_117, source: 'test', confirmed: true },
    { territory: 'metropole', from: '2028-05-10', monthCents: 193_342, source: 'test', confirmed: true },
  ],
  territory: 'metropole',
};

const anyPeople = fc
  .array(
    fc.array(
      anyPosition({
        begins: ['2026-10-01', '2026-10-31'],
        changes: ['2024-01-01', '2029-08-01'],
        ends: ['2026-11-20', '2029-10-01'],
        mostShares: 0,
      }),
      { minLength: 1, maxLength: 2 },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((people): readonly CostPosition[] =>
    people
      .flatMap((positions, personId) => positions.map((one) => ({ ...one, personId })))
      .map((one, id) => ({ ...one, id, paidShareHundredths: one.terms[0]?.value.shareHundredths ?? 1 })),
  );

/** Values from a few numbers, because a change must fit the function that it concerns. */
interface Drawn {
  readonly kind: CostChange['kind'];
  readonly from: string;
  readonly pick: number;
  readonly share: number;
  readonly percent: number;
}

const anyChange: fc.Arbitrary<Drawn> = fc.record({
  kind: fc.constantFrom(...CHANGE_KINDS),
  from: fc.oneof(dayFrom('2026-11-01', '2029-09-30'), fc.constantFrom('2027-03-16', '2027-09-01', '2028-02-29')),
  pick: fc.nat(1_000),
  share: fc.integer({ min: 1, max: 10_000 }),
  percent: fc.integer({ min: -200, max: 1_000 }),
});

function changeOf({ kind, from, pick, share, percent }: Drawn, positions: readonly CostPosition[]): CostChange[] {
  const position = positions[pick % positions.length];
  const terms = position?.terms[0]?.value;
  if (position === undefined || terms === undefined) return [];
  const { id: positionId } = position;
  const to =
    pick % 3 === 0 ? { cents: kind === 'wage' ? 180_000 + pick * 50 : 2_050 + pick } : { percentHundredths: percent };
  if (kind === 'point-value' || kind === 'wage') return [{ kind, from, to }];
  if (kind === 'seniority') return [{ kind, from, positionId: pick % 2 === 0 ? null : positionId }];
  if (kind === 'share') return [{ kind, from, positionId, shareHundredths: share }];
  if (kind === 'leave') return [{ kind, from, positionId, leaveWeeks: pick % 7 }];
  if (kind === 'departure') return [{ kind, from, positionId }];
  if (kind === 'hiring') {
    const job = knownFunctions[pick % knownFunctions.length];
    if (job === undefined) return [];
    const { answers } = payInput(job);
    return [{ kind, from, functionId: job.id, categoryLevel: job.categoryLevel, answers, shareHundredths: share }];
  }
  const job = findFunction(gridInForce, terms.functionId);
  if (job === undefined) return [];
  const level = terms.categoryLevel;
  const criterion = gridInForce.criteria.find((one) => one.kind === 'degrees' && isConcerned(one, job, level));
  const ranks = criterion ? choosableDegrees(criterion, job, level) : [];
  const degree = ranks[pick % ranks.length]?.rank;
  return criterion === undefined || degree === undefined
    ? []
    : [{ kind, from, positionId, criterionId: criterion.id, degree }];
}

const anySchool = fc
  .tuple(anyPeople, fc.array(anyChange, { maxLength: 4 }))
  .map(([positions, drawn]) => ({ positions, changes: drawn.flatMap((one) => changeOf(one, positions)) }));

/** Asserts it for as many random schools. */
export function compareRandomSchools(numRuns: number): void {
  fc.assert(
    fc.property(anySchool, ({ positions, changes }) => {
      const school: School = { positions, calendar, changes: [] };
      const { months, yearCents, happenings } = costsOf(withChanges(school, changes), FIRST);
      const cents = months.map((month) => month.cents);
      expect(cents).toEqual(oracleCosts(school, changes, FIRST));
      expect(yearCents.reduce((sum, one) => sum + one, 0)).toBe(cents.reduce((sum, one) => sum + one, 0));
      // From a month in which nothing happens to the next such month, the sum moves by what happens in between.
      const quiet = months.filter(({ month }) => happenings.every(({ day }) => !day.startsWith(month)));
      quiet.forEach(({ month: before, cents: earlier }, place) => {
        const { month, cents: later } = quiet[place + 1] ?? { month: before, cents: earlier };
        const between = happenings.filter(({ day }) => day.slice(0, 7) > before && day.slice(0, 7) < month);
        const moved = between.flatMap(({ people }) => people.map(({ differenceCents }) => differenceCents));
        expect({ month, moved: moved.reduce((sum, one) => sum + one, 0) }).toEqual({ month, moved: later - earlier });
      });
    }),
    { seed: 7520, numRuns },
  );
}
