/** An act on many records in one call. Its message says what was done and why other records were not changed. */
import type { ManyOutcome } from '@valorisation/contract';
import { outcomeMessage } from './manyOutcome';
import { useStaffAct, type Act } from './useStaffAct';

interface ManyAct extends Omit<Act, 'run'> {
  /**
   * Returns true when the call was answered, even if no row has changed.
   * @param done gives the message about the changed rows
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
