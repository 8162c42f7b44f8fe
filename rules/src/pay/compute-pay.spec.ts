import { describe, expect, it } from '@jest/globals';
import { RuleError } from '../rule-error.js';
import {
  AUTONOMY,
  EXPERTISE,
  floors,
  functionById,
  functionTitled,
  gridInForce,
  gridWithPointValue,
  knownFunctions,
  pastGrid,
  payInput,
  RELATIONS,
  TRAINING,
  withDegrees,
} from '../testing/builders.js';
import { faultySteps, stepValue } from '../testing/replay-trace.js';
import { initialAnswers } from '../valuation/answer-changes.js';
import { NOT_CONCERNED } from '../valuation/answers.js';
import { minimumCheckStep } from './amount-steps.js';
import { computePay, previewPay } from './compute-pay.js';
import { isUnderMinimum } from './floors.js';

const serviceAgent = functionTitled('Agent de service');
const accountant = functionTitled('Secrétaire-comptable');
const teacher = functionTitled('Enseignant-formateur (cadre)');
const other = functionById(0);

function criteriaPoints(trace: ReturnType<typeof computePay>['trace']): number {
  return trace.filter((step) => step.rule === 'criterion').reduce((total, step) => total + step.value, 0);
}

describe('the worked examples of the agreement', () => {
  it('Agent de service, no leave week, no seniority: 1 030 points, 1 785.33 EUR', () => {
    const pay = computePay(gridInForce, payInput(serviceAgent));
    expect(pay).toMatchObject({
      indexHundredths: 103_000,
      fullTimeMonthCents: 178_533,
      minimumCents: 178_533,
      displayed: { cents: 178_533, unit: 'month' },
      hourlyCents: null,
      majoredIndexHundredths: null,
      remunerationValueCents: null,
    });
    expect(stepValue(pay.trace, 'category-base')).toBe(85_000);
    expect(stepValue(pay.trace, 'leave')).toBe(15_000);
    expect(stepValue(pay.trace, 'seniority')).toBe(0);
    expect(criteriaPoints(pay.trace)).toBe(3_000);
    expect(minimumCheckStep(pay.indexHundredths, floors).value).toBe(4_800);
  });

  it('Secretaire-comptable, one leave week, 8 years, 80 %: 1 095.15 points, 1 898.26 and 1 518.61 EUR', () => {
    const input = payInput(accountant, { leaveWeeks: 1, seniorityOn: '2018-02-01', shareHundredths: 8_000 });
    const pay = computePay(gridInForce, input);
    expect(pay).toMatchObject({
      seniorityYears: 8,
      indexHundredths: 109_515,
      fullTimeMonthCents: 189_826,
      minimumCents: 151_861,
      displayed: { cents: 151_861, unit: 'month' },
    });
    expect(stepValue(pay.trace, 'leave')).toBe(12_500);
    expect(stepValue(pay.trace, 'seniority')).toBe(3_015);
    expect(criteriaPoints(pay.trace)).toBe(6_000);
  });

  it('Enseignant-formateur, licence, 4 years, hourly: 1 407 points, 27.44 EUR an hour, 2 438.80 EUR full time', () => {
    const licence = withDegrees(payInput(teacher).answers, { [TRAINING]: 3 });
    const input = payInput(teacher, { answers: licence, seniorityOn: '2022-01-01', hourly: true });
    const pay = computePay(gridInForce, input);
    expect(pay).toMatchObject({
      indexHundredths: 140_700,
      fullTimeMonthCents: 243_880,
      hourlyCents: 2_744,
      displayed: { cents: 2_744, unit: 'hour' },
    });
    expect(stepValue(pay.trace, 'seniority')).toBe(2_200);
    expect(criteriaPoints(pay.trace)).toBe(28_500);
  });

  it("the agreement's own example, point value 19.94: real 1 020, majore 1 044, 1 734.78 EUR", () => {
    const grid = gridWithPointValue('19.94');
    const answers = withDegrees(payInput(serviceAgent).answers, { [AUTONOMY]: 1, [RELATIONS]: 1, [EXPERTISE]: 2 });
    const pay = computePay(grid, payInput(serviceAgent, { answers, guaranteedCents: 173_389 }));
    expect(pay).toMatchObject({
      indexHundredths: 102_000,
      majoredIndexHundredths: 104_400,
      remunerationValueCents: 173_478,
      displayed: { cents: 173_478, unit: 'month' },
      fullTimeMonthCents: 169_490,
      minimumCents: 169_490,
    });
  });

  it('publishes 1 806.77 and 1 825.20 EUR for the branch floor of 1 053 points', () => {
    // 850 + 125 for one leave week, 8 % of 975 after 15 years, no criterion: 1 053 points.
    const none = Object.fromEntries(gridInForce.criteria.map((criterion) => [criterion.id, NOT_CONCERNED]));
    const terms = { categoryLevel: 0, leaveWeeks: 1, seniorityOn: '2011-01-01', answers: none } as const;
    const monthOf = (grid: typeof gridInForce) => computePay(grid, payInput(other, terms));
    expect(monthOf(pastGrid)).toMatchObject({
      indexHundredths: 105_300,
      fullTimeMonthCents: 180_677,
    });
    expect(monthOf(gridInForce)).toMatchObject({ indexHundredths: 105_300, fullTimeMonthCents: 182_520 });
  });
});

