/** One answer of the server as state of a public page, without a library. */
import { useCallback, useContext, useEffect, useEffectEvent, useId, useState } from 'react';
import { sent, type AnswerOf, type AnyCall, type Given } from '@valorisation/contract';
import { ServerRenderContext } from '../serverRender';
import { ask, type CallManner } from './call';

export interface Answer<Found> {
  /** The last answer stays on screen while the next one loads. */
  readonly found: Found | undefined;
  readonly error: unknown;
  /** True when neither the answer nor the error belongs to the present question. */
  readonly isPending: boolean;
  retry(): void;
}

type Asked<Found> = Pick<Answer<Found>, 'found' | 'error'> & { readonly question: string | null };

/** @param question a new question starts a new request and drops the earlier one */
export function useAsked<Found>(question: string, asked: (signal?: AbortSignal) => Promise<Found>): Answer<Found> {
  const place = useId();
  const onServer = useContext(ServerRenderContext)?.settled(place, asked);
  // A page that the server renders already has the answer, found by the place of this hook in the page.
  const [state, setState] = useState<Asked<Found>>({
    question: onServer === undefined ? null : question,
    found: onServer?.found as Found | undefined,
    error: onServer?.error ?? null,
  });
  const [attempt, setAttempt] = useState(0);
  const askNow = useEffectEvent(asked);

  useEffect(() => {
    const leaving = new AbortController();
    askNow(leaving.signal).then(
      (found) => leaving.signal.aborted || setState({ question, found, error: null }),
      (error: unknown) => leaving.signal.aborted || setState(({ found }) => ({ question, found, error })),
    );
    return () => leaving.abort();
  }, [question, attempt]);

  const retry = useCallback(() => {
    setState(({ found }) => ({ question: null, found, error: null }));
    setAttempt((count) => count + 1);
  }, []);
  return { found: state.found, error: state.error, isPending: state.question !== question, retry };
}

interface AnswerOptions<Of extends AnyCall, Shown> extends Pick<CallManner, 'silent' | 'token'> {
  /** False: no request is made, and there is no answer. */
  enabled?: boolean;
  to?: (answer: AnswerOf<Of>) => Shown;
}

export function useAnswer<Of extends AnyCall, Shown = AnswerOf<Of>>(
  called: Of,
  given: Given<Of>,
  { enabled = true, to = (answer) => answer as Shown, ...manner }: AnswerOptions<Of, Shown> = {},
): Answer<Shown> {
  return useAsked<Shown | undefined>(enabled ? sent(called, given).address : '', async (signal) =>
    enabled ? to(await ask(called, given, { ...manner, ...(signal && { signal }) })) : undefined,
  ) as Answer<Shown>;
}
