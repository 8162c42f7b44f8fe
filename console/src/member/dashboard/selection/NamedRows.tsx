import { isActive } from '@valorisation/rules';
import type { ValuationRow } from '../../../api/valuation';
import { selection as words } from '../../../i18n/fr';
import { titleOf } from '../../life/names';
import { StatusBadge } from '../../../ui/StatusBadge';
import { Inline } from '../../../ui/layout/primitives';
import styles from './NamedRows.module.css';

/** Names the valuations concerned. Some of them may be on another page, or folded because they are archived. */
export function NamedRows({ rows }: { rows: readonly ValuationRow[] }) {
  return (
    // A scrolling list must be reachable by keyboard.
    <ul className={styles.list} tabIndex={0} aria-label={words.named}>
      {rows.map((row) => (
        <li key={row.id}>
          {row.profileName}
          <Inline tone="quiet" className={styles.title}>
            {titleOf(row)}
          </Inline>
          {!isActive(row.status) && <StatusBadge status={row.status} />}
        </li>
      ))}
    </ul>
  );
}
