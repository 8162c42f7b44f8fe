/** What both areas read and write through. */
import { QueryClient, type DefaultOptions } from '@tanstack/react-query';
import { isApiError } from './errors';

/**
 * While the browser says that there is no network the library holds every call back by itself, with nothing on the screen but
 * that it is under way. Here the call is made, fails and says so: what was typed is known not to be saved.
 */
const ASKED_AT_ONCE = { networkMode: 'always' } as const;

/** A refusal is an answer: only a call that got none is worth a second try. */
const isWorthRetrying = (count: number, error: unknown) => count < 1 && isApiError(error) && error.status === 0;

/** @param queries beside that, of an area's own */
export function newQueryClient(queries: DefaultOptions['queries'] = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: ASKED_AT_ONCE,
      // Read anew once the network is back, as the library does where it holds calls back.
      queries: { ...ASKED_AT_ONCE, retry: isWorthRetrying, refetchOnReconnect: true, ...queries },
    },
  });
}
