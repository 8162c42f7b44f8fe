import { dueReason, EMPLOYER_MAY_PAY_MORE, type DueFacts } from '@valorisation/rules';
import { Text } from '../../ui/layout/primitives';

export function DueReason(facts: DueFacts) {
  const { reason, notes } = dueReason(facts);
  return (
    <div className="table-size reading">
      <p>
        {reason} {EMPLOYER_MAY_PAY_MORE}
      </p>
      {notes.length > 0 && <Text tone="note">{notes.join(' ')}</Text>}
    </div>
  );
}
