/** An act on many records by one call: what came of it is told, of those that stayed as they were with why. */
import type { ManyOutcome } from '@valorisation/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { messageOf } from '../../api/errors';
import { toldOutcome } from './manyOutcome';

interface ManyAct {
  readonly busy: boolean;
  /** For the dialog that asked. */
  readonly refusal: string | null;
  forget(): void;
  /**
   * Whether the call was answered; the rows may all be as they were.
   * @param done what is said of those that were changed
   * @param onEnd where it was asked in a dialog: closes it
   */
  run<Id extends number | string>(
    call: () => Promise<ManyOutcome<Id>>,
    done: (count: number) => string,
    onEnd?: () => void,
  ): Promise<boolean>;
}

export function useManyAct(): ManyAct {
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function run<Id extends number | string>(
    call: () => Promise<ManyOutcome<Id>>,
    done: (count: number) => string,
    onEnd?: () => void,
  ): Promise<boolean> {
    setBusy(true);
    setRefusal(null);
    try {
      const outcome = await call();
      notify(toldOutcome(outcome, done), { type: outcome.left.length > 0 ? 'warning' : 'success' });
      onEnd?.();
      refresh();
      return true;
    } catch (error) {
      if (onEnd === undefined) notify(messageOf(error), { type: 'error' });
      else setRefusal(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, refusal, forget: () => setRefusal(null), run };
}
