/** Rules 7 to 12: the steps from an index to the amounts. Values are in cents, unless a comment says otherwise. */
import { divideHalfUp, divideUp, product } from '../exact/integer.js';
import type { GridParams } from '../grid/grid.js';
import { FULL_SHARE_HUNDREDTHS } from '../valuation/terms.js';
import { articleOf } from './articles.js';
import type { DisplayedSource, RowAmounts } from './displayed-minimum.js';
import { displayedMinimum } from './displayed-minimum.js';
import { minimumIndex, type Floors } from './floors.js';
import { step } from './index-steps.js';
import type { DisplayedAmount } from './pay.js';
import type { TraceStep } from './trace.js';

const MONTHS = 12;
const MICRO_EUROS_PER_CENT = 10_000;

const NO_FACTOR = 10_000;

/** Rule 7: index x param / 12, rounded half up to the cent. A fixed-days factor, in ten-thousandths, multiplies it. */
export function monthOf(
  indexHundredths: number,
  { paramMicroEuros }: Pick<GridParams, 'paramMicroEuros'>,
  factor = NO_FACTOR,
): number {
  const year = product(indexHundredths, paramMicroEuros, factor);
  return divideHalfUp(year, product(MONTHS, MICRO_EUROS_PER_CENT, NO_FACTOR));
}

/**
 * What points are worth in the full-time month of an amount, in cents. The point value and the fixed-days factor are
 * those of the amount.
 */
export function monthOfTrace(trace: readonly TraceStep[], hundredths: number): number {
  const month = trace.find((step) => step.rule === 'full-time-month');
  const fixedDays = trace.find((step) => step.rule === 'fixed-days');
  return month === undefined ? 0 : monthOf(hundredths, month.inputs, fixedDays?.inputs.factorTenThousandths);
}

/** The branch floor as a full-time month, in cents. */
export function branchFloorMonth(params: GridParams): number {
  return monthOf(100 * params.branchFloorPoints, params);
}

function monthStep(rule: 'full-time-month' | 'majored-month', indexHundredths: number, params: GridParams): TraceStep {
  const { paramMicroEuros } = params;
  const inputs = { indexHundredths, paramMicroEuros, months: MONTHS };
  return step(rule, 'month', monthOf(indexHundredths, params), inputs);
}

export function fullTimeMonthStep(indexHundredths: number, params: GridParams): TraceStep {
  return monthStep('full-time-month', indexHundredths, params);
}

/** A full-time month converted to the training hour by rule 9: x 12 x 0.75 / 800, rounded half up to the cent. */
export function hourOf(monthCents: number, { teachingPart, yearlyTrainingHours }: GridParams): number {
  return divideHalfUp(product(monthCents, MONTHS, teachingPart), product(yearlyTrainingHours, 10_000));
}

/** Rule 8: a full-time month at a share, rounded half up to the cent. */
export function atShare(monthCents: number, shareHundredths: number): number {
  return divideHalfUp(product(monthCents, shareHundredths), BigInt(FULL_SHARE_HUNDREDTHS));
}

/** Rule 8: full-time month x share, rounded half up to the cent. */
export function shareStep(fullTimeMonthCents: number, shareHundredths: number): TraceStep {
  return step('share', 'month', atShare(fullTimeMonthCents, shareHundredths), { fullTimeMonthCents, shareHundredths });
}

/** Rule 9: index x param x 0.75 / 800, rounded half up to the cent, for a training hour. No share applies. */
export function hourlyStep(indexHundredths: number, params: GridParams): TraceStep {
  const { paramMicroEuros, teachingPart, yearlyTrainingHours } = params;
  const cents = divideHalfUp(
    product(indexHundredths, paramMicroEuros, teachingPart),
    product(yearlyTrainingHours, 10_000, MICRO_EUROS_PER_CENT),
  );
  return step('hourly', 'hour', cents, {
    indexHundredths,
    paramMicroEuros,
    teachingPartTenThousandths: teachingPart,
    yearlyTrainingHours,
  });
}

/**
 * Rule 10: the guaranteed month is converted to full time, multiplied by 12, divided by the point value and rounded up
 * to whole points. The result counts only when it is above the indice reel. The steps are the index, its full-time
 * month and its month at the row's share. There are none when the result does not count.
 */
export function majoredSteps(
  indexHundredths: number,
  guaranteed: { readonly cents: number; readonly shareHundredths: number },
  shareHundredths: number,
  params: GridParams,
): readonly TraceStep[] {
  const { paramMicroEuros } = params;
  // The guaranteed full-time month is not rounded before. Only this last division rounds.
  const points = divideUp(
    product(guaranteed.cents, FULL_SHARE_HUNDREDTHS, MONTHS, MICRO_EUROS_PER_CENT),
    product(guaranteed.shareHundredths, paramMicroEuros, 100),
  );
  if (points * 100 <= indexHundredths) return [];
  const majored = step('majored', 'points', points * 100, {
    guaranteedCents: guaranteed.cents,
    shareHundredths: guaranteed.shareHundredths,
    paramMicroEuros,
    indexHundredths,
  });
  const month = monthStep('majored-month', majored.value, params);
  const value = step('majored-share', 'month', atShare(month.value, shareHundredths), {
    fullTimeMonthCents: month.value,
    shareHundredths,
  });
  return [majored, month, value];
}

/** A guaranteed pay has its own article. An amount that a person has fixed has none. */
function displayedArticle(source: DisplayedSource): string | null {
  return articleOf(source === 'remuneration-value' ? 'majored' : source === 'fixed-amount' ? source : 'displayed');
}

/** Rule 11. The fixed amount is a step of its own. */
export function displayedSteps(row: RowAmounts): {
  readonly displayed: DisplayedAmount;
  readonly steps: readonly TraceStep[];
} {
  const { cents, unit, source } = displayedMinimum(row);
  const shown = { ...step('displayed', unit, cents, { source }), article: displayedArticle(source) };
  const fixed = source === 'fixed-amount' ? [step('fixed-amount', unit, cents, {})] : [];
  return { displayed: { cents, unit }, steps: [...fixed, shown] };
}

/** Rule 12: the points missing to reach param_smic, in hundredths; 0 when it is reached. The share does not count. */
export function minimumCheckStep(indexHundredths: number, floors: Floors): TraceStep {
  const minimumIndexHundredths = minimumIndex(floors);
  const { params, wage } = floors;
  return step('minimum-check', 'points', Math.max(0, minimumIndexHundredths - indexHundredths), {
    indexHundredths,
    minimumIndexHundredths,
    branchFloorPoints: params.branchFloorPoints,
    ...(wage === null ? {} : { minimumWageMonthCents: wage.monthCents, wageFrom: wage.from }),
  });
}
