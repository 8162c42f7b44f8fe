/** The stored amount while it is valid, otherwise a preview of its answers. Pure. */
import {
  isInProgress,
  estimatePay,
  isUnderMinimum,
  progress,
  TERMS_IN_PLACE,
  type DisplayedAmount,
  type DueFacts,
  type JobFunction,
  type PayInput,
  type QuestionnaireProgress,
  type TraceStep,
  type ValuationStatus,
} from '@valorisation/rules';
import { minimumIndexOf, type Reference } from '../../api/reference';
import { conventionalOf } from '../../api/updatePreview';
import type { Due, Valuation } from '../../api/valuation';
import type { ValuationInput } from '@valorisation/contract';
import { isStored, type Work } from './work';

export interface Result {
  /** `previous-grid`: a stored amount, but a newer grid is in force. */
  readonly kind: 'stored' | 'previous-grid' | 'preview';
  readonly reference: Reference;
  readonly due: Due;
  readonly conventional: DisplayedAmount;
  readonly displayed: DisplayedAmount;
  /** Ids of the unanswered criteria: those for which the planned degree counts, and those without any points. */
  readonly planned: readonly number[];
  readonly uncounted: readonly number[];
  readonly indexHundredths: number;
  readonly majoredIndexHundredths: number | null;
  readonly belowMinimum: boolean;
  readonly missingHundredths: number;
  /** True when the employer body has fixed the amount, which replaces the computed one. */
  readonly fixed: boolean;
  readonly steps: readonly TraceStep[];
}

function missing(reference: Reference, indexHundredths: number): number {
  return Math.max(0, minimumIndexOf(reference) - indexHundredths);
}

function storedKind({ info }: Reference): 'stored' | 'previous-grid' {
  return info.status === 'in_force' ? 'stored' : 'previous-grid';
}

export function storedResult(valuation: Valuation, reference: Reference): Result | null {
  const { displayed, due, indexHundredths, trace, majoredIndexHundredths, belowMinimum } = valuation;
  if (displayed === null || due === null || indexHundredths === null || trace === null) return null;
  return {
    kind: storedKind(reference),
    reference,
    due,
    conventional: conventionalOf(valuation),
    displayed,
    planned: [],
    uncounted: [],
    indexHundredths,
    majoredIndexHundredths,
    belowMinimum: belowMinimum === true,
    missingHundredths: missing(reference, indexHundredths),
    fixed: valuation.fixedAmountCents !== null,
    steps: trace,
  };
}

/**
 * @param alone true for the person's only monthly function: the minimum wage is then compared with this row alone
 * @returns null when a term breaks a rule
 */
export function previewResult(reference: Reference, input: PayInput, alone = true): Result | null {
  const { grid, floors } = reference;
  try {
    const { pay, due, steps } = estimatePay(grid, floors, input, alone);
    const { conventional, displayed, indexHundredths, majoredIndexHundredths, planned, uncounted } = pay;
    return {
      kind: 'preview',
      reference,
      due,
      conventional,
      displayed,
      planned,
      uncounted,
      indexHundredths,
      majoredIndexHundredths,
      belowMinimum: isUnderMinimum(floors, indexHundredths),
      missingHundredths: missing(reference, indexHundredths),
      fixed: input.fixedAmountCents !== null,
      steps,
    };
  } catch {
    return null;
  }
}

export interface Worked {
  /** The server's data; null when nothing is stored. */
  readonly valuation: Valuation | null;
  /** The grid in force, on which edits are made. */
  readonly reference: Reference;
  readonly amountGrid: Reference;
  readonly saving: { readonly hasUnsaved: boolean };
  /** True when the server recomputes the amount after unsaved changes on the amount's own grid and day. */
  readonly inPlace: boolean;
  readonly payInput: PayInput;
  /** True when this seems to be the only monthly function. The minimum wage is then compared with this row alone. */
  readonly alone: boolean;
  readonly job: JobFunction;
  readonly work: Work;
}

/** What the person has not filled in yet. Until then the amount assumes full time and no seniority. */
export interface Unsaid {
  readonly share: boolean;
  readonly seniority: boolean;
}

export interface Changeable extends Worked {
  readonly unsaid: Unsaid;
  /** Saves the given fields. `delayMs` delays the call, so that the typing can end. */
  readonly save: (input: ValuationInput, delayMs?: number) => void;
  /** Takes the typed value, which replaces the earlier one; null for a refused value. `leave` saves the typed value. */
  readonly type: (input: ValuationInput | null) => void;
  readonly leave: () => void;
}

export function isInPlace(valuation: Valuation, unsaved: ValuationInput | null): boolean {
  if (valuation.displayed === null || unsaved === null) return false;
  const terms: readonly string[] = TERMS_IN_PLACE;
  return Object.entries(unsaved).every(([name, value]) => terms.includes(name) || isStored(valuation, name, value));
}

/** The stored amount recomputed with the typed values on its own grid and day, as the server will compute it. */
function inPlaceResult({ valuation, amountGrid, payInput, alone }: Worked): Result | null {
  if (valuation === null || valuation.calculatedOn === null) return null;
  const result = previewResult(amountGrid, { ...payInput, calculatedOn: valuation.calculatedOn }, alone);
  return result && { ...result, kind: storedKind(amountGrid) };
}

export function resultOf(classification: Worked): Result | null {
  const { valuation, reference, amountGrid, saving, inPlace, payInput, alone } = classification;
  if (inPlace) return inPlaceResult(classification);
  const stored = valuation && !saving.hasUnsaved ? storedResult(valuation, amountGrid) : null;
  return stored ?? previewResult(reference, payInput, alone);
}

/** True when the minimum reaches the guaranteed pay: the guarantee then gives no indice majoré and has no effect. */
export function isGuaranteeIdle(worked: Worked): boolean {
  return worked.work.guaranteedCents !== null && resultOf(worked)?.majoredIndexHundredths === null;
}

export function progressOf({ reference, job, work }: Worked): QuestionnaireProgress {
  return progress(reference.grid, job, work.categoryLevel, work.answers);
}

export function isComputed({
  status,
  valuation,
}: Pick<Worked, 'valuation'> & { readonly status: ValuationStatus }): boolean {
  return !isInProgress(status) && valuation !== null && valuation.displayed !== null;
}

export function categoryTitle(reference: Reference, level: number): string {
  return reference.grid.categories.find((category) => category.level === level)?.title ?? '';
}

export function dueFacts(
  { due, conventional, reference: { floors } }: Pick<Result, 'due' | 'conventional' | 'reference'>,
  { hourly, shareHundredths }: Pick<DueFacts, 'hourly' | 'shareHundredths'>,
  alone: boolean,
): DueFacts & Pick<Result, 'conventional'> {
  return { due, conventional, floors, hourly, shareHundredths, alone };
}
