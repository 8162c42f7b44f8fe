/** Reads and acts of the contract's calls: under which key an answer is kept, when it is aborted, and what is read again. */
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
import { showToast } from '../ui/toasts';
import { ask } from './call';
import { messageOf } from './errors';

/** `/v1/valor/12/journal` is kept under `valor`, `12`, `journal`: what an address begins with names all that is beneath it. */
export function keyOf<Of extends AnyCall>(called: Of, given: Given<Of>): QueryKey {
  const { address, body } = sent(called, given);
  const [path = '', query] = address.split('?');
  return [...path.split('/').slice(2), ...(query === undefined ? [] : [query]), ...(body === undefined ? [] : [body])];
}

export interface ReadingOptions<Of extends AnyCall, Kept> extends Pick<
  UseQueryOptions<Kept>,
  'enabled' | 'gcTime' | 'refetchInterval' | 'refetchOnReconnect' | 'refetchOnWindowFocus' | 'retry' | 'staleTime'
> {
  /** Leaves the progress line alone. */
  silent?: boolean;
  /** The answer before stays on the screen while the next one comes. */
  keepsPrevious?: boolean;
  /** Part of the key: another one asks again. */
  since?: unknown;
  /** What is kept of the answer. */
  to?: (answer: AnswerOf<Of>) => Kept;
}

/** What the cache needs to read a call, for the hooks that take it. */
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

export interface ActOptions {
  /** Said once it is done; why not, where it is refused. */
  told?: string;
  /** The read whose new answer the act answers. */
  answers?: QueryKey;
  /** Asks the reads anew that it makes old, where they do not stand beside it as `user/sessions` does by `user/sessions/end`. */
  refreshes?: (client: QueryClient) => unknown;
}

/** The act that `useAct` carries out. */
export function acting<Of extends AnyCall>(
  client: QueryClient,
  called: Of,
  { told, answers, refreshes }: ActOptions = {},
): UseMutationOptions<AnswerOf<Of>, Error, Given<Of>> {
  return {
    mutationFn: async (given) => ask(called, given),
    ...(told !== undefined && {
      onSuccess: () => void showToast(told, 'success'),
      onError: (error) => void showToast(messageOf(error), 'error'),
    }),
    onSettled: (answer) => {
      if (answers !== undefined && answer !== undefined) return void client.setQueryData(answers, answer);
      if (refreshes !== undefined) return refreshes(client);
      // A refusal means that it stands otherwise than was shown.
      return client.invalidateQueries({ queryKey: answers ?? called.path.split('/').slice(2, 4) });
    },
  };
}

/** Settles once what is on the screen of the reads that it makes old has come. */
export function useAct<Of extends AnyCall>(called: Of, options: ActOptions = {}) {
  return useMutation(acting(useQueryClient(), called, options));
}
