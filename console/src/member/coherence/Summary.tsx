import { coherenceSummary, type CoherenceFilter, type CoherenceView } from '@valorisation/rules';
import type { CoherenceRow } from '@valorisation/contract';
import { Link } from 'react-router-dom';
import { coherence as words } from '../../i18n/fr';
import { cx } from '../../ui/cx';
import { Surface } from '../../ui/layout/primitives';
import styles from './Summary.module.css';
import { coherencePath } from './coherenceQuery';

const { summary: texts } = words;

interface CountProps {
  label: string;
  count: number;
  details: readonly string[];
  to?: string;
  attention?: boolean;
}

function Count({ label, count, details, to, attention = false }: CountProps) {
  return (
    <div className={cx(styles.count, attention && styles.attention)}>
      <dt>{label}</dt>
      <dd className={styles.figure}>{count}</dd>
      {details.map((detail) => (
        <dd key={detail} className={styles.detail}>
          {detail}
        </dd>
      ))}
      {to !== undefined && count > 0 && (
        <dd className="unprinted">
          <Link to={to} aria-label={texts.seeNamed(label)}>
            {texts.see}
          </Link>
        </dd>
      )}
    </div>
  );
}

export function Summary({ rows, filter }: { rows: readonly CoherenceRow[]; filter: CoherenceFilter }) {
  const { differing, fromPlanned, fromPeers, missingReasons, unfinished } = coherenceSummary(rows);
  const toView = (view: CoherenceView): string => coherencePath(filter, { view });
  return (
    <Surface as="dl" className={styles.counts} aria-label={texts.label}>
      <Count label={texts.rows} count={rows.length} details={[texts.archived]} />
      <Count
        label={texts.differing}
        count={differing}
        details={differing === 0 ? [texts.noDifference] : [texts.fromPlanned(fromPlanned), texts.fromPeers(fromPeers)]}
        to={toView('outliers')}
      />
      <Count
        label={texts.reasons}
        count={missingReasons}
        details={[missingReasons === 0 ? texts.noReason : texts.reasonHint]}
        to={toView('missing-reasons')}
        attention={missingReasons > 0}
      />
      <Count
        label={texts.unfinished}
        count={unfinished}
        details={[unfinished === 0 ? texts.allFinished : texts.unfinishedHint]}
      />
    </Surface>
  );
}
