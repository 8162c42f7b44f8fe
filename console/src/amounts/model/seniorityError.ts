import type { Day } from '@valorisation/rules';
import { calculation as words } from '../../i18n/fr/classification/calculation';
import { today } from './today';

/** Why a day of seniority is refused: null when the field itself says it (no day), undefined when it holds. */
export function seniorityError(day: Day | null | undefined): string | null | undefined {
  if (day === undefined) return null;
  return day !== null && day > today() ? words.seniorityFuture : undefined;
}
