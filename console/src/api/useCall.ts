/**
 * Reads and acts that use calls of the contract: the key of a cached answer, when a call is aborted, and what is read
 * again.
 */
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { sent, type AnswerOf, type AnyCall, type Given } from '@valorisation/contract';
import { showToast } from '../core/toasts';
import { ask } from './call';
import { messageOf } from '../core/errors';

/** `/v1/valor/12/journal` is cached under `valor`, `12`, `journal`. An address is the key of all answers below it. */
export function keyOf<Of extends AnyCall>(called: Of, given: Given<Of>): QueryKey {
  const { address, body } = sent(called, given);
  const [path = '', query] = address.split('?');
  return [...path.split('/').slice(2), ...(query === undefined ? [] : [query]), ...(body === undefined ? [] : [body])];
}

export interface ReadingOptions<Of extends AnyCall, Kept> extends Pick<
  UseQueryOptions<Kept>,
  'enabled' | 'gcTime' | 'refetchInterval' | 'refetchOnReconnect' | 'refetchOnWindowFocus' | 'retry' | 'staleTime'
> {
  /** True: the call does not show the progress line. */
  silent?: boolean;
  keepsPrevious?: boolean;
  /** Part of the key: another value causes a new request. */
  since?: unknown;
  to?: (answer: AnswerOf<Of>) => Kept;
}

export function reading<Of extends AnyCall, Kept = AnswerOf<Of>>(
  called: Of,
  given: Given<Of>,
  {
    silent = false,
    keepsPrevious = false,
    since,
    to = (answer) => answer as Kept,
    ...options
  }: ReadingOptions<Of, Kept> = {},
) {
  return queryOptions<Kept>({
    queryKey: [...keyOf(called, given), ...(since === undefined ? [] : [since])],
    queryFn: async ({ signal }) => to(await ask(called, given, { signal, silent })),
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
    ...options,
  });
}

export function useCall<Of extends AnyCall, Kept = AnswerOf<Of>>(
  called: Of,
  given: Given<Of>,
  options: ReadingOptions<Of, Kept> = {},
) {
  return useQuery(reading(called, given, options));
}

export const announcing = (message: string) => ({
  onSuccess: () => void showToast(message, 'success'),
  onError: (error: Error) => void showToast(messageOf(error), 'error'),
});

export interface ActOptions {
  /** Shown after success. A refusal shows its own reason. */
  message?: string;
  /** The key of the read that the act's answer replaces. */
  answers?: QueryKey;
  /**
   * Reads that become stale after the act. A read whose address is the beginning of the act's address is read again
   * anyway: `user/sessions` after `user/sessions/end`.
   */
  refreshes?: (client: QueryClient) => unknown;
}

export function acting<Of extends AnyCall>(
  client: QueryClient,
  called: Of,
  { message, answers, refreshes }: ActOptions = {},
): UseMutationOptions<AnswerOf<Of>, Error, Given<Of>> {
  return {
    mutationFn: async (given) => ask(called, given),
    ...(message !== undefined && announcing(message)),
    onSettled: (answer) => {
      if (answers !== undefined && answer !== undefined) return void client.setQueryData(answers, answer);
      if (refreshes !== undefined) return refreshes(client);
      // After a refusal the shown state may be stale.
      return client.invalidateQueries({ queryKey: answers ?? called.path.split('/').slice(2, 4) });
    },
  };
}

/** Settles once the stale reads on the screen have been answered again. */
export function useAct<Of extends AnyCall>(called: Of, options: ActOptions = {}) {
  return useMutation(acting(useQueryClient(), called, options));
}
