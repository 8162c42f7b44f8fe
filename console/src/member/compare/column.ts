import {
  defaultAnswers,
  degreeText,
  findFunction,
  FULL_SHARE_HUNDREDTHS,
  isActive,
  typeset,
  type Day,
  type JobFunction,
  type StepOf,
  type TraceRule,
  type TraceStep,
} from '@valorisation/rules';
import type { Reference } from '../../api/reference';
import type { Valuation } from '../../api/valuation';
import { compare as words } from '../../i18n/fr';
import { paths } from '../../routes';
import { previewResult, storedResult, type Result } from '../../amounts/model/result';
import { applyInput, payInputOf, workOf, type Work } from '../../amounts/model/work';

export interface Column {
  readonly kind: 'valuation' | 'function';
  readonly id: number;
  readonly title: string;
  readonly subtitle: string;
  readonly notes: readonly string[];
  readonly to: string | null;
  readonly shareHundredths: number;
  readonly hourly: boolean;
  readonly guaranteedCents: number | null;
  readonly result: Result;
  /** The words of a chosen degree; null when the grid of the column does not have the degree. */
  readonly degreeText: (criterionId: number, degree: number) => string | null;
}

type StepIn<Rule extends TraceRule> = Extract<TraceStep, { readonly rule: Rule }>;

export function stepOf<Rule extends TraceRule>({ result }: Column, rule: Rule): StepIn<Rule> | undefined {
  return result.steps.find((step): step is StepIn<Rule> => step.rule === rule);
}

export function criterionSteps({ result }: Column): readonly StepOf<'criterion'>[] {
  return result.steps.filter((step) => step.rule === 'criterion');
}

function degreesOf({ grid }: Reference, { categoryLevel }: Pick<Work, 'categoryLevel'>): Column['degreeText'] {
  return (criterionId, degree) => degreeText({ grid, categoryLevel }, criterionId, degree);
}

function notesOf(valuation: Valuation, result: Result): string[] {
  return [
    ...(result.kind === 'preview' ? [words.provisional] : []),
    ...(result.kind === 'previous-grid' ? [words.previousGrid] : []),
    ...(isActive(valuation.status) ? [] : [words.archived]),
    ...(result.belowMinimum && result.kind !== 'preview' ? [words.under] : []),
  ];
}

/** Null when the valuation has no function, or a function that the grid in force no longer has. */
export function valuationColumn(
  valuation: Valuation,
  { inForce, amountGrid }: { inForce: Reference; amountGrid: Reference },
  today: Day,
): Column | null {
  const work = workOf(valuation);
  if (work === undefined) return null;
  const result = storedResult(valuation, amountGrid) ?? previewResult(inForce, payInputOf(work, today));
  if (result === null) return null;
  return {
    kind: 'valuation',
    id: valuation.id,
    title: typeset(valuation.functionTitle),
    subtitle: valuation.profileName,
    notes: notesOf(valuation, result),
    to: result.kind !== 'preview' ? paths.conclusion(valuation.id) : paths.valuation(valuation.id),
    shareHundredths: work.shareHundredths,
    hourly: work.hourly,
    guaranteedCents: work.guaranteedCents,
    result,
    degreeText: degreesOf(result.reference, work),
  };
}

/** The function full time, without seniority and extra leave. Null for a function outside the grid. */
export function functionColumn(id: number, reference: Reference, today: Day): Column | null {
  const { grid } = reference;
  const job: JobFunction | undefined = findFunction(grid, id);
  const work = applyInput(grid, undefined, { functionId: id });
  if (job === undefined || work === undefined) return null;
  const answers = defaultAnswers(grid, job, work.categoryLevel);
  const result = previewResult(reference, payInputOf({ ...work, answers }, today));
  if (result === null) return null;
  return {
    kind: 'function',
    id,
    title: typeset(job.title),
    subtitle: words.functionKind,
    notes: result.belowMinimum ? [words.under] : [],
    to: null,
    shareHundredths: FULL_SHARE_HUNDREDTHS,
    hourly: false,
    guaranteedCents: null,
    result,
    degreeText: degreesOf(reference, work),
  };
}
