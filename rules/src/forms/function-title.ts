import { OTHER_FUNCTION_ID, type JobFunction } from '../grid/grid.js';

/** The title of a row without a function yet. No amount is ever computed for it. */
export const FUNCTION_TO_NAME = 'Fonction à préciser';

/**
 * The title of a row: the free text of an "autre fonction", otherwise the grid's title; '' when the grid lacks the
 * function.
 */
export function functionTitle(
  { functionId, otherFunction }: { readonly functionId: number; readonly otherFunction: string },
  job: Pick<JobFunction, 'title'> | undefined,
): string {
  return functionId === OTHER_FUNCTION_ID ? otherFunction : (job?.title ?? '');
}
