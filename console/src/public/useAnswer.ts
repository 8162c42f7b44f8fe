/** One answer of the server for a public page, as state: no library comes along with it. */
import { useCallback, useContext, useEffect, useId, useState } from 'react';
import { ServerRenderContext } from '../portal/serverRender';

export interface Answer<Found> {
  /** The last answer stays on the screen while the next one comes. */
  readonly found: Found | undefined;
  /** What went wrong with the last question; null: nothing. */
  readonly error: unknown;
  retry(): void;
}

/** @param ask of a stable identity for one question; another one asks anew */
export function useAnswer<Found>(ask: () => Promise<Found>): Answer<Found> {
  const place = useId();
  const onServer = useContext(ServerRenderContext)?.settled(place, ask);
  // What stands at this place of the page is what was asked for there.
  const [found, setFound] = useState(onServer?.found as Found | undefined);
  const [error, setError] = useState<unknown>(onServer?.error ?? null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let wanted = true;
    ask().then(
      (answer) => {
        if (!wanted) return;
        setFound(answer);
        setError(null);
      },
      (reason: unknown) => wanted && setError(reason),
    );
    return () => {
      wanted = false;
    };
  }, [ask, attempt]);

  const retry = useCallback(() => {
    setError(null);
    setAttempt((count) => count + 1);
  }, []);
  return { found, error, retry };
}
