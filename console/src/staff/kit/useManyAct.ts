/** An act on many records by one call: what came of it is told, of those that stayed as they were with why. */
import type { ManyOutcome } from '@valorisation/contract';
import { toldOutcome } from './manyOutcome';
import { useAct, type Act } from './useAct';

interface ManyAct extends Omit<Act, 'run'> {
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
  const { run, ...act } = useAct();
  return { ...act, run: async (call, done, onEnd) => run(call, (outcome) => toldOutcome(outcome, done), onEnd) };
}
