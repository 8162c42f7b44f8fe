import { dueSentence, type DisplayedAmount, type DueFacts } from '@valorisation/rules';
import { Text } from '../../ui/layout/primitives';

interface DueReasonProps extends DueFacts {
  conventional: DisplayedAmount;
  /** True: the notes, and that more may be paid, are shown elsewhere. */
  isBrief?: boolean;
}

/** Why this amount: the source and the minimum wage in one sentence. */
export function DueReason({ conventional, isBrief = false, ...facts }: DueReasonProps) {
  const { reason, note } = dueSentence(facts, conventional, isBrief);
  return (
    <div className="reading">
      <p>{reason}</p>
      {note !== null && <Text tone="note">{note}</Text>}
    </div>
  );
}
