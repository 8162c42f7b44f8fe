/** Tells the branch which words led to no choice. Nothing says who searched. */
import { functionCalls } from '@valorisation/contract';
import { call } from './call';

/** More searches than these are hardly about one function. */
const MOST_REPORTED = 5;

/** The page is being left, so the calls go on without it, and no failure is shown. */
export function reportLeftSearches(searches: readonly string[]): void {
  for (const typed of searches.slice(0, MOST_REPORTED)) {
    call(functionCalls.left, { body: { typed } }, { silent: true, keepalive: true }).catch(() => undefined);
  }
}
