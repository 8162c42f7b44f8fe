import { isUpToDate, completionIssues, nextCriterion } from '@valorisation/rules';
import { classification as texts } from '../../../../i18n/fr';
import { paths } from '../../../../routes';
import { Button, LinkButton } from '../../../../ui/Button';
import { allFacts, answersOf, plannedLeft } from '../../../../amounts/model/criterionCard';
import { isComputed } from '../../../../amounts/model/result';
import type { Classification } from '../../state/useClassification';
import type { Completion } from '../../state/useCompletion';

const { criteria, calculation } = texts;
const { overview: words } = criteria;

/** The next step of a classification. `calculate`: nothing is missing. */
function nextStep(classification: Classification): { to: string; label: string } | 'calculate' {
  const { id, isDraft, reference, job, work, saving } = classification;
  const answers = answersOf(classification);
  const next = nextCriterion(reference.grid, job, work.categoryLevel, answers);
  const facts = allFacts(classification);
  const isOpen = facts.some(({ state }) => state === 'pending');
  if (isOpen && next) {
    const begun = facts.some(({ state, asked }) => asked && state === 'answered');
    return {
      to: paths.criterion(id, next.index, next.id),
      label: begun ? words.resume : words.oneByOne,
    };
  }
  if (isDraft) return { to: paths.profileConcerned(), label: words.toSituation };
  if (completionIssues(reference.grid, job, work.categoryLevel, answers).length > 0) {
    return { to: paths.calculation(id), label: words.toMissing };
  }
  if (isComputed(classification) && isUpToDate(classification.status) && !saving.hasUnsaved) {
    return { to: paths.conclusion(id), label: words.toResult };
  }
  return 'calculate';
}

export function MainAction({ classification, completion }: { classification: Classification; completion: Completion }) {
  const step = nextStep(classification);
  if (step === 'calculate') {
    return (
      <Button variant="primary" busy={completion.running} onClick={() => void completion.complete()}>
        {calculation.calculate}
      </Button>
    );
  }
  // While the page offers the planned degrees, taking them is its main action.
  const isSecond = plannedLeft(classification).length > 0;
  return (
    <LinkButton variant={isSecond ? 'secondary' : 'primary'} to={step.to}>
      {step.label}
    </LinkButton>
  );
}
