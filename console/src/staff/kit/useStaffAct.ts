/** An act on a record. It is sent only once. A message follows when it is done or refused. */
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { isApiError, messageOf } from '../../core/errors';

export interface ActMessage {
  readonly text: string;
  readonly type: 'success' | 'warning';
}

export interface Act {
  readonly busy: boolean;
  readonly refusal: string | null;
  forget(): void;
  /**
   * Returns true when the act is done.
   * @param done the message, or a function that makes it from the answer
   * @param onEnd closes the dialog, if there is one: after success, and when the record has changed meanwhile
   */
  run<Answer>(
    call: () => Promise<Answer>,
    done: string | ((answer: Answer) => ActMessage),
    onEnd?: () => void,
  ): Promise<boolean>;
}

export function useStaffAct(): Act {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run<Answer>(
    call: () => Promise<Answer>,
    done: string | ((answer: Answer) => ActMessage),
    onEnd?: () => void,
  ): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await call();
      const { text, type }: ActMessage = typeof done === 'string' ? { text: done, type: 'success' } : done(answer);
      onEnd?.();
      notify(text, { type });
      refresh();
      return true;
    } catch (error) {
      // Another person has acted meanwhile. The record changes or disappears, and its dialog closes.
      const isOutdated = isApiError(error) && error.status === 409;
      if (isOutdated || onEnd === undefined) notify(refusalOf(error), { type: 'error' });
      else setRefusal(refusalOf(error));
      if (isOutdated) {
        onEnd?.();
        refresh();
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, forget: () => setRefusal(null), run };
}

/** The message of the refused field, because it says more than the refusal itself. */
function refusalOf(error: unknown): string {
  const [field] = isApiError(error) ? Object.values(error.fields) : [];
  return field ?? messageOf(error);
}
