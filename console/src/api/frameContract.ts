import { localError } from './errors';

/**
 * The contract for the page's frame: what a visitor downloads first holds no schema.
 * @throws ApiError where it cannot be had
 */
export async function frameContract() {
  try {
    return await import('./frameCalls');
  } catch {
    throw localError('reseau');
  }
}
