import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { scaled } from '../../../backend/test/support/scale.js';
import { oracleMonths } from '../testing/career-oracle.js';
import { gridWithPointValue, gridInForce, knownFunctions, pastGrid, payInput } from '../testing/builders.js';
import { choosableDegrees } from '../valuation/answer-issues.js';
import { NOT_CONCERNED, UNANSWERED, isConcerned, type Answers } from '../valuation/answers.js';
import { arrearsOf, type PaidPosition } from './arrears.js';
import type { Dated, DueCalendar, PositionTerms } from './due-over-time.js';
import { shippedMinimumWages } from './minimum-wage.js';

// A fixed seed repeats the same careers in every run.
fc.configureGlobal({ seed: 7520, numRuns: scaled({ part: 60, all: 300 }) });

const TODAY = '2026-11-28';
const calendar: DueCalendar = {
  grids: [
    { from: '2024-02-29', value: pastGrid },
    { from: '2024-09-01', value: gridInForce },
    { from: '2025-09-16', value: gridWithPointValue('21.37') },
  ],
  wages: [
    ...shippedMinimumWages,
    { territory: 'metropole', from: '2024-03-15', monthCents: 176_692, source: 'test', confirmed: true },
    { territory: 'metropole', from: '2024-11-01', monthCents: 180_180, source: 'test', confirmed: true },
  ],
  territory: 'metropole',
};

const dayFrom = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const anySeniority = fc.option(
  fc.oneof(dayFrom('1985-01-01', '2023-06-01'), fc.constantFrom('2012-02-29', '2016-02-29', '2020-02-29')),
);

function sorted<Value>(values: readonly Dated<Value>[]): readonly Dated<Value>[] {
  const last = new Map(values.map((one) => [one.from, one]));
  return [...last.values()].sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** A guarantee at the row's share, cents rounded down. */
const atShare = (fullTimeCents: number | null, { shareHundredths }: PositionTerms): number | null =>
  fullTimeCents && Math.floor((fullTimeCents * shareHundredths) / 10_000);

const anyPosition = fc
  .record({
    job: fc.constantFrom(...knownFunctions),
    picks: fc.array(fc.nat(20), { minLength: 6, maxLength: 6 }),
    leaveWeeks: fc.integer({ min: 0, max: 6 }),
    seniorityOn: anySeniority,
    fixedDays: fc.boolean(),
    fullTimeCents: fc.option(fc.integer({ min: 100, max: 400_000 }), { freq: 3 }),
    begins: dayFrom('2023-06-01', '2026-06-01'),
    shares: fc.array(fc.tuple(dayFrom('2023-06-02', '2026-11-01'), fc.integer({ min: 1, max: 10_000 })), {
      maxLength: 2,
    }),
    pays: fc.array(fc.tuple(dayFrom('2023-06-01', '2026-11-01'), fc.integer({ min: 0, max: 350_000 })), {
      maxLength: 3,
    }),
    endsOn: fc.option(dayFrom('2025-01-01', '2026-12-01'), { freq: 5 }),
  })
  .map(({ job, picks, begins, shares, pays, endsOn, fixedDays, fullTimeCents, ...values }) => {
    const answers: Answers = Object.fromEntries(
      gridInForce.criteria.map((criterion, place) => {
        if (!isConcerned(criterion, job, job.categoryLevel)) return [criterion.id, NOT_CONCERNED];
        const ranks = choosableDegrees(criterion, job, job.categoryLevel).map(({ rank }) => rank);
        const open = criterion.kind === 'training' ? [0, ...ranks] : ranks;
        return [criterion.id, { ...UNANSWERED, degree: open[(picks[place] ?? 0) % open.length] ?? null }];
      }),
    );
    const first: PositionTerms = payInput(job, { ...values, answers, fixedDays: fixedDays && job.categoryLevel === 3 });
    const terms = sorted([
      { from: begins, value: first },
      ...shares.map(([from, shareHundredths]) => ({ from, value: { ...first, shareHundredths } })),
    ])
      .filter(({ from }) => from >= begins)
      .map(({ from, value }) => ({ from, value: { ...value, guaranteedCents: atShare(fullTimeCents, value) } }));
    const paid = sorted(pays.map(([from, cents]) => ({ from, value: { cents, unit: 'month' as const } })));
    return { terms, paid, endsOn };
  });

const anyPerson: fc.Arbitrary<readonly PaidPosition[]> = fc
  .array(anyPosition, { minLength: 1, maxLength: 3 })
  .map((positions) => positions.map((one, id) => ({ id, ...one })));

describe('arrears of any career', () => {
  it('equal a day-by-day calculation with its own dates, to the cent of each month', () => {
    fc.assert(
      fc.property(anyPerson, (positions) => {
        const arrears = arrearsOf(positions, calendar, TODAY);
        const known = new Map(arrears.months.map(({ month, dueCents, paidCents }) => [month, [dueCents, paidCents]]));
        for (const { month, due, paid } of oracleMonths(positions, calendar, TODAY)) {
          expect({ month, amounts: known.get(month) ?? [0, 0] }).toEqual({ month, amounts: [due, paid] });
        }
        expect(arrears.owedCents).toBe(
          arrears.months.reduce((sum, one) => sum + Math.max(0, one.dueCents - one.paidCents), 0),
        );
      }),
    );
  });
});
