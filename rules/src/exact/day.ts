/** Calendar days as text in the form 'YYYY-MM-DD', without clock and time zone. Their order is that of the days. */
export type Day = string;

const SHAPE = /^\d{4}-\d{2}-\d{2}$/;
const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function parts(day: Day): readonly [number, number, number] | null {
  return SHAPE.test(day) ? [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))] : null;
}

/** The number of days in a month; 0 for a month that does not exist. @param month starts at 1 */
export function monthLength(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
}

export function isDay(value: unknown): value is Day {
  const found = typeof value === 'string' ? parts(value) : null;
  if (!found) return false;
  const [year, month, day] = found;
  return year > 0 && day >= 1 && day <= monthLength(year, month);
}

/** The same day `years` later. 29 February becomes 1 March in a common year. */
export function addYears(day: Day, years: number): Day {
  const found = isDay(day) ? parts(day) : null;
  if (!found) throw new RangeError(`not a day: ${day}`);
  const year = String(found[0] + years).padStart(4, '0');
  return day.endsWith('-02-29') && !isLeapYear(found[0] + years) ? `${year}-03-01` : `${year}${day.slice(4)}`;
}

/** A person who began on 29 February completes a year on 1 March of a common year. */
export function completedYears(from: Day, to: Day): number {
  if (!isDay(from) || !isDay(to) || from > to) throw new RangeError(`no years from ${from} to ${to}`);
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return from.slice(5) <= to.slice(5) ? years : years - 1;
}
