/** The page where a classification continues: where the user left it, otherwise its first unanswered criterion. */
import { answerOf, isInterrupted, nextCriterion, questions } from '@valorisation/rules';
import { answersOf } from '../../../amounts/model/criterionCard';
import { paths } from '../../../routes';
import { lastPlace, PLACE_CALCULATION, PLACE_OVERVIEW } from './lastPlace';
import type { Classification } from './useClassification';

const VIEW = 'vue';
const ALL_CRITERIA = 'criteres';

/** Links inside a classification use it, because the plain address may lead back to a criterion. */
export function overviewPath(id: number): string {
  return `${paths.valuation(id)}?${VIEW}=${ALL_CRITERIA}`;
}

/** The query of the situation's page when its open questions are to be shown at once. */
export const ASKED = 'demande';

/** Where the seniority is asked, when a calculation lacks it. */
export function askingPath(id: number): string {
  return `${paths.profileConcerned(id)}?${ASKED}=anciennete`;
}

export function isOverviewWanted(search: string): boolean {
  return new URLSearchParams(search).get(VIEW) === ALL_CRITERIA;
}

/** Null: it continues on the page of all criteria. */
export function resumePath(classification: Classification): string | null {
  const { id, isDraft, status, reference, job, work } = classification;
  if (isDraft || !isInterrupted(status)) return null;
  const asked = questions(reference.grid, job, work.categoryLevel);
  const place = lastPlace(id);
  if (place === PLACE_OVERVIEW) return null;
  if (place === PLACE_CALCULATION) return paths.calculation(id);
  const left = asked.find((criterion) => criterion.id === place);
  if (left) return paths.criterion(id, left.index, left.id);
  const answers = answersOf(classification);
  const hasBegun = asked.some((criterion) => answerOf(answers, criterion.id).degree !== null);
  const next = hasBegun ? nextCriterion(reference.grid, job, work.categoryLevel, answers) : null;
  return next && paths.criterion(id, next.index, next.id);
}
