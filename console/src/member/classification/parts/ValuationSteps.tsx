import { Steps, type Step } from '../../../amounts/parts/Steps';
import { isComputed } from '../../../amounts/model/result';
import { paths } from '../../../routes';
import { overviewPath } from '../state/resumePath';
import type { Classification } from '../state/useClassification';
import { changeFunctionPath } from './ClassificationFrame';

interface ValuationStepsProps {
  classification: Classification;
  current: Step;
}

export function ValuationSteps({ classification, current }: ValuationStepsProps) {
  const { id, isDraft } = classification;
  const links = {
    function: isDraft ? paths.newValuation({ reprise: 1 }) : changeFunctionPath(id),
    situation: paths.profileConcerned(isDraft ? undefined : id),
    criteria: overviewPath(id),
    result: isComputed(classification) ? paths.conclusion(id) : undefined,
  };
  return <Steps current={current} links={links} />;
}
