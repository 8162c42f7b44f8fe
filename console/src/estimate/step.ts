/** The step in an estimate's address. Pure. */
import type { Step } from '../amounts/parts/Steps';

const NAME = 'etape';

/** After the choice of a function. The situation, which comes first, needs no word in the address. */
const WORDS = { situation: undefined, criteria: 'criteres', result: 'resultat' } as const;

export type EstimateStep = Extract<Step, keyof typeof WORDS>;

const STEPS = Object.keys(WORDS) as EstimateStep[];

export function stepOf(search: string): EstimateStep {
  const word = new URLSearchParams(search).get(NAME);
  return STEPS.find((step) => WORDS[step] === word) ?? 'situation';
}

export function withStep(search: string, step: EstimateStep): string {
  const word = WORDS[step];
  return word === undefined ? search : `${search}&${new URLSearchParams({ [NAME]: word }).toString()}`;
}
