import { formatDay, seniorityYears, type Day } from '@valorisation/rules';
import type { UpdatePreview, UpdateSide } from '../../api/updatePreview';
import { life } from '../../i18n/fr';

const { seniority: words } = life.update;

type Sides = Pick<UpdatePreview, 'current' | 'next'>;

function changeWords(seniorityOn: Day | null, { current, next }: { current: UpdateSide; next: UpdateSide }): string {
  const reached = current.nextChangeOn;
  if (reached === null || current.seniority.ratePercent === next.seniority.ratePercent) {
    return words.same(next.seniority.ratePercent, formatDay(current.calculatedOn));
  }
  // True when several steps have passed: the years on that day then differ from today's.
  const isFirst = seniorityYears(seniorityOn, reached) < next.seniority.years;
  return words.change(current.seniority, next.seniority, { on: formatDay(reached), isFirst });
}

/** Years and rate with the day of their change, the day of the new amount, and the next anniversary. */
export function seniorityWords(seniorityOn: Day | null, { current, next }: Sides): readonly string[] {
  const { nextChangeOn, calculatedOn } = next;
  return [
    changeWords(seniorityOn, { current, next }),
    words.amount(formatDay(calculatedOn)),
    nextChangeOn === null ? words.last : words.next(formatDay(nextChangeOn)),
  ];
}
