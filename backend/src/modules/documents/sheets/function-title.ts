import { OTHER_FUNCTION_ID } from '@valorisation/rules';
import type { ValuationDetail, ValuationSetting } from '../../valuations/index.js';

/** The function's title on the row's grid, or the free text of "autre fonction". */
export function functionTitleOf(
  { functionId, gridId, otherFunction }: ValuationDetail,
  { functions }: ValuationSetting,
): string {
  if (functionId === OTHER_FUNCTION_ID) return otherFunction;
  return functions.get(gridId)?.get(functionId)?.title ?? '';
}