describe('the 78 functions with their default degrees', () => {
  it('all compute, and 15 of them start below the minimum', () => {
    const results = knownFunctions.map((job) => computePay(gridInForce, payInput(job)));
    expect(results.filter((pay) => isUnderMinimum(floors, pay.indexHundredths))).toHaveLength(15);
    expect(results.flatMap((pay) => faultySteps(pay.trace))).toEqual([]);
  });

  it('compute on the past version, too', () => {
    const results = knownFunctions.map((job) => computePay(pastGrid, payInput(job)));
    expect(results.every((pay) => pay.minimumCents > 150_000)).toBe(true);
  });
});

describe('fixed-days contracts', () => {
  it('raise the index by 1.10, rounded half up to the hundredth, as a line of the trace', () => {
    // 950 + 125 + 1 % of 1 075 + 3 x 45 = 1 220.75; x 1.10 = 1 342.825
    const librarian = functionTitled('Documentaliste');
    const pay = computePay(
      gridInForce,
      payInput(librarian, { fixedDays: true, leaveWeeks: 1, seniorityOn: '2025-01-01' }),
    );
    expect(stepValue(pay.trace, 'total')).toBe(122_075);
    expect(stepValue(pay.trace, 'fixed-days')).toBe(134_283);
    expect(pay).toMatchObject({ indexHundredths: 134_283, fullTimeMonthCents: 232_757 });
  });
});

describe('the indice majore', () => {
  it('is not kept when the guaranteed pay does not exceed the indice reel', () => {
    const pay = computePay(gridInForce, payInput(serviceAgent, { guaranteedCents: 178_533 }));
    expect(pay).toMatchObject({ majoredIndexHundredths: null, remunerationValueCents: null });
    expect(pay.displayed.cents).toBe(178_533);
  });

  it('keeps the guarantee at its own share when the amount is requested for another share', () => {
    const given = payInput(serviceAgent, { guaranteedCents: 190_000 });
    const half = computePay(gridInForce, { ...given, shareHundredths: 5_000, guaranteedShareHundredths: 10_000 });
    // 1 900 x 12 / 20.80 = 1 096.15, up to 1 097 points: 1 901.47 EUR full time, half of it at 50 %.
    expect(computePay(gridInForce, given)).toMatchObject({ majoredIndexHundredths: 109_700 });
    expect(half).toMatchObject({ majoredIndexHundredths: 109_700, remunerationValueCents: 95_074 });
  });

  it('converts a part-time guarantee to full time, and its month back to the share', () => {
    const input = payInput(serviceAgent, { guaranteedCents: 100_000, shareHundredths: 5_000 });
    const pay = computePay(gridInForce, input);
    // 2 000 x 12 / 20.80 = 1 153.85, so 1 154 points: 2 000.27 EUR full time, 1 000.14 at one half.
    expect(pay).toMatchObject({ majoredIndexHundredths: 115_400, remunerationValueCents: 100_014 });
    expect(stepValue(pay.trace, 'majored-month')).toBe(200_027);
    expect(pay.minimumCents).toBe(89_267);
  });

  it('does not hide that the indice reel is below the minimum', () => {
    const { indexHundredths } = computePay(gridInForce, payInput(serviceAgent, { guaranteedCents: 300_000 }));
    expect(isUnderMinimum(floors, indexHundredths)).toBe(true);
  });
});

