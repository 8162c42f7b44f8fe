import { findFunction, OTHER_FUNCTION_ID, type CategoryLevel, type Grid, type JobFunction } from '@valorisation/rules';
import type { ValuationInput } from '@valorisation/contract';

export type FunctionChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly job: JobFunction }
  | { readonly kind: 'other'; readonly title: string; readonly level: CategoryLevel };

export function inputOf(choice: FunctionChoice): ValuationInput | null {
  if (choice.kind === 'known') return { functionId: choice.job.id };
  if (choice.kind === 'none') return null;
  return { functionId: OTHER_FUNCTION_ID, otherFunction: choice.title, categoryLevel: choice.level };
}

/** The saved choice, if the grid still has it. */
export function choiceOf(grid: Grid, input: ValuationInput | null): FunctionChoice {
  if (input?.functionId === undefined) return { kind: 'none' };
  const { functionId, otherFunction, categoryLevel } = input;
  if (functionId !== OTHER_FUNCTION_ID) {
    const job = findFunction(grid, functionId);
    return job === undefined ? { kind: 'none' } : { kind: 'known', job };
  }
  if (otherFunction === undefined || categoryLevel === undefined || categoryLevel === null) return { kind: 'none' };
  return { kind: 'other', title: otherFunction, level: categoryLevel };
}

/** True when answers for one of the two are valid for the other. */
export function isSameJob(one: ValuationInput | null, other: ValuationInput): boolean {
  return one?.functionId === other.functionId && one?.categoryLevel === other.categoryLevel;
}
