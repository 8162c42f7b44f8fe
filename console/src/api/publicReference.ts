/** The grid in force as anybody may read it, once per visit; the browser asks again by its tag. */
import { gridCalls } from '@valorisation/contract';
import { useCallback, useEffect, useState } from 'react';
import { call } from './call';
import { toPublicReference, type PublicReference } from './reference';

let read: Promise<PublicReference> | undefined;

/** Asked anew: a server must not go by what it once read. */
export async function readPublicReference(): Promise<PublicReference> {
  return toPublicReference(await call(gridCalls.inForce));
}

function reference(): Promise<PublicReference> {
  read ??= readPublicReference();
  return read;
}

export type PublicReferenceState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly error: unknown; retry(): void }
  | { readonly kind: 'ready'; readonly reference: PublicReference };

export function usePublicReference(): PublicReferenceState {
  const [state, setState] = useState<PublicReferenceState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    let isGone = false;
    const take = (next: PublicReferenceState) => {
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
