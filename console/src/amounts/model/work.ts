/** A classification as the screens work on it: a saved valuation, or a draft that no profile holds yet. Pure. */
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

/** What decides the amount of a row, and what the person has answered. */
export type Work = ValuationContent;

function mergeAnswers(first: AnswerChanges = {}, second: AnswerChanges = {}): AnswerChanges {
  const ids = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...ids].map((id) => [id, { ...first[Number(id)], ...second[Number(id)] }]));
}

/**
 * Two saves as one: the second's fields win, answers field by field. With another function the category and the title
 * that were typed for the former one go.
 */
export function mergeInputs(first: ValuationInput, second: ValuationInput): ValuationInput {
  const { categoryLevel: _category, otherFunction: _title, ...ofAnyFunction } = first;
  const merged = { ...(second.functionId === undefined ? first : ofAnyFunction), ...second };
  return first.answers && second.answers ? { ...merged, answers: mergeAnswers(first.answers, second.answers) } : merged;
}

/** The function in the grid; undefined when the grid has none of that id. */
export function jobOf(grid: Grid, work: Pick<Work, 'functionId'>): JobFunction | undefined {
  return findFunction(grid, work.functionId);
}

/** A saved valuation's work; undefined while it has no category. */
export function workOf(valuation: Valuation): Work | undefined {
  const { categoryLevel } = valuation;
  return categoryLevel === null ? undefined : { ...valuation, categoryLevel };
}

/** Whether the row has this value of a field already. */
export function isStored(valuation: Valuation, name: string, value: unknown): boolean {
  const stored: Readonly<Record<string, unknown>> = { ...valuation };
  return JSON.stringify(value) === JSON.stringify(stored[name]);
}

/**
 * The work once an input is saved, as the server will answer it: shown at once, replaced by that answer.
 * Undefined when the function is unknown to the grid or no category is known.
 */
export function applyInput(grid: Grid, work: Work | undefined, input: ValuationInput): Work | undefined {
  const merged = mergeChange(grid, work ?? null, input);
  return merged.ok ? merged.content : undefined;
}

/** What the rules compute on, at a given day. A seniority that lies ahead counts as none, being refused on saving. */
export function payInputOf(work: Work, today: Day): PayInput {
  const seniorityOn = work.seniorityOn !== null && work.seniorityOn > today ? null : work.seniorityOn;
  return { ...work, seniorityOn, calculatedOn: today };
}
