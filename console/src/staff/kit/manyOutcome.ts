import type { ManyOutcome } from '@valorisation/contract';
import { staffKit } from '../../i18n/fr';
import type { ActMessage } from './useStaffAct';

/** With more numbers a message is hard to read. It then says how many there are. */
const MOST_NUMBERS = 5;

export function outcomeMessage<Id extends number | string>(
  { done, left }: ManyOutcome<Id>,
  doneText: (count: number) => string,
): ActMessage {
  const reasons = [...new Set(left.map(({ message }) => message))].map((message) => {
    const ids = left.filter((each) => each.message === message).map(({ id }) => id);
    if (done.length === 0 && left.length === 1) return message;
    // Ids that are texts mean nothing to a reader, so only numbers are named.
    const numbers = ids.filter((id) => typeof id === 'number');
    const isShort = numbers.length === ids.length && ids.length <= MOST_NUMBERS;
    return isShort
      ? staffKit.unchanged.these(numbers.join(', '), message)
      : staffKit.unchanged.many(ids.length, message);
  });
  const text = [...(done.length > 0 ? [doneText(done.length)] : []), ...reasons].join(' ');
  return { text, type: left.length > 0 ? 'warning' : 'success' };
}
