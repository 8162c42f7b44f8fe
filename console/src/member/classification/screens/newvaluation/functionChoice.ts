import { OTHER_FUNCTION_ID, type CategoryLevel, type JobFunction } from '@valorisation/rules';
import type { ValuationInput } from '../../../../api/valuation';

/** What is chosen: a function of the grid, or one that the person names. */
export type FunctionChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly job: JobFunction }
  | { readonly kind: 'other'; readonly title: string; readonly level: CategoryLevel };

/** What is saved of the choice; null while there is none. */
export function inputOf(choice: FunctionChoice): ValuationInput | null {
  if (choice.kind === 'known') return { functionId: choice.job.id };
  if (choice.kind === 'none') return null;
  return { functionId: OTHER_FUNCTION_ID, otherFunction: choice.title, categoryLevel: choice.level };
}
