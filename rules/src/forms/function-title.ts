import { OTHER_FUNCTION_ID, type JobFunction } from '../grid/grid.js';

/** What a row is called until its function is chosen: an amount is never computed under it. */
export const FUNCTION_TO_NAME = 'Fonction à préciser';

/** The title of a row: the free text of an "autre fonction", else the grid's; '' where the grid has no such function. */
export function functionTitle(
  { functionId, otherFunction }: { readonly functionId: number; readonly otherFunction: string },
  job: Pick<JobFunction, 'title'> | undefined,
): string {
  return functionId === OTHER_FUNCTION_ID ? otherFunction : (job?.title ?? '');
}
