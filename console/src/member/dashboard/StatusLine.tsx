/** At the bottom of the list: how many people, valuations and archived ones there are, and what is due for them. */
import type { AnswerOf, valuationCalls } from '@valorisation/contract';
import { formatMoney } from '@valorisation/rules';
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { LiveLine } from './Notices';
import styles from './StatusLine.module.css';

const { totals: words } = dashboard;

interface StatusLineProps {
  people: number;
  /** Undefined in a list that is narrowed, because they count the whole list. */
  totals: AnswerOf<typeof valuationCalls.totals> | undefined;
  archived: number;
  profiles: readonly Profile[];
  /** True when the list has a single page, whose amounts can be added up. */
  isWhole: boolean;
}

export function StatusLine({ people, totals, archived, profiles, isWhole }: StatusLineProps) {
  const due = profiles.reduce((sum, { dueCents }) => sum + dueCents, 0);
  const further = totals && [
    words.active(totals.tots.all, totals.tots.thisMonth),
    ...(archived > 0 ? [words.archived(archived)] : []),
  ];
  return (
    <div className={styles.line}>
      <p aria-live="polite">
        <strong className="ink">{words.people(people)}</strong>
        {further?.map((part) => ` · ${part}`)}
        {totals !== undefined && isWhole && due > 0 && (
          <>
            {' · '}
            <span className="ink strong">{words.due(formatMoney(due))}</span>
          </>
        )}
      </p>
      <LiveLine profiles={profiles} />
    </div>
  );
}
