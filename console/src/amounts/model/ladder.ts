/** The degrees of a criterion, highest first: the requirement, the points and its effect on the amount. Pure. */
import {
  answerOf,
  CAPACITY_DEGREE,
  defaultDegree,
  degreeEffects,
  dueOfPay,
  OTHER_FUNCTION_ID,
  typeset,
  type Criterion,
  type DegreeEffect,
  type DisplayedAmount,
  type DueSource,
} from '@valorisation/rules';
import { differingWords, type Words } from './degreeWords';
import { resultOf, type Result, type Worked } from './result';

export interface Rung {
  readonly degree: number;
  readonly words: readonly Words[];
  readonly pointsHundredths: number;
  readonly conventional: DisplayedAmount;
  /** The change of the conventional amount compared with the amount shown before the choice, in cents. */
  readonly differenceCents: number;
  /** In hundredths, compared with the present degree. */
  readonly differencePoints: number;
  /** The same change of the amount due. Null when another unit is paid. */
  readonly dueDifferenceCents: number | null;
  /** Why the amount due stays the same although the conventional one changes. Null when the amount due changes too. */
  readonly unchangedBy: DueSource | null;
  readonly chosen: boolean;
  readonly isDefault: boolean;
  readonly choosable: boolean;
}

export interface Ladder {
  readonly rungs: readonly Rung[];
  /** The present degree: the chosen one, otherwise the planned one. Null when there is neither. */
  readonly referenceDegree: number | null;
  /** True when the shown amount is a stored one. A choice then also applies today's grid and seniority. */
  readonly includesUpdate: boolean;
  readonly hasMarkedWords: boolean;
}

/** What a degree changes in the shown amount due and, if nothing, the source of that amount. */
function dueEffect({ pay }: DegreeEffect, shown: Result | null, worked: Worked) {
  const none = { dueDifferenceCents: null, unchangedBy: null };
  if (shown === null) return none;
  const due = dueOfPay(worked.reference.floors, worked.payInput, pay, worked.alone);
  if (due.unit !== shown.due.unit) return none;
  const dueDifferenceCents = due.cents - shown.due.cents;
  // When the conventional amount itself becomes the amount due, the source of the shown amount explains why the amount
  // due stays the same.
  const source = due.source === 'minimum' || due.source === 'hourly' ? shown.due.source : due.source;
  return { dueDifferenceCents, unchangedBy: dueDifferenceCents === 0 ? source : null };
}

export function ladderOf(worked: Worked, criterion: Criterion): Ladder {
  const { reference, payInput, job, work } = worked;
  const isTraining = criterion.kind === 'training';
  const chosen = answerOf(work.answers, criterion.id);
  const all = degreeEffects(reference.grid, payInput, criterion.id);
  // Options of other families do not concern this function.
  const effects = isTraining ? all.filter(({ choosable }) => choosable) : all;
  const usual = job.id === OTHER_FUNCTION_ID || isTraining ? null : defaultDegree(criterion, job);
  // A degree that the grid no longer has counts as unanswered.
  const counted = effects.find(({ current }) => current) ?? effects.find(({ degree }) => degree === usual);
  const isCapacity = ({ degree }: DegreeEffect) => !isTraining && degree === CAPACITY_DEGREE;
  const shown = resultOf(worked);
  const [any] = effects;
  // Zero when the shown amount is already computed from these answers.
  const updateCents = any && shown ? any.pay.conventional.cents - any.differenceCents - shown.conventional.cents : 0;

  const rungs = effects.map((effect, index): Rung => {
    const lower = effects[index - 1];
    const neighbour = isTraining || lower === undefined || isCapacity(lower) ? null : lower.text;
    return {
      degree: effect.degree,
      words: differingWords(typeset(effect.text ?? ''), neighbour === null ? null : typeset(neighbour)),
      pointsHundredths: effect.pointsHundredths,
      conventional: effect.pay.conventional,
      differenceCents: effect.differenceCents + updateCents,
      differencePoints: effect.pointsHundredths - (counted?.pointsHundredths ?? 0),
      ...dueEffect(effect, shown, worked),
      chosen: chosen.degree === effect.degree && !chosen.notConcerned,
      isDefault: effect.degree === usual,
      choosable: effect.choosable,
    };
  });
  return {
    rungs: rungs.toReversed(),
    referenceDegree: counted?.degree ?? null,
    includesUpdate: updateCents !== 0,
    hasMarkedWords: rungs.some(({ words }) => words.some(({ differs }) => differs)),
  };
}
