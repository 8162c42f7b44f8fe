import { OTHER_FUNCTION_ID, type JobFunction } from '../grid/grid.js';

/** The title of a row that has no function yet. No amount is ever computed for it. */
export const FUNCTION_TO_NAME = 'Fonction à préciser';

/**
 * The title of a row. For an "autre fonction" it is the free text, otherwise the title in the grid. It is '' when the
 * grid lacks the function.
 */
export function functionTitle(
  { functionId, otherFunction }: { readonly functionId: number; readonly otherFunction: string },
  job: Pick<JobFunction, 'title'> | undefined,
): string {
  return functionId === OTHER_FUNCTION_ID ? otherFunction : (job?.title ?? '');
}
