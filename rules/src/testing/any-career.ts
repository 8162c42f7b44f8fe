/** Random functions of random people, with the pay of each, for properties. */
import fc from 'fast-check';
import type { PaidPosition } from '../pay/arrears.js';
import type { Dated, PositionTerms } from '../pay/due-over-time.js';
import { choosableDegrees } from '../valuation/answer-issues.js';
import { NOT_CONCERNED, UNANSWERED, isConcerned, type Answers } from '../valuation/answers.js';
import { gridInForce, knownFunctions, payInput } from './builders.js';

export const dayFrom = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
const anySeniority = fc.option(
  fc.oneof(dayFrom('1985-01-01', '2023-06-01'), fc.constantFrom('2012-02-29', '2016-02-29', '2020-02-29')),
);

export function sorted<Value>(values: readonly Dated<Value>[]): readonly Dated<Value>[] {
  const last = new Map(values.map((one) => [one.from, one]));
  return [...last.values()].sort((one, other) => (one.from < other.from ? -1 : 1));
}

/** A guarantee at the row's share, cents rounded down. */
const atShare = (fullTimeCents: number | null, { shareHundredths }: PositionTerms): number | null =>
  fullTimeCents && Math.floor((fullTimeCents * shareHundredths) / 10_000);

interface Period {
  /** The function begins between the first two days, and ends, if it does, between the last two. */
  readonly begins: readonly [string, string];
  readonly changes: readonly [string, string];
  readonly ends: readonly [string, string];
  readonly mostShares: number;
}

export const anyPosition = ({
  begins: first,
  changes,
  ends,
  mostShares,
}: Period): fc.Arbitrary<Omit<PaidPosition, 'id'>> =>
  fc
    .record({
      job: fc.constantFrom(...knownFunctions),
      picks: fc.array(fc.nat(20), { minLength: 6, maxLength: 6 }),
      leaveWeeks: fc.integer({ min: 0, max: 6 }),
      seniorityOn: anySeniority,
      fixedDays: fc.boolean(),
      fullTimeCents: fc.option(fc.integer({ min: 100, max: 400_000 }), { freq: 3 }),
      begins: dayFrom(...first),
      shares: fc.array(fc.tuple(dayFrom(...changes), fc.integer({ min: 1, max: 10_000 })), { maxLength: mostShares }),
      pays: fc.array(fc.tuple(dayFrom(...changes), fc.integer({ min: 0, max: 350_000 })), { maxLength: 3 }),
      endsOn: fc.option(dayFrom(...ends), { freq: 5 }),
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
      const start = payInput(job, { ...values, answers, fixedDays: fixedDays && job.categoryLevel === 3 });
      const terms = sorted([
        { from: begins, value: start },
        ...shares.map(([from, shareHundredths]) => ({ from, value: { ...start, shareHundredths } })),
      ])
        .filter(({ from }) => from >= begins)
        .map(({ from, value }) => ({ from, value: { ...value, guaranteedCents: atShare(fullTimeCents, value) } }));
      const paid = sorted(pays.map(([from, cents]) => ({ from, value: { cents, unit: 'month' as const } })));
      return { terms, paid, endsOn };
    });
