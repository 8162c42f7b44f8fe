import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { isApiError } from '../core/errors';

/**
 * While the browser is offline, the library would hold every call back without a message. With this option the call is
 * made and fails, so the user knows that nothing was saved.
 */
const ASKED_AT_ONCE = { networkMode: 'always' } as const;

/** Only a call without an answer is tried again, because a refusal is an answer. */
const isWorthRetrying = (count: number, error: unknown) => count < 1 && isApiError(error) && error.status === 0;

/** @param queries further options of an area */
export function newQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: ASKED_AT_ONCE,
      // Reads again once the network is back, as the library does for calls that it holds back.
      queries: { ...ASKED_AT_ONCE, retry: isWorthRetrying, refetchOnReconnect: true, ...queries },
    },
  });
}
