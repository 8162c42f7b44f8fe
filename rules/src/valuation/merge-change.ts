/**
 * Applies a person's change to a valuation. The server uses it, and so does the screen while it waits for the server's
 * answer.
 */
import type { CategoryLevel, Grid, JobFunction } from '../grid/grid.js';
import { OTHER_FUNCTION_ID } from '../grid/grid.js';
import { findFunction } from '../grid/lookup.js';
import { plainLine } from '../forms/plain-line.js';
import { changeAnswers, initialAnswers, type AnswerChanges } from './answer-changes.js';
import type { Answers } from './answers.js';
import {
  categoryLevelFor,
  isFixedDaysAllowed,
  isHourlyAllowed,
  NEW_TERMS,
  type EnteredTerms,
  type ValuationTerms,
} from './terms.js';

/** The inputs of a row's amount, with its answers. */
export interface ValuationContent
  extends EnteredTerms, Pick<ValuationTerms, 'functionId' | 'categoryLevel' | 'fixedAmountCents'> {
  /** The free text of an "autre fonction"; '' for a function of the grid. */
  readonly otherFunction: string;
  /** True once a person has stated that there is no seniority. Without a day and this statement it is still to ask. */
  readonly withoutSeniority: boolean;
  readonly answers: Answers;
}

/** A field that is left out does not change. */
export interface ContentChange extends Partial<EnteredTerms> {
  readonly functionId?: number;
  readonly otherFunction?: string;
  /** Null: no category is chosen, which is refused for an "autre fonction". */
  readonly categoryLevel?: CategoryLevel | null;
  /** Puts back what was said before. Left out, a given day says it: null states that there is none. */
  readonly withoutSeniority?: boolean;
  readonly answers?: AnswerChanges;
}

/** Why a change cannot be merged. `termsIssues` and `answerIssues` check the merged result. */
export type MergeIssue = 'function_missing' | 'unknown_function' | 'category_missing' | 'category_fixed';

export type MergedContent =
  { readonly ok: true; readonly content: ValuationContent } | { readonly ok: false; readonly issue: MergeIssue };

const NEW_ROW = { ...NEW_TERMS, fixedAmountCents: null, withoutSeniority: false };

function namedTerms(change: ContentChange): Partial<EnteredTerms> {
  const named = Object.entries(change).filter(([name, value]) => name in NEW_TERMS && value !== undefined);
  return Object.fromEntries(named);
}

/** The chosen category, otherwise the present one of an "autre fonction", otherwise that of the function. */
function levelOf(grid: Grid, job: JobFunction, content: ValuationContent | null, change: ContentChange) {
  const kept = job.id === OTHER_FUNCTION_ID ? (content?.categoryLevel ?? null) : null;
  return categoryLevelFor(grid, job.id, change.categoryLevel === undefined ? kept : change.categoryLevel);
}

/**
 * The content after a change. It is not checked yet. Answers that the new function, category or grid still allows are
 * kept. A pay mode that the function does not allow is dropped. If the change itself asks for that pay mode, it is
 * kept, so that `termsIssues` can name it.
 * @param content null for a new row: the function is then required, and the other fields have defaults
 */
export function mergeChange(grid: Grid, content: ValuationContent | null, change: ContentChange): MergedContent {
  const functionId = change.functionId ?? content?.functionId;
  if (functionId === undefined) return { ok: false, issue: 'function_missing' };
  const job = findFunction(grid, functionId);
  if (job === undefined) return { ok: false, issue: 'unknown_function' };
  const isOther = job.id === OTHER_FUNCTION_ID;
  const categoryLevel = levelOf(grid, job, content, change);
  if (categoryLevel === null) return { ok: false, issue: isOther ? 'category_missing' : 'category_fixed' };
  const { otherFunction, answers, ...terms } = content ?? { ...NEW_ROW, otherFunction: '', answers: undefined };
  const next = { ...terms, ...namedTerms(change), functionId, categoryLevel };
  const previous = answers ?? initialAnswers(grid, job, categoryLevel);
  return {
    ok: true,
    content: {
      ...next,
      hourly: next.hourly && (change.hourly === true || isHourlyAllowed(grid, functionId)),
      fixedDays: next.fixedDays && (change.fixedDays === true || isFixedDaysAllowed(categoryLevel)),
      withoutSeniority:
        change.withoutSeniority ??
        (change.seniorityOn === undefined ? next.withoutSeniority : change.seniorityOn === null),
      otherFunction: isOther ? plainLine(change.otherFunction ?? otherFunction) : '',
      answers: changeAnswers(grid, job, categoryLevel, previous, change.answers ?? {}),
    },
  };
}
