import type { BulkCommand, BulkOutcome } from '../../../api/bulkCalls';
import { messageOf } from '../../../core/errors';
import { selection as words } from '../../../i18n/fr';

type Counted = Pick<BulkOutcome, 'done' | 'skipped' | 'stoppedBy'>;

/** @param left the number of selected rows that were not sent because the command does not concern them */
export function outcomeWords(command: BulkCommand, outcome: Counted, left: number): string {
  const others = left + outcome.skipped;
  const done = [words.done[command](outcome.done), others > 0 ? words.left[command](others) : '']
    .filter((sentence) => sentence !== '')
    .join(' ');
  return outcome.stoppedBy === null ? done : words.stopped(done, messageOf(outcome.stoppedBy));
}
