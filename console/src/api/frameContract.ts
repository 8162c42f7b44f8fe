import { localError } from '../core/errors';

/**
 * The contract for the page's frame, loaded on demand so that a visitor's first download has no schemas.
 * @throws ApiError when it cannot be loaded
 */
export async function frameContract() {
  try {
    return await import('./frameCalls');
  } catch {
    throw localError('reseau');
  }
}
