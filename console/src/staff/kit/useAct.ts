/** An act on a record: sent once, told when it is done, and why not where it is refused. */
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { isApiError, messageOf } from '../../api/errors';

/** What is said of an act that is done. */
export interface Told {
  readonly text: string;
  readonly type: 'success' | 'warning';
}

export interface Act {
  readonly busy: boolean;
  /** For the dialog that asked. */
  readonly refusal: string | null;
  forget(): void;
  /**
   * Whether it is done.
   * @param done by what was answered, where that says more
   * @param onEnd closes the dialog, where one asked: when it is done, and when the record has changed meanwhile
   */
  run<Answer>(
    call: () => Promise<Answer>,
    done: string | ((answer: Answer) => Told),
    onEnd?: () => void,
  ): Promise<boolean>;
}

export function useAct(): Act {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run<Answer>(
    call: () => Promise<Answer>,
    done: string | ((answer: Answer) => Told),
    onEnd?: () => void,
  ): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      const answer = await call();
      const { text, type }: Told = typeof done === 'string' ? { text: done, type: 'success' } : done(answer);
      onEnd?.();
      notify(text, { type });
      refresh();
      return true;
    } catch (error) {
      // Somebody else has acted meanwhile: the record changes or goes, and a message in its dialog with it.
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

/** Of a refused field what is wrong with it, which says more. */
function refusalOf(error: unknown): string {
  const [field] = isApiError(error) ? Object.values(error.fields) : [];
  return field ?? messageOf(error);
}
