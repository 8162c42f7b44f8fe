import { Steps, type Step } from '../../../amounts/parts/Steps';
import { isComputed } from '../../../amounts/model/result';
import { Cluster } from '../../../ui/layout/primitives';
import { paths } from '../../../routes';
import { overviewPath } from '../state/resumePath';
import type { Classification } from '../state/useClassification';
import { changeFunctionPath } from './ClassificationFrame';
import { SaveStatus } from './SaveStatus';

interface ValuationStepsProps {
  classification: Classification;
  current: Step;
  /** True while a typed value of the situation breaks a rule. */
  isRefused?: boolean;
}

export function ValuationSteps({ classification, current, isRefused = false }: ValuationStepsProps) {
  const { id, isDraft, unsaid } = classification;
  const isUnfinished = isDraft || unsaid.seniority || isRefused;
  const links = {
    function: isDraft ? paths.newValuation({ reprise: 1 }) : changeFunctionPath(id),
    situation: paths.profileConcerned(isDraft ? undefined : id),
    // The situation leads on once it is complete.
    criteria: isUnfinished && current === 'situation' ? undefined : overviewPath(id),
    result: isComputed(classification) ? paths.conclusion(id) : undefined,
  };
  return (
    <Cluster justify="space-between" align="start" className="unprinted">
      <Steps current={current} links={links} unfinished={isUnfinished ? 'situation' : undefined} />
      <SaveStatus classification={classification} isRefused={isRefused} />
    </Cluster>
  );
}
