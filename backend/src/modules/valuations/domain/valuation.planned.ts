import {
  adaptAnswers,
  findFunction,
  missingCriteria,
  missingReasons,
  plannedChanges,
  type AnswerChanges,
  type Day,
  type Grid,
  type JobFunction,
  isUpToDate,
  OTHER_FUNCTION_ID,
} from '@valorisation/rules';
import { refuseFields, DomainError, orRefusal } from '../../../platform/errors/domain-error.js';
import type { Valuation } from './valuation.aggregate.js';
import type { ChangeContext } from './valuation.change.js';
import { withTexts } from './valuation.merge.js';
import type { ValuationState, ValuationTexts } from './valuation.state.js';

/** Facts about a row that no planned degree gives. */
export interface Precision {
  readonly seniorityOn?: Day | undefined;
  /** A person has stated that there is no seniority. */
  readonly withoutSeniority?: boolean | undefined;
  /** Rank of the option of Formations; 0 for none. */
  readonly training?: number | undefined;
}

export interface PlannedStanding {
  readonly changes: AnswerChanges;
  /** Criteria that stay unanswered: Formations, and all criteria of an "autre fonction". */
  readonly open: readonly number[];
  /** A degree below the function's own, without its reason. */
  readonly lackingReasons: readonly number[];
}

type Row = Pick<ValuationState, 'inputs' | 'answers'>;

/** @throws 422 for a function that the grid in force no longer has */
export function plannedStanding(grid: Grid, { inputs, answers }: Row, texts: ValuationTexts): PlannedStanding {
  const { categoryLevel } = inputs;
  const job = jobOf(grid, inputs.functionId);
  const known = adaptAnswers(grid, job, categoryLevel, withTexts(answers, texts));
  const changes = plannedChanges(grid, job, categoryLevel, known);
  return {
    changes,
    open: missingCriteria(grid, job, categoryLevel, known).filter((id) => changes[id] === undefined),
    lackingReasons: missingReasons(grid, job, known),
  };
}

/**
 * Takes the planned degrees with the person's additions. Computes the amount when nothing is missing and the seniority
 * is known or stated as none. Without a change and a calculation there is no event.
 * @throws 409 `transition_refusee` on an archived row, 422 naming the refused fields
 */
export function takePlanned(valuation: Valuation, precision: Precision, context: ChangeContext): void {
  const { grid } = context.gridInForce;
  const { changes } = plannedStanding(grid, valuation.state, valuation.texts);
  const { seniorityOn, training } = precision;
  const isNone = precision.withoutSeniority === true && valuation.state.inputs.seniorityOn === null;
  const said = seniorityOn === undefined ? (isNone ? { seniorityOn: null } : {}) : { seniorityOn };
  valuation.edit(
    { ...said, answers: { ...changes, ...trained(grid, precision) } },
    context,
    seniorityOn === undefined && training === undefined,
  );
  const { state, texts } = valuation;
  const { open, lackingReasons } = plannedStanding(grid, state, texts);
  const isSeniorityKnown = state.inputs.seniorityOn !== null || state.inputs.withoutSeniority;
  if (open.length === 0 && lackingReasons.length === 0 && isSeniorityKnown) valuation.complete(context);
}

function trained({ criteria }: Grid, { training }: Precision): AnswerChanges {
  if (training === undefined) return {};
  return Object.fromEntries(
    criteria.filter(({ kind }) => kind === 'training').map(({ id }) => [id, { degree: training }]),
  );
}

function jobOf(grid: Grid, functionId: number): JobFunction {
  const job = findFunction(grid, functionId);
  if (job === undefined) throw refuseFields({ functionId: { code: 'fonction_inconnue' } });
  return job;
}

/**
 * Changes the row's function. Computes its amount if the kept answers are all that the function asks for; otherwise the
 * row is in progress, and the answer says why.
 * @throws 409 `fonction_deja_choisie` for a row with another function, 409 `transition_refusee` on an archived one, 422
 * for a function that the grid in force does not have
 */
export function takeFunction(valuation: Valuation, functionId: number, context: ChangeContext): DomainError | null {
  if (valuation.state.inputs.functionId !== OTHER_FUNCTION_ID) throw new DomainError('fonction_deja_choisie');
  valuation.edit({ functionId }, context);
  const outcome = orRefusal(() => {
    valuation.complete(context);
  });
  return outcome instanceof DomainError && !isUpToDate(valuation.state.status) ? outcome : null;
}
