/** The day that a draft says it counts from, against the one on which it would come into force. Pure. */
import { formatDay, type Day } from '@valorisation/rules';
import { staffGridPublication } from '../../../i18n/fr';

const { draftDay: words } = staffGridPublication;

/** As a field of day and hour has it; null: as soon as it is confirmed. */
type Moment = string | null;

/** A day that is still to come is the one to be asked for. */
export function proposedMoment(draftDay: Day, today: Day): Moment {
  return draftDay > today ? `${draftDay}T00:00` : null;
}

/** What is told where it would be another day than the draft says. */
export function otherDay(draftDay: Day, moment: Moment, today: Day): string | null {
  const day = moment === null ? today : moment.slice(0, draftDay.length);
  if (day === draftDay || day === '') return null;
  return words(formatDay(draftDay), moment === null ? null : formatDay(day));
}
