/** Source and reason of what is to be paid at least, with what it was compared with. */
import { dueReason, type DueFacts } from '../model/dueReason';
import { amountDue as words } from '../../../i18n/fr/amountDue';
import styles from './AmountDue.module.css';

export function DueReason(facts: DueFacts) {
  const { reason, notes } = dueReason(facts);
  return (
    <div className={styles.reason}>
      <p>
        {reason} {words.more}
      </p>
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
    </div>
  );
}
