/** Applies a change to inputs, answers and texts; `assertAllowed` holds the result against the rules. Pure. */
import {
  adaptAnswers,
  answerIssues,
  categoryLevelFor,
  changeAnswers,
  findFunction,
  FUNCTION_TO_NAME,
  initialAnswers,
  isFixedDaysAllowed,
  isHourlyAllowed,
  OTHER_FUNCTION_ID,
  plainLine,
  termsIssues,
  type Answers,
  type CategoryLevel,
  type Day,
  type Grid,
  type JobFunction,
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

const NEW_ROW = {
  shareHundredths: 10_000,
  seniorityOn: null,
  leaveWeeks: 0,
  hourly: false,
  fixedDays: false,
  guaranteedCents: null,
  fixedAmountCents: null,
} as const;

/** A row that is begun with a person's name alone: an "autre fonction" of the first category, named later (ADR 0013). */
export function withFunction(change: ValuationChange): ValuationChange {
  if (change.functionId !== undefined) return change;
  return { otherFunction: FUNCTION_TO_NAME, categoryLevel: 0, ...change, functionId: OTHER_FUNCTION_ID };
}

/** @throws 422 on the title of a function that nobody has named yet. */
export function assertNamed({ functionId }: ValuationInputs, { otherFunction }: ValuationTexts): void {
  if (functionId === OTHER_FUNCTION_ID && otherFunction === FUNCTION_TO_NAME) {
    throw refuseFields({ otherFunction: { code: 'autre_fonction' } });
  }
}

/** A new row: the function is required, the rest has defaults; nothing is answered but what does not concern it. */
export function mergeNew(grid: Grid, change: ValuationChange, today: Day): MergedValuation {
  if (change.functionId === undefined) throw refuseFields({ functionId: { code: 'obligatoire' } });
  const categoryLevel = categoryOf(grid, change.functionId, change.categoryLevel ?? null);
  const inputs = { ...NEW_ROW, ...definedTerms(change), functionId: change.functionId, categoryLevel };
  const job = jobOf(grid, inputs.functionId);
  const merged = merge(grid, job, inputs, initialAnswers(grid, job, categoryLevel), change, '');
  assertAllowed(grid, merged, today);
  return merged;
}

/** A change of an existing row, unchecked. Answers that another function, category or grid still allows are kept. */
export function mergeChange(
  grid: Grid,
  state: ValuationState,
  texts: ValuationTexts,
  change: ValuationChange,
): MergedValuation {
  const functionId = change.functionId ?? state.inputs.functionId;
  const job = jobOf(grid, functionId);
  const categoryLevel = nextCategory(grid, state, change, functionId);
  const inputs = { ...state.inputs, ...definedTerms(change), functionId, categoryLevel };
  // A mode that the new function does not allow falls away unless it was asked for, which is refused by name.
  const hourly = inputs.hourly && (change.hourly === true || isHourlyAllowed(grid, functionId));
  const fixedDays = inputs.fixedDays && (change.fixedDays === true || isFixedDaysAllowed(categoryLevel));
  const previous = adaptAnswers(grid, job, categoryLevel, withTexts(state.answers, texts));
  return merge(grid, job, { ...inputs, hourly, fixedDays }, previous, change, texts.otherFunction);
}

/** @throws 422 naming each term or answer that the grid refuses on that day. */
export function assertAllowed(grid: Grid, { inputs, answers, texts }: MergedValuation, day: Day): void {
  if (inputs.functionId === OTHER_FUNCTION_ID && texts.otherFunction === '') {
    throw refuseFields({ otherFunction: { code: 'autre_fonction' } });
  }
  const broken = termsIssues(grid, { ...inputs, calculatedOn: day });
  if (broken.length > 0) throw refusedTerms(broken);
  const unknown = answerIssues(grid, jobOf(grid, inputs.functionId), inputs.categoryLevel, answers);
  if (unknown.length > 0) throw refusedAnswers(unknown);
}

/** Plain answers with their free texts, as the rules take them. */
export function withTexts(answers: PlainAnswers, texts: ValuationTexts): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, answer]) => [
      id,
      {
        ...answer,
        reason: texts.criteria[id]?.reason ?? null,
        evidence: texts.criteria[id]?.evidence ?? null,
      },
    ]),
  );
}

/** The answers without their free texts. */
export function plain(answers: Answers): PlainAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, { degree, notConcerned }]) => [id, { degree, notConcerned }]),
  );
}

function merge(
  grid: Grid,
  job: JobFunction,
  inputs: ValuationInputs,
  previous: Answers,
  change: ValuationChange,
  keptTitle: string,
): MergedValuation {
  const answers = changeAnswers(grid, job, inputs.categoryLevel, previous, change.answers ?? {});
  const otherFunction = job.id === OTHER_FUNCTION_ID ? plainLine(change.otherFunction ?? keptTitle) : '';
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
  if (job === undefined) throw refuseFields({ functionId: { code: 'fonction_inconnue' } });
  return job;
}

function nextCategory(grid: Grid, state: ValuationState, change: ValuationChange, functionId: number): CategoryLevel {
  if (change.categoryLevel !== undefined) return categoryOf(grid, functionId, change.categoryLevel);
  return categoryOf(grid, functionId, functionId === OTHER_FUNCTION_ID ? state.inputs.categoryLevel : null);
}

function categoryOf(grid: Grid, functionId: number, chosen: CategoryLevel | null): CategoryLevel {
  const job = jobOf(grid, functionId);
  const level = categoryLevelFor(grid, functionId, chosen);
  if (level !== null) return level;
  throw refuseFields({
    categoryLevel: { code: job.id === OTHER_FUNCTION_ID ? 'categorie_obligatoire' : 'categorie_fixee' },
  });
}

type Terms = Omit<ValuationInputs, 'functionId' | 'categoryLevel' | 'fixedAmountCents'>;

function definedTerms(change: ValuationChange): Partial<Terms> {
  const { shareHundredths, seniorityOn, leaveWeeks, hourly, fixedDays, guaranteedCents } = change;
  return {
    ...(shareHundredths === undefined ? {} : { shareHundredths }),
    ...(seniorityOn === undefined ? {} : { seniorityOn }),
    ...(leaveWeeks === undefined ? {} : { leaveWeeks }),
    ...(hourly === undefined ? {} : { hourly }),
    ...(fixedDays === undefined ? {} : { fixedDays }),
    ...(guaranteedCents === undefined ? {} : { guaranteedCents }),
  };
}
