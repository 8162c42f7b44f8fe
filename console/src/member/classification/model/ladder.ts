/** The rungs of a criterion's ladder, highest first: what each degree asks, gives and changes. Pure. */
import {
  answerOf,
  CAPACITY_DEGREE,
  defaultDegree,
  degreeEffects,
  OTHER_FUNCTION_ID,
  type Criterion,
  type DegreeEffect,
  type DisplayedAmount,
} from '@valorisation/rules';
import type { Classification } from '../state/useClassification';
import { differingWords, type Words } from './degreeWords';
import { typeset } from './typeset';

export interface Rung {
  readonly degree: number;
  readonly words: readonly Words[];
  readonly pointsHundredths: number;
  /** What the agreement gives with this degree. */
  readonly conventional: DisplayedAmount;
  /** What it adds to the conventional amount that stands beside the ladder before the choice, in cents. */
  readonly differenceCents: number;
  /** In hundredths, against the same degree. */
  readonly differencePoints: number;
  readonly chosen: boolean;
  readonly isDefault: boolean;
  readonly isCapacity: boolean;
  readonly choosable: boolean;
}

export interface Ladder {
  readonly rungs: readonly Rung[];
  /** The rung that the differences are read against. */
  readonly referenceDegree: number | null;
  readonly hasMarkedWords: boolean;
}

/** The choice, else the function's degree, else the lowest one that is no "capacitaire". */
function referenceOf(effects: readonly DegreeEffect[], usual: number): DegreeEffect | undefined {
  return (
    effects.find(({ current }) => current) ??
    effects.find(({ degree }) => degree === usual) ??
    effects.find(({ degree }) => degree !== CAPACITY_DEGREE) ??
    effects[0]
  );
}

export function ladderOf({ reference, payInput, job, work }: Classification, criterion: Criterion): Ladder {
  const isTraining = criterion.kind === 'training';
  const chosen = answerOf(work.answers, criterion.id);
  const all = degreeEffects(reference.grid, payInput, criterion.id);
  // Options of other families say nothing to this function.
  const effects = isTraining ? all.filter(({ choosable }) => choosable) : all;
  const usual = defaultDegree(criterion, job);
  const base = referenceOf(effects, usual);
  const isCapacity = ({ degree }: DegreeEffect) => !isTraining && degree === CAPACITY_DEGREE;

  const rungs = effects.map((effect, index): Rung => {
    const lower = effects[index - 1];
    const neighbour = isTraining || lower === undefined || isCapacity(lower) ? null : lower.text;
    return {
      degree: effect.degree,
      words: differingWords(typeset(effect.text ?? ''), neighbour === null ? null : typeset(neighbour)),
      pointsHundredths: effect.pointsHundredths,
      conventional: effect.pay.conventional,
      differenceCents: effect.differenceCents,
      differencePoints: effect.pointsHundredths - (base?.pointsHundredths ?? 0),
      chosen: chosen.degree === effect.degree && !chosen.notConcerned,
      isDefault: job.id !== OTHER_FUNCTION_ID && !isTraining && effect.degree === usual,
      isCapacity: isCapacity(effect),
      choosable: effect.choosable,
    };
  });
  return {
    rungs: rungs.toReversed(),
    referenceDegree: base?.degree ?? null,
    hasMarkedWords: rungs.some(({ words }) => words.some(({ differs }) => differs)),
  };
}
