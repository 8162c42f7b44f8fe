/** The amount with its reason, then what was typed, which a link leads back to. */
import { Link } from 'react-router-dom';
import type { Changeable, Result } from '../amounts/model/result';
import { RunningAmount } from '../amounts/parts/RunningAmount';
import { SituationFacts } from '../amounts/parts/SituationFacts';
import { UnderMinimum } from '../amounts/parts/UnderMinimum';
import { classification, estimate as words } from '../i18n/fr';
import { amountDue } from '../i18n/fr/amountDue';
import { Text } from '../ui/layout/primitives';

export function ResultHead({
  estimate: { job, work, unsaid },
  result,
}: {
  estimate: Changeable;
  result: Result | null;
}) {
  return (
    <section aria-label={amountDue.label}>
      <Text tone="hint" below={1}>
        {amountDue.label}
      </Text>
      {result === null ? (
        <p>{classification.result.unavailable}</p>
      ) : (
        <>
          <RunningAmount result={result} alone job={job} work={work} unsaid={unsaid} />
          <UnderMinimum result={result} className="above-2" />
        </>
      )}
    </section>
  );
}

export function TypedSituation({ estimate: { work, unsaid }, to }: { estimate: Changeable; to: string }) {
  return (
    <section aria-labelledby="situation">
      <div className="cluster align-baseline justify-space-between gap-3 below-3">
        <h2 id="situation">{words.situation}</h2>
        <Link to={to}>{classification.criteria.overview.situationEdit}</Link>
      </div>
      <SituationFacts work={work} unsaid={unsaid} />
    </section>
  );
}
