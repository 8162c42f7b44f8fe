import type { Day } from '@valorisation/rules';
import { parisDayOf } from '../../ui/instant';

/** Winter time comes first. On a day when the clock changes, both give the same end of the day. */
const OFFSETS = ['+01:00', '+02:00'] as const;

/** The last instant of a day in France, as ISO. The journal is read up to this instant. */
export function endOfParisDay(day: Day): string {
  const candidates = OFFSETS.map((offset) => new Date(`${day}T23:59:59.999${offset}`));
  const end = candidates.find((instant) => parisDayOf(instant) === day && isLast(instant, day));
  return (end ?? candidates[0] ?? new Date(NaN)).toISOString();
}

function isLast(instant: Date, day: Day): boolean {
  return parisDayOf(new Date(instant.getTime() + 1)) !== day;
}
