/** A stored amount computed again: does it come out to the cent, and if not, by which step. */
import type { Grid } from '../grid/grid.js';
import { RuleError } from '../rule-error.js';
import { computePay } from './compute-pay.js';
import type { DisplayedAmount, PayInput, PayResult } from './pay.js';
import { RULES_VERSION } from './rules-version.js';
import type { TraceStep, TraceUnit } from './trace.js';

/** What is stored of a calculation. */
export interface KeptAmounts {
  readonly indexHundredths: number;
  readonly majoredIndexHundredths: number | null;
  readonly fullTimeMonthCents: number;
  readonly minimumCents: number;
  readonly hourlyCents: number | null;
  readonly remunerationValueCents: number | null;
  readonly displayedCents: number;
  readonly displayedUnit: DisplayedAmount['unit'];
  readonly rulesVersion: number;
}

/** The steps whose values are stored, in the order of the calculation: a difference shows first where it begins. */
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
  /** Null where that calculation has no such step. */
  readonly kept: number | null;
  readonly again: number | null;
}

/**
 * - same: every stored value comes out
 * - other-rules: another version of the rules computed it, and today's gives another value
 * - unexplained: the same version of the rules gives another value
 * - refused: today's rules do not compute these inputs any more
 */
export const REPLAY_VERDICTS = ['same', 'other-rules', 'unexplained', 'refused'] as const;
export type ReplayVerdict = (typeof REPLAY_VERDICTS)[number];

export interface Replay {
  readonly verdict: ReplayVerdict;
  readonly rulesVersion: number;
  readonly rulesToday: number;
  readonly kept: DisplayedAmount;
  readonly again: DisplayedAmount | null;
  /** Every stored step, equal or not. */
  readonly steps: readonly ReplayedStep[];
  /** The first of them that differs; null where none does. */
  readonly differs: KeptStep | null;
  /** Of the calculation of today; empty where there is none. */
  readonly trace: readonly TraceStep[];
}

/** @param input with the day of the stored amount, on the grid that it was computed on */
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
