/** An act on many records in one call, with a message: what was done, and why others were not changed. */
import type { ManyOutcome } from '@valorisation/contract';
import { outcomeMessage } from './manyOutcome';
import { useStaffAct, type Act } from './useStaffAct';

interface ManyAct extends Omit<Act, 'run'> {
  /**
   * True when the call was answered, even if no row has changed.
   * @param done the message about the changed ones
   * @param onEnd closes the dialog, if there is one
   */
  run<Id extends number | string>(
    call: () => Promise<ManyOutcome<Id>>,
    done: (count: number) => string,
    onEnd?: () => void,
  ): Promise<boolean>;
}

export function useManyAct(): ManyAct {
  const { run, ...act } = useStaffAct();
  return { ...act, run: async (call, done, onEnd) => run(call, (outcome) => outcomeMessage(outcome, done), onEnd) };
}
