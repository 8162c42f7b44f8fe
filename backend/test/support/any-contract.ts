/** Valid contracts for a version of the grid, for any function, degrees and terms. */
import fc from 'fast-check';
import {
  choosableDegrees,
  isConcerned,
  type Answers,
  type Grid,
  type JobFunction,
  type PayInput,
} from '@valorisation/rules';

export const CALCULATED_ON = '2026-06-15';
export const MOST_WEEKS = 6;
export const MOST_YEARS = 45;

const none = { degree: null, notConcerned: false, reason: null, evidence: null };

/** The first day for years completed on the day of the calculation. */
export const since = (years: number): string => `${2026 - years}-01-10`;

/** Valid answers, picked by one number per criterion. */
export function answersFrom(
  grid: Grid,
  job: JobFunction,
  level: PayInput['categoryLevel'],
  picks: readonly number[],
): Answers {
  return Object.fromEntries(
    grid.criteria.map((criterion, place) => {
      if (!isConcerned(criterion, job, level)) return [criterion.id, { ...none, notConcerned: true }];
      const ranks = choosableDegrees(criterion, job, level).map(({ rank }) => rank);
      const open = criterion.kind === 'training' ? [0, ...ranks] : ranks;
      return [criterion.id, { ...none, degree: open[(picks[place] ?? 0) % open.length] ?? null }];
    }),
  );
}

export const anyCase = (grid: Grid): fc.Arbitrary<{ input: PayInput; years: number }> =>
  fc
    .record({
      job: fc.constantFrom(...grid.functions),
      level: fc.constantFrom<PayInput['categoryLevel']>(0, 1, 2, 3),
      picks: fc.array(fc.nat(20), { minLength: grid.criteria.length, maxLength: grid.criteria.length }),
      years: fc.integer({ min: 0, max: MOST_YEARS }),
      terms: fc.record({
        leaveWeeks: fc.integer({ min: 0, max: MOST_WEEKS }),
        shareHundredths: fc.integer({ min: 1, max: 10_000 }),
        guaranteedShareHundredths: fc.integer({ min: 1, max: 10_000 }),
        fixedAmountCents: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { freq: 5 }),
      }),
      hourly: fc.boolean(),
      fixedDays: fc.boolean(),
      /** A full-time month, in cents. */
      guaranteed: fc.option(fc.integer({ min: 0, max: 10_000_000 })),
    })
    .map(({ job, level, picks, years, terms, hourly, fixedDays, guaranteed }) => {
      const leastShare = Math.min(terms.shareHundredths, terms.guaranteedShareHundredths);
      const categoryLevel = job.categoryLevel ?? level;
      const isHourly = hourly && job.teacher;
      return {
        years,
        input: {
          ...terms,
          guaranteedCents: guaranteed && Math.floor((guaranteed * leastShare) / 10_000),
          functionId: job.id,
          categoryLevel,
          seniorityOn: since(years),
          calculatedOn: CALCULATED_ON,
          hourly: isHourly,
          fixedDays: fixedDays && categoryLevel === 3 && !isHourly,
          answers: answersFrom(grid, job, categoryLevel, picks),
        },
      };
    });
