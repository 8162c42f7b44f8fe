/**
 * Computes a stored amount again and compares the result with the stored amount, to the cent. If they differ, it names
 * the first step that differs.
 */
import type { Grid } from '../grid/grid.js';
import { RuleError } from '../rule-error.js';
import { computePay } from './compute-pay.js';
import type { DisplayedAmount, PayInput, PayResult } from './pay.js';
import { RULES_VERSION } from './rules-version.js';
import type { TraceStep, TraceUnit } from './trace.js';

export interface KeptAmounts {
  readonly indexHundredths: number;
  readonly majoredIndexHundredths: number | null;
  readonly fullTimeMonthCents: number;
  readonly minimumCents: number;
  readonly hourlyCents: number | null;
  readonly remunerationValueCents: number | null;
  readonly displayedCents: number;
  readonly displayedUnit: DisplayedAmount['unit'];
  /** The `RULES_VERSION` of the code that computed the values. */
  readonly rulesVersion: number;
}

/** In the order of the calculation. The first step that differs is where the error begins. */
export const KEPT_STEPS = [
  'index',
  'full-time-month',
  'share',
  'hourly',
  'majored',
  'majored-share',
  'displayed',
] as const;
export type KeptStep = (typeof KEPT_STEPS)[number];

export interface ReplayedStep {
  readonly step: KeptStep;
  readonly unit: TraceUnit;
  /** Null when the stored calculation lacks the step. */
  readonly kept: number | null;
  readonly again: number | null;
}

/**
 * - same: every value equals the stored one
 * - other-rules: another version of the rules computed the amount, and today's version gives another value
 * - unexplained: the same version of the rules gives another value
 * - refused: today's rules do not accept these inputs
 */
export const REPLAY_VERDICTS = ['same', 'other-rules', 'unexplained', 'refused'] as const;
export type ReplayVerdict = (typeof REPLAY_VERDICTS)[number];

export interface Replay {
  readonly verdict: ReplayVerdict;
  readonly rulesVersion: number;
  readonly rulesToday: number;
  readonly kept: DisplayedAmount;
  readonly again: DisplayedAmount | null;
  /** Every stored step, whether it is equal or not. */
  readonly steps: readonly ReplayedStep[];
  /** The first step that differs; null when all are equal. */
  readonly differs: KeptStep | null;
  /** The trace of today's calculation; empty when today's rules refuse the inputs. */
  readonly trace: readonly TraceStep[];
}

/** @param input the inputs on the day and the grid of the stored amount */
export function replayAmounts(grid: Grid, input: PayInput, kept: KeptAmounts): Replay {
  const pay = computedAgain(grid, input);
  const steps = KEPT_STEPS.map((step) => compared(step, kept, pay)).filter(
    (step) => step.kept !== null || step.again !== null,
  );
  const differs = steps.find((step) => step.kept !== step.again)?.step ?? null;
  const isUnitKept = pay?.displayed.unit === kept.displayedUnit;
  const { rulesVersion } = kept;
  return {
    verdict: verdictOf(pay !== null, differs === null && isUnitKept, rulesVersion),
    rulesVersion,
    rulesToday: RULES_VERSION,
    kept: { cents: kept.displayedCents, unit: kept.displayedUnit },
    again: pay?.displayed ?? null,
    steps,
    differs: differs ?? (isUnitKept ? null : 'displayed'),
    trace: pay?.trace ?? [],
  };
}

function verdictOf(isComputed: boolean, isSame: boolean, rulesVersion: number): ReplayVerdict {
  if (!isComputed) return 'refused';
  if (isSame) return 'same';
  return rulesVersion === RULES_VERSION ? 'unexplained' : 'other-rules';
}

function computedAgain(grid: Grid, input: PayInput): PayResult | null {
  try {
    return computePay(grid, input);
  } catch (error) {
    if (error instanceof RuleError) return null;
    throw error;
  }
}

type Amounts = Omit<KeptAmounts, 'rulesVersion'>;

function compared(step: KeptStep, kept: Amounts, pay: PayResult | null): ReplayedStep {
  const { value, unit } = valueOf(step, kept);
  const again =
    pay && valueOf(step, { ...pay, displayedCents: pay.displayed.cents, displayedUnit: pay.displayed.unit }).value;
  return { step, unit, kept: value, again };
}

function valueOf(step: KeptStep, amounts: Amounts): { readonly value: number | null; readonly unit: TraceUnit } {
  switch (step) {
    case 'index':
      return { value: amounts.indexHundredths, unit: 'points' };
    case 'full-time-month':
      return { value: amounts.fullTimeMonthCents, unit: 'month' };
    case 'share':
      return { value: amounts.minimumCents, unit: 'month' };
    case 'hourly':
      return { value: amounts.hourlyCents, unit: 'hour' };
    case 'majored':
      return { value: amounts.majoredIndexHundredths, unit: 'points' };
    case 'majored-share':
      return { value: amounts.remunerationValueCents, unit: 'month' };
    case 'displayed':
      return { value: amounts.displayedCents, unit: amounts.displayedUnit };
  }
}
