/** The grid in force as anybody may read it, once per visit; the browser asks again by its tag. */
import { gridCalls } from '@valorisation/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from './call';
import { toReference, type Reference } from './reference';

let read: Promise<Reference> | undefined;

function reference(): Promise<Reference> {
  read ??= call(gridCalls.inForce).then(toReference);
  return read;
}

export type PublicReference =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: unknown; retry(): void }
  | { readonly kind: 'ready'; readonly reference: Reference };

export function usePublicReference(): PublicReference {
  const [state, setState] = useState<PublicReference>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let isGone = false;
    const take = (next: PublicReference) => {
      if (!isGone) setState(next);
    };
    take({ kind: 'loading' });
    reference().then(
      (found) => take({ kind: 'ready', reference: found }),
      (error: unknown) => {
        read = undefined;
        take({ kind: 'error', error, retry });
      },
    );
    return () => {
      isGone = true;
    };
  }, [attempt, retry]);
  return state;
}
