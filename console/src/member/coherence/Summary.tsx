/** How many rows are shown, and how many of all rows need a look, in one line. */
import { coherenceSummary, type CoherenceFilter, type CoherenceView } from '@valorisation/rules';
import type { CoherenceRow } from '@valorisation/contract';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { coherence as words } from '../../i18n/fr';
import { coherencePath } from './coherenceQuery';

const { summary: texts } = words;

interface SummaryProps {
  rows: readonly CoherenceRow[];
  shown: number;
  filter: CoherenceFilter;
}

export function Summary({ rows, shown, filter }: SummaryProps) {
  const { differing, missingReasons, unfinished } = coherenceSummary(rows);
  const views: readonly [CoherenceView, number, string][] = [
    ['outliers', differing, texts.differing(differing)],
    ['missing-reasons', missingReasons, texts.reasons(missingReasons)],
  ];
  return (
    <p>
      <span role="status">{words.filters.shown(shown, rows.length)}</span>
      {views.map(([view, count, text]) => (
        <Fragment key={view}>
          {' · '}
          {count === 0 ? text : <Link to={coherencePath(filter, { view })}>{text}</Link>}
        </Fragment>
      ))}
      {unfinished > 0 && ` · ${texts.unfinished(unfinished)}`}
    </p>
  );
}
