/** The function's planned degrees for the criteria without an answer, and what a person adds to them for a row. Pure. */
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
} from '@valorisation/rules';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import type { Valuation } from './valuation.aggregate.js';
import type { ChangeContext } from './valuation.change.js';
import { withTexts } from './valuation.merge.js';
import type { ValuationState, ValuationTexts } from './valuation.state.js';

/** What no planned degree says of a row. */
export interface Precision {
  readonly seniorityOn?: Day | undefined;
  /** Somebody has said that there is no seniority. */
  readonly withoutSeniority?: boolean | undefined;
  /** Rank of the option of Formations; 0: none held. */
  readonly training?: number | undefined;
}

/** How a row stands before its planned degrees are taken. Criteria by their ids. */
export interface PlannedStanding {
  /** What taking them answers. */
  readonly changes: AnswerChanges;
  /** Still without an answer then: Formations, and all that an "autre fonction" asks. */
  readonly open: readonly number[];
  /** A degree below the function's own, without its reason. */
  readonly lackingReasons: readonly number[];
}

type Row = Pick<ValuationState, 'inputs' | 'answers'>;

/** @throws 422 for a function that the grid in force does not have any more. */
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
 * Takes the planned degrees with what a person says beside them, and computes the amount once nothing is missing and the
 * seniority is known, or said to be none. Nothing different and nothing to compute: no event.
 * @throws 409 `transition_refusee` on an archived row, 422 naming the refused fields.
 */
export function takePlanned(valuation: Valuation, precision: Precision, context: ChangeContext): void {
  const { grid } = context.gridInForce;
  const { changes } = plannedStanding(grid, valuation.state, valuation.texts);
  const { seniorityOn, training } = precision;
  valuation.edit(
    { ...(seniorityOn === undefined ? {} : { seniorityOn }), answers: { ...changes, ...trained(grid, precision) } },
    context,
    seniorityOn === undefined && training === undefined,
  );
  const { state, texts } = valuation;
  const { open, lackingReasons } = plannedStanding(grid, state, texts);
  const isSeniorityKnown = state.inputs.seniorityOn !== null || precision.withoutSeniority === true;
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
