/** What the seniority of the day changes, in words. Pure. */
import { formatDay, seniorityYears, type Day } from '@valorisation/rules';
import type { UpdatePreview, UpdateSide } from '../../api/updatePreview';
import { life } from '../../i18n/fr';

const { seniority: words } = life.update;

type Sides = Pick<UpdatePreview, 'current' | 'next'>;

function changeWords(seniorityDay: Day | null, { current, next }: { current: UpdateSide; next: UpdateSide }): string {
  const reached = current.nextAnniversary;
  if (reached === null || current.seniority.ratePercent === next.seniority.ratePercent) {
    return words.same(next.seniority.ratePercent, formatDay(current.calculatedOn));
  }
  // The first of several: the years of that day are not those of today.
  const isFirst = seniorityYears(seniorityDay, reached) < next.seniority.years;
  return words.change(current.seniority, next.seniority, { on: formatDay(reached), isFirst });
}

/** Years and rate and the day since which they have changed; the day of the new amount; the next anniversary. */
export function seniorityWords(seniorityDay: Day | null, { current, next }: Sides): readonly string[] {
  const { nextAnniversary, calculatedOn } = next;
  return [
    changeWords(seniorityDay, { current, next }),
    words.amount(formatDay(calculatedOn)),
    nextAnniversary === null ? words.last : words.next(formatDay(nextAnniversary)),
  ];
}
