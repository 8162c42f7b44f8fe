/** One answer of the server for a public page, as state: no library comes along with it. */
import { useCallback, useEffect, useState } from 'react';

export interface Answer<Found> {
  /** The last answer stays on the screen while the next one comes. */
  readonly found: Found | undefined;
  /** What went wrong with the last question; null: nothing. */
  readonly error: unknown;
  retry(): void;
}

/** @param ask of a stable identity for one question; another one asks anew */
export function useAnswer<Found>(ask: () => Promise<Found>): Answer<Found> {
  const [found, setFound] = useState<Found>();
  const [error, setError] = useState<unknown>(null);
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
