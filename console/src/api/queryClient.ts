import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { isApiError } from '../core/errors';

/**
 * While the browser says that it is offline, the library would hold every call back silently. Here the call is made and
 * fails, so that the user knows that nothing was saved.
 */
const ASKED_AT_ONCE = { networkMode: 'always' } as const;

/** A refusal is an answer, so only a call without one is tried again. */
const isWorthRetrying = (count: number, error: unknown) => count < 1 && isApiError(error) && error.status === 0;

/** @param queries further options of an area */
export function newQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: ASKED_AT_ONCE,
      // Read again once the network is back, as the library does for calls that it holds back.
      queries: { ...ASKED_AT_ONCE, retry: isWorthRetrying, refetchOnReconnect: true, ...queries },
    },
  });
}
