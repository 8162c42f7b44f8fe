import { describe, expect, it } from '@jest/globals';
import {
  AUTONOMY,
  functionById,
  functionTitled,
  gridInForce,
  MANAGEMENT,
  payInput,
  TRAINING,
  withDegrees,
} from '../testing/builders.js';
import { computePay } from './compute-pay.js';
import { degreeEffects } from './degree-effects.js';

const serviceAgent = functionTitled('Agent de service');
const teacher = functionTitled('Enseignant-formateur (cadre)');

describe('the effect of each degree', () => {
  it('is what the calculation gives with that degree, in euros', () => {
    const input = payInput(serviceAgent);
    const effects = degreeEffects(gridInForce, input, AUTONOMY);
    expect(
      effects.map(({ degree, pointsHundredths, differenceCents }) => [degree, pointsHundredths, differenceCents]),
    ).toEqual([
      [1, 500, -866],
      [2, 1_000, 0],
      [3, 1_500, 867],
      [4, 2_000, 1_734],
    ]);
    for (const effect of effects) {
      const answers = withDegrees(input.answers, { [AUTONOMY]: effect.degree });
      expect(computePay(gridInForce, { ...input, answers }).displayed).toEqual(effect.pay.displayed);
    }
  });

  it('marks the current degree and the one that needs a reason', () => {
    const effects = degreeEffects(gridInForce, payInput(serviceAgent), AUTONOMY);
    expect(effects.filter((effect) => effect.current).map((effect) => effect.degree)).toEqual([2]);
    expect(effects.filter((effect) => effect.needsReason).map((effect) => effect.degree)).toEqual([1]);
  });

  it('is compared with the planned degree while the criterion is unanswered', () => {
    const effects = degreeEffects(gridInForce, payInput(serviceAgent, { answers: {} }), AUTONOMY);
    expect(effects.map((effect) => effect.differenceCents)).toEqual([-866, 0, 867, 1_734]);
    expect(effects.some(({ current }) => current)).toBe(false);
  });

  it('starts with "none held" for training, and offers only what the function may claim', () => {
    const effects = degreeEffects(gridInForce, payInput(teacher), TRAINING);
    expect(effects.map((effect) => effect.degree)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(effects.filter((effect) => effect.choosable).map((effect) => effect.degree)).toEqual([0, 3, 4, 5]);
    expect(effects[0]).toMatchObject({ pointsHundredths: 0, current: true, text: null, differenceCents: 0 });
  });

  it('shows a degree below the default without offering it', () => {
    const assistant = functionTitled('Aide-documentaliste');
    const effects = degreeEffects(gridInForce, payInput(assistant), 2);
    expect(effects.map(({ degree, choosable }) => [degree, choosable])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, true],
    ]);
  });

  it('is empty where the criterion does not concern the function', () => {
    expect(degreeEffects(gridInForce, payInput(serviceAgent), MANAGEMENT)).toEqual([]);
    expect(degreeEffects(gridInForce, payInput(functionById(0)), 99)).toEqual([]);
  });
});
