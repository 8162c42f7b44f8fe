/** The amount of the home page's example, as anybody may ask for it: by the grid in force and the minimum wage of today. */
import { estimateCalls, type EstimateAnswer } from '@valorisation/contract';
import { call } from './call';
import { isApiError } from './errors';

/** Agent de service: the function of the example, with the degrees that the grid plans for it. */
const FUNCTION_ID = 43;

/** Null where the grid in force has no such function, or plans degrees for it that it does not have. */
export async function readHomeExample(signal?: AbortSignal): Promise<EstimateAnswer | null> {
  try {
    return await call(estimateCalls.one, { query: { functionId: FUNCTION_ID } }, { ...(signal && { signal }) });
  } catch (error) {
    if (isApiError(error) && error.status === 422) return null;
    throw error;
  }
}
