import { dueReason, EMPLOYER_MAY_PAY_MORE, type DueFacts } from '@valorisation/rules';
import { Text } from '../../ui/layout/primitives';

interface DueReasonProps extends DueFacts {
  /** True: the notes, and that more may be paid, are shown elsewhere. */
  isBrief?: boolean;
}

export function DueReason({ isBrief = false, ...facts }: DueReasonProps) {
  const { reason, notes } = dueReason(facts);
  return (
    <div className="table-size reading">
      <p>{isBrief ? reason : `${reason} ${EMPLOYER_MAY_PAY_MORE}`}</p>
      {!isBrief && notes.length > 0 && <Text tone="note">{notes.join(' ')}</Text>}
    </div>
  );
}
