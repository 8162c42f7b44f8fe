/** At the bottom of the list: how many people, valuations and archived ones there are, and what is due for them. */
import type { AnswerOf, valuationCalls } from '@valorisation/contract';
import { formatMoney } from '@valorisation/rules';
import type { Profile } from '../../api/valuation';
import { dashboard } from '../../i18n/fr';
import { Button } from '../../ui/Button';
import { LiveLine } from './Notices';
import styles from './StatusLine.module.css';

const { totals: words, settings: keys } = dashboard;

interface StatusLineProps {
  /** Undefined while the list cannot be read. */
  people: number | undefined;
  /** Undefined in a list that is narrowed, because they count the whole list. */
  totals: AnswerOf<typeof valuationCalls.totals> | undefined;
  archived: number;
  profiles: readonly Profile[];
  /** True when the list has a single page, whose amounts can be added up. */
  isWhole: boolean;
  /** Opens the columns and the keys. Undefined where the list has neither. */
  onSettings?: (() => void) | undefined;
  /** True when keys act alone. */
  singleKeys: boolean;
}

export function StatusLine({ people, totals, archived, profiles, isWhole, onSettings, singleKeys }: StatusLineProps) {
  const due = profiles.reduce((sum, { dueCents }) => sum + dueCents, 0);
  const further = totals && [words.active(totals.tots.all), ...(archived > 0 ? [words.archived(archived)] : [])];
  return (
    <div className={styles.line}>
      <div className="cluster gap-0-3">
        <p aria-live="polite">
          {people !== undefined && <strong className="ink">{words.people(people)}</strong>}
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
      {onSettings && (
        <div className={styles.keys}>
          {singleKeys && (
            <span className={styles.shown} aria-hidden="true">
              {keys.shownKeys.map(({ keys: pressed, act }) => (
                <span key={act}>
                  {pressed.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}{' '}
                  {act}
                </span>
              ))}
            </span>
          )}
          <Button variant="quiet" size="small" flush="end" aria-haspopup="dialog" onClick={onSettings}>
            {keys.open}
          </Button>
        </div>
      )}
    </div>
  );
}
