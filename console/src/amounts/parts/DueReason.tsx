import { dueReason, EMPLOYER_MAY_PAY_MORE, type DueFacts } from '@valorisation/rules';
import { Text } from '../../ui/layout/primitives';

interface DueReasonProps extends DueFacts {
  /** True: the notes are shown elsewhere. */
  isBrief?: boolean;
}

export function DueReason({ isBrief = false, ...facts }: DueReasonProps) {
  const { reason, notes } = dueReason(facts);
  return (
    <div className="table-size reading">
      <p>
        {reason} {EMPLOYER_MAY_PAY_MORE}
      </p>
      {!isBrief && notes.length > 0 && <Text tone="note">{notes.join(' ')}</Text>}
    </div>
  );
}
