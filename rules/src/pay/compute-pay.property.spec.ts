import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { CATEGORY_LEVELS } from '../grid/grid.js';
import { columnOf } from '../grid/lookup.js';
import {
  functionById,
  floors,
  gridInForce,
  gridWithPointValue,
  knownFunctions,
  pastGrid,
  payInput,
} from '../testing/builders.js';
import { faultySteps } from '../testing/replay-trace.js';
import { choosableDegrees } from '../valuation/answer-issues.js';
import type { Answers, CriterionAnswer } from '../valuation/answers.js';
import { isConcerned, NOT_CONCERNED, UNANSWERED } from '../valuation/answers.js';
import { ValuationStatus } from '../valuation/status.js';
import { amountDue } from './amount-due.js';
import { computePay } from './compute-pay.js';
import type { TraceStep } from './trace.js';
import { estimatePay } from './estimate.js';
import type { PayInput, PayResult } from './pay.js';

// A fixed seed repeats the same cases in every run; another number tries others.
fc.configureGlobal({ seed: 7520 });

const grids = [gridInForce, pastGrid, gridWithPointValue('19.94'), gridWithPointValue('21.37')];
const other = functionById(0);
const anyJob = fc.oneof(
  fc.constantFrom(...knownFunctions).map((job) => ({ job, level: job.categoryLevel })),
  fc.constantFrom(...CATEGORY_LEVELS).map((level) => ({ job: other, level })),
);
const anySeniority = fc.option(
  fc
    .date({ min: new Date('1970-01-01'), max: new Date('2026-06-15'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
);

/** Valid answers, picked by one number per criterion. */
function answersFrom(
  { job, level }: { job: typeof other; level: PayInput['categoryLevel'] },
  picks: number[],
): Answers {
  return Object.fromEntries(
    gridInForce.criteria.map((criterion, place): [number, CriterionAnswer] => {
      if (!isConcerned(criterion, job, level)) return [criterion.id, NOT_CONCERNED];
      const ranks = choosableDegrees(criterion, job, level).map((degree) => degree.rank);
      const open = criterion.kind === 'training' ? [0, ...ranks] : ranks;
      return [criterion.id, { ...UNANSWERED, degree: open[(picks[place] ?? 0) % open.length] ?? null }];
    }),
  );
}

/** The part of a full-time month for a share, cents rounded down. */
const atShare = (fullTimeCents: number, shareHundredths: number): number =>
  Math.floor((fullTimeCents * shareHundredths) / 10_000);

const anyInput: fc.Arbitrary<PayInput> = fc
  .record({
    chosen: anyJob,
    picks: fc.array(fc.nat(20), { minLength: 6, maxLength: 6 }),
    leaveWeeks: fc.integer({ min: 0, max: 6 }),
    seniorityOn: anySeniority,
    shareHundredths: fc.integer({ min: 1, max: 10_000 }),
    hourly: fc.boolean(),
    fixedDays: fc.boolean(),
    guaranteedFullTimeCents: fc.option(fc.integer({ min: 0, max: 100_000_000 })),
    fixedAmountCents: fc.option(fc.integer({ min: 0, max: 1_000_000 }), { freq: 5 }),
  })
  .map(({ chosen, picks, hourly, fixedDays, guaranteedFullTimeCents, ...terms }) =>
    payInput(chosen.job, {
      ...terms,
      guaranteedCents: guaranteedFullTimeCents && atShare(guaranteedFullTimeCents, terms.shareHundredths),
      categoryLevel: chosen.level,
      answers: answersFrom(chosen, picks),
      hourly: hourly && chosen.job.teacher,
      fixedDays: fixedDays && chosen.level === 3,
    }),
  );
const anyGrid = fc.constantFrom(...grids);

function numbersOf(pay: PayResult): readonly number[] {
  const { indexHundredths, majoredIndexHundredths, fullTimeMonthCents, minimumCents, hourlyCents } = pay;
  const amounts = [indexHundredths, majoredIndexHundredths, fullTimeMonthCents, minimumCents, hourlyCents];
  const inputs = pay.trace.flatMap((step) => [step.value, ...Object.values(step.inputs)]);
  return [...amounts, pay.remunerationValueCents, pay.displayed.cents, pay.seniorityYears, ...inputs].filter(
    (value): value is number => typeof value === 'number',
  );
}

describe('pay, for any job and terms', () => {
  it('is made of integers only, in the result and in the trace', () => {
    fc.assert(
      fc.property(anyGrid, anyInput, (grid, input) => {
        expect(numbersOf(computePay(grid, input)).filter((value) => !Number.isSafeInteger(value) || value < 0)).toEqual(
          [],
        );
      }),
    );
  });

  it('has a trace that adds up to its amounts again', () => {
    fc.assert(
      fc.property(anyGrid, anyInput, (grid, input) => {
        const pay = computePay(grid, input);
        const last = (rule: string) => pay.trace.findLast((step) => step.rule === rule)?.value ?? null;
        expect(faultySteps(pay.trace)).toEqual([]);
        expect(last('fixed-days') ?? last('total')).toBe(pay.indexHundredths);
        expect(last('full-time-month')).toBe(pay.fullTimeMonthCents);
        expect(last('share')).toBe(pay.minimumCents);
        expect(last('hourly')).toBe(pay.hourlyCents);
        expect(last('majored')).toBe(pay.majoredIndexHundredths);
        expect(last('majored-share')).toBe(pay.remunerationValueCents);
        expect(last('displayed')).toBe(pay.displayed.cents);
        expect(last('hourly') ?? last('share')).toBe(pay.conventional.cents);
      }),
    );
  });

  it('names an article on every step except an amount fixed by a person', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const silent = computePay(gridInForce, input).trace.filter((step) => !step.article);
        const isFixed = (step: TraceStep) =>
          step.rule === 'fixed-amount' || (step.rule === 'displayed' && step.inputs.source === 'fixed-amount');
        expect(silent.filter((step) => !isFixed(step))).toEqual([]);
      }),
    );
  });

  it('never falls when a degree rises, training options excepted', () => {
    fc.assert(
      fc.property(anyGrid, anyInput, fc.constantFrom(1, 2, 3, 4, 5), (grid, input, criterionId) => {
        const criterion = grid.criteria.find(({ id }) => id === criterionId);
        const degree = input.answers[criterionId]?.degree ?? null;
        const above = criterion && degree !== null && columnOf(criterion, input.categoryLevel)[degree];
        fc.pre(Boolean(above));
        const raised = { ...input.answers, [criterionId]: { ...UNANSWERED, degree: (degree ?? 0) + 1 } };
        // The degree after degree 1 may be below the function's default; "autre fonction" has none.
        fc.pre(input.functionId === 0 || degree !== 1);
        const before = computePay(grid, input);
        const after = computePay(grid, { ...input, answers: raised });
        expect(after.indexHundredths).toBeGreaterThanOrEqual(before.indexHundredths);
        expect(after.minimumCents).toBeGreaterThanOrEqual(before.minimumCents);
        expect(after.displayed.cents).toBeGreaterThanOrEqual(before.displayed.cents);
      }),
      { numRuns: 200 },
    );
  });

  it('never rises with leave weeks and never falls with seniority', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 5 }), (input, leaveWeeks) => {
        const pay = (change: Partial<PayInput>) => computePay(gridInForce, { ...input, ...change }).indexHundredths;
        expect(pay({ leaveWeeks: leaveWeeks + 1 })).toBeLessThanOrEqual(pay({ leaveWeeks }));
        fc.pre(input.seniorityOn !== null);
        const later = String(Number(input.calculatedOn.slice(0, 4)) + 1) + input.calculatedOn.slice(4);
        expect(pay({ calculatedOn: later })).toBeGreaterThanOrEqual(pay({}));
      }),
    );
  });

  it('is the same when computed again: only the input counts', () => {
    fc.assert(
      fc.property(anyGrid, anyInput, (grid, input) => {
        expect(computePay(grid, { ...input, answers: { ...input.answers } })).toEqual(computePay(grid, input));
      }),
    );
  });

  it('keeps an indice majore above the indice reel, and gives at least the guaranteed month', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 1, max: 2_000_000 }), (input, fullTimeCents) => {
        const guaranteedCents = atShare(fullTimeCents, input.shareHundredths);
        const pay = computePay(gridInForce, { ...input, guaranteedCents });
        fc.pre(pay.majoredIndexHundredths !== null);
        expect(pay.majoredIndexHundredths).toBeGreaterThan(pay.indexHundredths);
        expect((pay.majoredIndexHundredths ?? 0) % 100).toBe(0);
        // Two roundings may each take half a cent: one at full time, one at the share.
        expect((pay.remunerationValueCents ?? 0) + 1).toBeGreaterThanOrEqual(guaranteedCents);
      }),
    );
  });
});

describe('an estimate, for any job and terms', () => {
  it('is what a member’s completed row gives, to the cent and to the step, for 10 000 random rows', () => {
    const isAlike = fc.property(anyInput, (input) => {
      const pay = computePay(gridInForce, input);
      const row = { ...input, status: ValuationStatus.UpToDate, computed: pay };
      const due = amountDue(row, floors, { alone: !input.hourly });
      const steps = [...pay.trace, ...(due?.trace ?? [])];
      const expected = { pay: { ...pay, planned: [], uncounted: [] }, due, steps };
      return JSON.stringify(estimatePay(gridInForce, floors, input)) === JSON.stringify(expected);
    });
    expect(fc.check(isAlike, { numRuns: 10_000 })).toMatchObject({ failed: false, numRuns: 10_000 });
  });
});
