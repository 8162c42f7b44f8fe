/** The degree that counts for a criterion, in a few words. Pure. */
import { defaultDegree } from '@valorisation/rules';
import type { CriterionFacts } from '../amounts/model/criterionCard';
import type { Worked } from '../amounts/model/result';
import { estimate as words } from '../i18n/fr';

export function degreeWords({ job }: Pick<Worked, 'job'>, { criterion, state, degree, text }: CriterionFacts): string {
  if (state === 'not-concerned') return words.notConcerned;
  if (criterion.kind === 'training') return state === 'pending' ? words.training : (text ?? words.noTraining);
  const planned = defaultDegree(criterion, job);
  if (degree !== null && degree !== planned) return words.chosenDegree(degree);
  return planned === 0 ? words.open : words.planned(planned);
}
