import { dueSentence, type DisplayedAmount, type DueFacts } from '@valorisation/rules';
import { Link } from 'react-router-dom';
import { amountDue as words } from '../../i18n/fr/amountDue';
import { paths } from '../../routes';
import { Text } from '../../ui/layout/primitives';

interface DueReasonProps extends DueFacts {
  conventional: DisplayedAmount;
  /** True: the notes, and that more may be paid, are shown elsewhere. */
  isBrief?: boolean;
}

/** Why this amount: the source and the minimum wage in one sentence. How the two are compared is told behind a link. */
export function DueReason({ conventional, isBrief = false, ...facts }: DueReasonProps) {
  const { due, archived = false } = facts;
  const { reason, note } = dueSentence(facts, conventional, isBrief);
  const isOpenRule = due.source === 'minimum-wage' && due.unit === 'month' && !archived;
  return (
    <div className="reading">
      <p>
        <span>{reason}</span>{' '}
        {note !== null && isOpenRule && <Link to={paths.faq({ q: words.openRuleKey })}>{words.openRule}</Link>}
      </p>
      {note !== null && !isOpenRule && <Text tone="note">{note}</Text>}
    </div>
  );
}
