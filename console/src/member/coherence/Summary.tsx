import { coherenceSummary, type CoherenceFilter, type CoherenceView } from '@valorisation/rules';
import type { CoherenceRow } from '@valorisation/contract';
import { coherence as words } from '../../i18n/fr';
import { FactRow } from '../../ui/FactRow';
import { coherencePath } from './coherenceQuery';

const { summary: texts } = words;

export function Summary({ rows, filter }: { rows: readonly CoherenceRow[]; filter: CoherenceFilter }) {
  const { differing, fromPlanned, fromPeers, missingReasons, unfinished } = coherenceSummary(rows);
  const toView = (view: CoherenceView, count: number): string | undefined =>
    count > 0 ? coherencePath(filter, { view }) : undefined;
  return (
    <FactRow
      label={texts.label}
      see={texts.see}
      seeNamed={texts.seeNamed}
      facts={[
        { label: texts.rows, value: rows.length, details: [texts.archived] },
        {
          label: texts.differing,
          value: differing,
          details:
            differing === 0 ? [texts.noDifference] : [texts.fromPlanned(fromPlanned), texts.fromPeers(fromPeers)],
          to: toView('outliers', differing),
        },
        {
          label: texts.reasons,
          value: missingReasons,
          details: [missingReasons === 0 ? texts.noReason : texts.reasonHint],
          to: toView('missing-reasons', missingReasons),
        },
        {
          label: texts.unfinished,
          value: unfinished,
          details: [unfinished === 0 ? texts.allFinished : texts.unfinishedHint],
        },
      ]}
    />
  );
}
