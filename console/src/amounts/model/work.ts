import {
  findFunction,
  mergeChange,
  type AnswerChanges,
  type Day,
  type Grid,
  type JobFunction,
  type PayInput,
  type ValuationContent,
} from '@valorisation/rules';
import type { Valuation } from '../../api/valuation';
import type { ValuationInput } from '@valorisation/contract';

export type Work = ValuationContent;

function mergeAnswers(first: AnswerChanges = {}, second: AnswerChanges = {}): AnswerChanges {
  const ids = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...ids].map((id) => [id, { ...first[Number(id)], ...second[Number(id)] }]));
}

/**
 * Merges two saves. The fields of the second one win, and each answer is merged by field. A new function drops the
 * earlier category and title.
 */
export function mergeInputs(first: ValuationInput, second: ValuationInput): ValuationInput {
  const { categoryLevel: _category, otherFunction: _title, ...ofAnyFunction } = first;
  const merged = { ...(second.functionId === undefined ? first : ofAnyFunction), ...second };
  return first.answers && second.answers ? { ...merged, answers: mergeAnswers(first.answers, second.answers) } : merged;
}

export function jobOf(grid: Grid, work: Pick<Work, 'functionId'>): JobFunction | undefined {
  return findFunction(grid, work.functionId);
}

/** A saved valuation's content; undefined while it has no category. */
export function workOf(valuation: Valuation): Work | undefined {
  const { categoryLevel } = valuation;
  return categoryLevel === null ? undefined : { ...valuation, categoryLevel };
}

export function isStored(valuation: Valuation, name: string, value: unknown): boolean {
  const stored: Readonly<Record<string, unknown>> = { ...valuation };
  return JSON.stringify(value) === JSON.stringify(stored[name]);
}

/**
 * The content after an input, as the server will answer it. The screen shows it until that answer comes. Undefined for
 * an unknown function or a missing category.
 */
export function applyInput(grid: Grid, work: Work | undefined, input: ValuationInput): Work | undefined {
  const merged = mergeChange(grid, work ?? null, input);
  return merged.ok ? merged.content : undefined;
}

/** A first day of seniority in the future is ignored, because saving refuses it. */
export function payInputOf(work: Work, today: Day): PayInput {
  const seniorityOn = work.seniorityOn !== null && work.seniorityOn > today ? null : work.seniorityOn;
  return { ...work, seniorityOn, calculatedOn: today };
}