describe('an amount fixed by an admin', () => {
  it('is displayed before any other, as a step without an article', () => {
    const pay = computePay(
      gridInForce,
      payInput(serviceAgent, { fixedAmountCents: 200_000, guaranteedCents: 300_000 }),
    );
    expect(pay.displayed).toEqual({ cents: 200_000, unit: 'month' });
    expect(pay.trace.find((step) => step.rule === 'fixed-amount')?.article).toBeNull();
  });
});

describe('"autre fonction"', () => {
  it('takes the category that the user chose and any degree of its column', () => {
    const answers = {
      ...withDegrees(initialAnswers(gridInForce, other, 3), { 1: 1, 2: 4, 3: 2, 4: 1, 6: 2 }),
      5: NOT_CONCERNED,
    };
    const pay = computePay(gridInForce, payInput(other, { categoryLevel: 3, answers }));
    // 950 + 150 + 30 + 60 + 35 + 50 + 100
    expect(pay.indexHundredths).toBe(137_500);
  });
});

describe('a calculation that the rules refuse', () => {
  const refusal = (run: () => unknown) => {
    try {
      run();
      return 'computed';
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      return { code: error.code, issues: error.issues };
    }
  };

  it('names every invalid term', () => {
    const input = payInput(serviceAgent, { shareHundredths: 0, hourly: true, fixedDays: true, leaveWeeks: 9 });
    expect(refusal(() => computePay(gridInForce, input))).toEqual({
      code: 'input_refused',
      issues: [
        { field: 'leaveWeeks', code: 'unknown_leave' },
        { field: 'shareHundredths', code: 'share_out_of_range' },
        { field: 'hourly', code: 'hourly_not_allowed' },
        { field: 'fixedDays', code: 'fixed_days_not_allowed' },
      ],
    });
  });

  it('names the unanswered criteria, in the order of the questionnaire', () => {
    const input = payInput(teacher, { answers: initialAnswers(gridInForce, teacher, 3) });
    expect(refusal(() => computePay(gridInForce, input))).toEqual({
      code: 'criteria_missing',
      issues: ['1', '2', '6', '3', '5'].map((field) => ({ field, code: 'unanswered' })),
    });
  });

  it('keeps the amount of a row computed before its long seniority was refused', () => {
    const input = payInput(serviceAgent, { seniorityOn: '1900-01-01', calculatedOn: '2026-06-15' });
    expect(computePay(gridInForce, input).seniorityYears).toBe(126);
  });

  it('names an unknown degree instead of counting it as nothing', () => {
    const answers = withDegrees(payInput(serviceAgent).answers, { [AUTONOMY]: 9 });
    expect(refusal(() => computePay(gridInForce, payInput(serviceAgent, { answers })))).toEqual({
      code: 'input_refused',
      issues: [{ field: '1', code: 'unknown_degree' }],
    });
  });

  it('does not stop a preview, which counts the planned degree of the function, and nothing for Formations', () => {
    const pay = previewPay(gridInForce, payInput(teacher, { answers: {} }));
    expect(pay.indexHundredths).toBe(computePay(gridInForce, payInput(teacher)).indexHundredths);
    expect(pay).toMatchObject({ planned: [1, 2, 3, 5], uncounted: [TRAINING] });
  });

  it('counts nothing for "autre fonction", which has no planned degree', () => {
    const pay = previewPay(gridInForce, payInput(other, { categoryLevel: 1, answers: {} }));
    expect(pay.planned).toEqual([]);
    expect(pay.uncounted).toHaveLength(6);
    expect(pay.indexHundredths).toBe(103_000);
  });
});
