import { completionIssues, nextCriterion, ValuationStatus } from '@valorisation/rules';
import { classification as texts } from '../../../../i18n/fr';
import { paths } from '../../../../routes';
import { LinkButton } from '../../../../ui/Button';
import { allFacts, defaultsLeft } from '../../model/criterionCard';
import { isComputed } from '../../model/result';
import type { Classification } from '../../state/useClassification';

const { overview: words } = texts.criteria;

/** The one next thing to do with a classification. */
export function nextStep(classification: Classification): { to: string; label: string } {
  const { id, isDraft, reference, job, work } = classification;
  const next = nextCriterion(reference.grid, job, work.categoryLevel, work.answers);
  const facts = allFacts(classification);
  const isOpen = facts.some(({ state }) => state === 'pending');
  if (isOpen && next) {
    const begun = facts.some(({ state, asked }) => asked && state === 'answered');
    return {
      to: paths.criterion(id, next.index, next.id),
      label: begun ? words.resume : words.oneByOne,
    };
  }
  if (isDraft) return { to: paths.profileConcerned(), label: words.toProfile };
  const issues = completionIssues(reference.grid, job, work.categoryLevel, work.answers);
  if (isComputed(classification) && issues.length === 0 && classification.status === ValuationStatus.UpToDate) {
    return { to: paths.conclusion(id), label: words.toResult };
  }
  return { to: paths.calculation(id), label: words.toCalculation };
}

export function MainAction({ classification }: { classification: Classification }) {
  const { to, label } = nextStep(classification);
  // Taking the function's degrees is the page's main action while it is offered.
  const isSecond = defaultsLeft(classification).length > 0;
  return (
    <LinkButton variant={isSecond ? 'secondary' : 'primary'} to={to}>
      {label}
    </LinkButton>
  );
}
