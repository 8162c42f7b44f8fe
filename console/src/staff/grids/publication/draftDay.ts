/** Compares a draft's first day with the day on which it would come into force. Pure. */
import { formatDay, isDay, type Day } from '@valorisation/rules';
import { staffGridPublication } from '../../../i18n/fr';

const { draftDay: words } = staffGridPublication;

/** In the form of a datetime field. Null means as soon as the request is confirmed. */
type Moment = string | null;

/** The proposed moment: the draft's first day, if it is in the future. */
export function proposedMoment(draftDay: Day, today: Day): Moment {
  return draftDay > today ? `${draftDay}T00:00` : null;
}

/** The warning when the version would come into force on another day than the draft's first day; otherwise null. */
export function otherDay(draftDay: Day, moment: Moment, today: Day): string | null {
  const day = moment === null ? today : moment.slice(0, draftDay.length);
  if (day === draftDay || !isDay(day)) return null;
  return words(formatDay(draftDay), moment === null ? null : formatDay(day));
}
