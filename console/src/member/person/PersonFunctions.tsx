/** The functions of a person: each links to its result, or to the next question. */
import type { ValuationRow } from '../../api/valuation';
import { person as words } from '../../i18n/fr/person';
import { Percent } from '../../ui/Amount';
import { StatusBadge } from '../../ui/StatusBadge';
import { olderRulesNote } from '../classification/model/olderRules';
import { RowAmount } from '../dashboard/RowAmount';
import { FunctionLabel } from '../dashboard/ValuationParts';
import styles from './Person.module.css';

export function PersonFunctions({ label, rows }: { label: string; rows: readonly ValuationRow[] }) {
  return (
    <ul className="sheet above-3 unmarked lined" aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.function}>
          <FunctionLabel row={row} />
          <StatusBadge status={row.status} />
          <span className="amounts right">
            <span className="visually-hidden">{words.shareOf} </span>
            <Percent hundredths={row.shareHundredths} />
          </span>
          <span className={styles.amount}>
            <RowAmount row={row} note={olderRulesNote(row)} />
          </span>
        </li>
      ))}
    </ul>
  );
}
