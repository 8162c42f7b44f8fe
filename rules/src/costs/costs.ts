/**
 * What the people of a school cost by the month, before employer contributions: what is due to a person, or what is paid
 * where that is more. A month that a change divides counts by its days.
 */
import type { Day } from '../exact/day.js';
import { divideHalfUp, product } from '../exact/integer.js';
import { addMonths, firstDayOf, monthsBetween, type Month } from '../exact/month.js';
import { centsWithin } from '../pay/arrears.js';
import { cutSpans, datedOn, dueSpans, type DueCalendar, type DueSpan } from '../pay/due-over-time.js';
import { happeningsOf, type CostSpan, type Happening } from './happenings.js';
import type { CostPosition, School } from './school.js';

export const COST_MONTHS = 36;
const YEAR_MONTHS = 12;

export interface CostMonth {
  readonly month: Month;
  readonly cents: number;
}

export interface Costs {
  readonly months: readonly CostMonth[];
  /** The sums of twelve months each. */
  readonly yearCents: readonly number[];
  readonly happenings: readonly Happening[];
  /** People whom the grid refuses for some days. Their last amount counts on; without one they are in no sum. */
  readonly refused: readonly number[];
}

export function costsOf(school: School, first: Month): Costs {
  const months = monthsBetween(first, addMonths(first, COST_MONTHS)).map((month) => ({
    month,
    from: firstDayOf(month),
    until: firstDayOf(addMonths(month, 1)),
    cents: 0,
  }));
  const end = firstDayOf(addMonths(first, COST_MONTHS));
  const people = [...byPerson(school.positions)].map(([id, positions]) => ({
    id,
    positions,
    ...personSpans(positions, school.calendar, firstDayOf(first), end),
  }));
  for (const { spans } of people) for (const month of months) month.cents += monthCents(month, spans);
  return {
    months: months.map(({ month, cents }) => ({ month, cents })),
    yearCents: Array.from({ length: COST_MONTHS / YEAR_MONTHS }, (_, year) =>
      months.slice(year * YEAR_MONTHS, (year + 1) * YEAR_MONTHS).reduce((sum, { cents }) => sum + cents, 0),
    ),
    happenings: happeningsOf(people, school),
    refused: people.filter(({ isRefused }) => isRefused).map(({ id }) => id),
  };
}

function byPerson(positions: readonly CostPosition[]): ReadonlyMap<number, readonly CostPosition[]> {
  const people = new Map<number, CostPosition[]>();
  for (const position of positions) {
    const own = people.get(position.personId);
    if (own === undefined) people.set(position.personId, [position]);
    else own.push(position);
  }
  return people;
}

function personSpans(
  positions: readonly CostPosition[],
  calendar: DueCalendar,
  from: Day,
  until: Day,
): { readonly spans: readonly CostSpan[]; readonly isRefused: boolean } {
  const payDays = positions.flatMap(({ paid }) => paid.map((one) => one.from));
  const spans: CostSpan[] = [];
  let isRefused = false;
  for (const span of cutSpans(dueSpans(positions, calendar, from, until), payDays)) {
    const cents = centsOf(span, positions);
    isRefused ||= cents === null;
    spans.push({ from: span.from, until: span.until, cents: cents ?? spans.at(-1)?.cents ?? null });
  }
  return { spans, isRefused };
}

/** The greater of the two for the person, as the gap compares them. What is due stands in for a pay that is not known. */
function centsOf({ from, due }: DueSpan, positions: readonly CostPosition[]): number | null {
  if (typeof due === 'string') return null;
  const paidCents = due.rows.reduce((sum, { row, due: rowDue }) => {
    const position = positions.find(({ id }) => id === row.id);
    const paid = position && datedOn(position.paid, from)?.value;
    if (paid?.unit !== 'month') return sum + (rowDue?.cents ?? 0);
    return sum + divideHalfUp(product(paid.cents, row.shareHundredths), product(position?.paidShareHundredths ?? 0));
  }, 0);
  return Math.max(due.cents ?? 0, paidCents);
}

function monthCents(
  { month, from, until }: { readonly month: Month; readonly from: Day; readonly until: Day },
  spans: readonly CostSpan[],
): number {
  const whole = spans.find((span) => span.from <= from && span.until >= until);
  if (whole !== undefined) return whole.cents ?? 0;
  return centsWithin(
    month,
    spans.filter((span) => span.from < until && span.until > from).map((span) => ({ ...span, cents: span.cents ?? 0 })),
    'cents',
  );
}

const FULL_RATE = 10_000;

/** With employer contributions at one rate, in hundredths of a percent. */
export function withContributions(cents: number, rateHundredths: number): number {
  return divideHalfUp(product(cents, FULL_RATE + rateHundredths), product(FULL_RATE));
}
