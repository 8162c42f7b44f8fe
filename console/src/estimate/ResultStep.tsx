/** What was typed, which a link leads back to. */
import { Link } from 'react-router-dom';
import type { Changeable, Result } from '../amounts/model/result';
import { SituationFacts } from '../amounts/parts/SituationFacts';
import { UnderMinimum } from '../amounts/parts/UnderMinimum';
import { classification, estimate as words } from '../i18n/fr';
import { Stack } from '../ui/layout/primitives';

interface ResultStepProps {
  estimate: Changeable;
  result: Result;
  toSituation: string;
}

export function ResultStep({ estimate: { work, unsaid }, result, toSituation }: ResultStepProps) {
  return (
    <Stack gap={5}>
      <section aria-labelledby="situation">
        <div className="cluster align-baseline justify-space-between gap-3 below-3">
          <h2 id="situation">{words.situation}</h2>
          <Link to={toSituation}>{classification.criteria.overview.situationEdit}</Link>
        </div>
        <SituationFacts work={work} unsaid={unsaid} />
      </section>
      <UnderMinimum result={result} />
    </Stack>
  );
}
