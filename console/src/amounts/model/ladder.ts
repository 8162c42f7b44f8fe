/** The rungs of a criterion's ladder, highest first: what each degree asks, gives and changes. Pure. */
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
  /** What the agreement gives with this degree. */
  readonly conventional: DisplayedAmount;
  /** What it adds to the conventional amount that stands beside the ladder before the choice, in cents. */
  readonly differenceCents: number;
  /** In hundredths, against what is counted now. */
  readonly differencePoints: number;
  /** What keeps the amount to be paid at least as it is when the conventional one moves; null when it moves too. */
  readonly unchangedBy: DueSource | null;
  readonly chosen: boolean;
  readonly isDefault: boolean;
  readonly isCapacity: boolean;
  readonly choosable: boolean;
}

export interface Ladder {
  readonly rungs: readonly Rung[];
  /** The rung that is counted now: the choice, else the function's planned degree; null when nothing is. */
  readonly referenceDegree: number | null;
  /** The amount shown is a stored one: choosing also counts the grid and the seniority of today. */
  readonly includesUpdate: boolean;
  readonly hasMarkedWords: boolean;
}

/** The amount to be paid at least with a degree stays the one shown before it. */
function unchangedBy({ pay }: DegreeEffect, shown: Result | null, worked: Worked): DueSource | null {
  if (shown === null) return null;
  const due = dueOfPay(worked.reference.floors, worked.payInput, pay, worked.alone);
  if (due.cents !== shown.due.cents || due.unit !== shown.due.unit) return null;
  // A conventional amount that has come to equal the headline is not what kept it.
  return due.source === 'minimum' || due.source === 'hourly' ? shown.due.source : due.source;
}

export function ladderOf(worked: Worked, criterion: Criterion): Ladder {
  const { reference, payInput, job, work } = worked;
  const isTraining = criterion.kind === 'training';
  const chosen = answerOf(work.answers, criterion.id);
  const all = degreeEffects(reference.grid, payInput, criterion.id);
  // Options of other families say nothing to this function.
  const effects = isTraining ? all.filter(({ choosable }) => choosable) : all;
  const usual = job.id === OTHER_FUNCTION_ID || isTraining ? null : defaultDegree(criterion, job);
  // A degree that the grid no longer has counts like no answer.
  const counted = effects.find(({ current }) => current) ?? effects.find(({ degree }) => degree === usual);
  const isCapacity = ({ degree }: DegreeEffect) => !isTraining && degree === CAPACITY_DEGREE;
  const shown = resultOf(worked);
  const [any] = effects;
  // Nothing where the amount shown is worked out from these very answers.
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
      unchangedBy: unchangedBy(effect, shown, worked),
      chosen: chosen.degree === effect.degree && !chosen.notConcerned,
      isDefault: effect.degree === usual,
      isCapacity: isCapacity(effect),
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
