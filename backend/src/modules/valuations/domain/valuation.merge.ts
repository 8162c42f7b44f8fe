/** Applies a change to inputs, answers and texts. `assertAllowed` checks the result against the rules. Pure. */
import {
  answerIssues,
  findFunction,
  FUNCTION_TO_NAME,
  mergeChange,
  OTHER_FUNCTION_ID,
  termsIssues,
  type Answers,
  type CriterionAnswer,
  type Day,
  type Grid,
  type JobFunction,
  type MergeIssue,
  type ValuationContent,
} from '@valorisation/rules';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import type { ValuationChange } from './valuation.change.js';
import { refusedAnswers, refusedTerms } from './valuation.errors.js';
import type { PlainAnswers, ValuationInputs, ValuationState, ValuationTexts } from './valuation.state.js';

export interface MergedValuation {
  readonly inputs: ValuationInputs;
  readonly answers: Answers;
  readonly texts: ValuationTexts;
}

/** A row with only a person's name is an "autre fonction" of the first category, to be named later (ADR 0013). */
export function withFunction(change: ValuationChange): ValuationChange {
  if (change.functionId !== undefined) return change;
  return { otherFunction: FUNCTION_TO_NAME, categoryLevel: 0, ...change, functionId: OTHER_FUNCTION_ID };
}

/** @throws 422 on the title of a function without a name */
export function assertNamed({ functionId }: ValuationInputs, { otherFunction }: ValuationTexts): void {
  if (functionId === OTHER_FUNCTION_ID && otherFunction === FUNCTION_TO_NAME) {
    throw refuseFields({ otherFunction: { code: 'autre_fonction' } });
  }
}

/** A new row. The function is required, the rest has defaults. Only criteria that do not concern it are answered. */
export function mergeNew(grid: Grid, change: ValuationChange, today: Day): MergedValuation {
  const merged = merge(grid, null, change);
  assertAllowed(grid, merged, today);
  return merged;
}

/** It is not checked yet. Answers that another function, category or grid still allows are kept. */
export function mergeInto(
  grid: Grid,
  { inputs, answers }: Pick<ValuationState, 'inputs' | 'answers'>,
  texts: ValuationTexts,
  change: ValuationChange,
): MergedValuation {
  const content = { ...inputs, otherFunction: texts.otherFunction, answers: withTexts(answers, texts) };
  return merge(grid, content, change);
}

/** @throws 422 naming each term or answer that the grid refuses on that day */
export function assertAllowed(grid: Grid, { inputs, answers, texts }: MergedValuation, day: Day): void {
  if (inputs.functionId === OTHER_FUNCTION_ID && texts.otherFunction === '') {
    throw refuseFields({ otherFunction: { code: 'autre_fonction' } });
  }
  const broken = termsIssues(grid, { ...inputs, calculatedOn: day });
  if (broken.length > 0) throw refusedTerms(broken);
  const unknown = answerIssues(grid, jobOf(grid, inputs.functionId), inputs.categoryLevel, answers);
  if (unknown.length > 0) throw refusedAnswers(unknown);
}

/** The object is filled key by key, which is faster when all rows move. */
export function withTexts(answers: PlainAnswers, texts: ValuationTexts): Answers {
  const full: Record<string, CriterionAnswer> = {};
  for (const [id, { degree, notConcerned }] of Object.entries(answers)) {
    const { reason = null, evidence = null } = texts.criteria[id] ?? {};
    full[id] = { degree, notConcerned, reason, evidence };
  }
  return full;
}

export function plain(answers: Answers): PlainAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, { degree, notConcerned }]) => [id, { degree, notConcerned }]),
  );
}

const REFUSALS: Readonly<Record<MergeIssue, Parameters<typeof refuseFields>[0]>> = {
  function_missing: { functionId: { code: 'obligatoire' } },
  unknown_function: { functionId: { code: 'fonction_inconnue' } },
  category_missing: { categoryLevel: { code: 'categorie_obligatoire' } },
  category_fixed: { categoryLevel: { code: 'categorie_fixee' } },
};

function merge(grid: Grid, former: ValuationContent | null, change: ValuationChange): MergedValuation {
  const merged = mergeChange(grid, former, change);
  if (!merged.ok) throw refuseFields(REFUSALS[merged.issue]);
  const { otherFunction, answers, ...inputs } = merged.content;
  return { inputs, answers, texts: { otherFunction, criteria: textsOf(answers) } };
}

function textsOf(answers: Answers): ValuationTexts['criteria'] {
  return Object.fromEntries(
    Object.entries(answers).flatMap(([id, { reason, evidence }]) =>
      reason === null && evidence === null ? [] : [[id, { reason, evidence }]],
    ),
  );
}

function jobOf(grid: Grid, functionId: number): JobFunction {
  const job = findFunction(grid, functionId);
  if (job === undefined) throw refuseFields(REFUSALS.unknown_function);
  return job;
}
