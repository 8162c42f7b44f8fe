/** Compares a draft's first day with the day on which it would come into force. Pure. */
import { formatDay, type Day } from '@valorisation/rules';
import { staffGridPublication } from '../../../i18n/fr';

const { draftDay: words } = staffGridPublication;

/** As in a datetime field; null for as soon as it is confirmed. */
type Moment = string | null;

/** Proposes the draft's first day if it is in the future. */
export function proposedMoment(draftDay: Day, today: Day): Moment {
  return draftDay > today ? `${draftDay}T00:00` : null;
}

/** The warning when the day would differ from the draft's. */
export function otherDay(draftDay: Day, moment: Moment, today: Day): string | null {
  const day = moment === null ? today : moment.slice(0, draftDay.length);
  if (day === draftDay || day === '') return null;
  return words(formatDay(draftDay), moment === null ? null : formatDay(day));
}
