/**
 * What is owed for past months: what was due in each month, minus what was paid in it. A change within a month counts by
 * its days. What was paid above the due in one month is not set against another month.
 */
import { addYears, type Day } from '../exact/day.js';
import { divideHalfUp, product } from '../exact/integer.js';
import { daysOf, daysWithin, firstDayOf, monthOfDay, monthsBetween, type Month } from '../exact/month.js';
import {
  cutSpans,
  datedOn,
  dueSpans,
  type Dated,
  type DueCalendar,
  type DueSpan,
  type NotComputed,
  type Position,
} from './due-over-time.js';
import type { DisplayedAmount } from './pay.js';

/** Claims for wages end after three years (article L. 3245-1 of the labour code). */
export const ARREARS_YEARS = 3;

/** A function with its gross pay at the function's share. */
export interface PaidPosition extends Position {
  readonly paid: readonly Dated<DisplayedAmount>[];
}

/** Days of a month that are compared: all that a line of the sheet needs. Amounts are full months, in cents. */
export interface ComparedDays {
  readonly from: Day;
  readonly until: Day;
  readonly gridFrom: Day;
  readonly dueCents: number;
  readonly paidCents: number;
}

/** Why days are not compared: nothing can be computed, or the pay of a function is not known. */
export type NotCompared = NotComputed | 'unpaid';

export interface ArrearsMonth {
  readonly month: Month;
  /** For the compared days of the month. */
  readonly dueCents: number;
  readonly paidCents: number;
  /** Due minus paid, never below 0. */
  readonly owedCents: number;
  readonly compared: readonly ComparedDays[];
  readonly notCompared: readonly NotCompared[];
}

export interface Arrears {
  readonly months: readonly ArrearsMonth[];
  readonly owedCents: number;
  /** The first month of those that are owed without a break until the last month. Null when the last month is not owed. */
  readonly since: Month | null;
}

/**
 * The months that have ended before `today`, three years back at most, from the first day of a function on. Functions that
 * are paid by the hour are left out, because the hours of a month are not known.
 */
export function arrearsOf(positions: readonly PaidPosition[], calendar: DueCalendar, today: Day): Arrears {
  const monthly = positions.filter(({ terms }) => terms.some(({ value }) => !value.hourly));
  const end = monthOfDay(today);
  const begins = monthly.flatMap(({ terms }) => terms.slice(0, 1).map(({ from }) => monthOfDay(from)));
  const first = [monthOfDay(addYears(today, -ARREARS_YEARS)), ...begins.sort().slice(0, 1)].sort().at(-1) ?? end;
  if (begins.length === 0 || first >= end) return { months: [], owedCents: 0, since: null };
  const spans = comparedSpans(monthly, calendar, firstDayOf(first), firstDayOf(end));
  const months = monthsBetween(first, end).map((month) => arrearsMonth(month, spans));
  const unbroken = months.slice(months.findLastIndex(({ owedCents }) => owedCents === 0) + 1);
  return {
    months,
    owedCents: months.reduce((sum, { owedCents }) => sum + owedCents, 0),
    since: unbroken[0]?.month ?? null,
  };
}

type ComparedSpan = ComparedDays | { readonly from: Day; readonly until: Day; readonly why: NotCompared };

/** The spans of the due, cut where the pay changes. Days on which the person holds no function are left out. */
function comparedSpans(
  positions: readonly PaidPosition[],
  calendar: DueCalendar,
  from: Day,
  until: Day,
): readonly ComparedSpan[] {
  const payDays = positions.flatMap(({ paid }) => paid.map((one) => one.from));
  return cutSpans(dueSpans(positions, calendar, from, until), payDays).flatMap((span) => comparedSpan(span, positions));
}

function comparedSpan(
  { due, gridFrom, from, until }: DueSpan,
  positions: readonly PaidPosition[],
): readonly ComparedSpan[] {
  if (typeof due === 'string' || gridFrom === null)
    return [{ from, until, why: gridFrom === null ? 'no-grid' : 'refused' }];
  const held = due.rows.filter(({ row }) => !row.hourly);
  if (held.length === 0 || due.cents === null) return [];
  const amounts = held
    .map(({ row }) => positions.find(({ id }) => id === row.id))
    .map((one) => one && datedOn(one.paid, from)?.value);
  if (amounts.some((amount) => amount?.unit !== 'month')) return [{ from, until, why: 'unpaid' }];
  const paidCents = amounts.reduce((sum, amount) => sum + (amount?.cents ?? 0), 0);
  return [{ from, until, gridFrom, dueCents: due.cents, paidCents }];
}

function arrearsMonth(month: Month, spans: readonly ComparedSpan[]): ArrearsMonth {
  const inMonth = spans.filter(({ from, until }) => daysWithin(month, from, until) > 0);
  const compared = inMonth.flatMap((span) => ('why' in span ? [] : [span]));
  const notCompared = [...new Set(inMonth.flatMap((span) => ('why' in span ? [span.why] : [])))];
  const dueCents = centsWithin(month, compared, 'dueCents');
  const paidCents = centsWithin(month, compared, 'paidCents');
  return { month, dueCents, paidCents, owedCents: Math.max(0, dueCents - paidCents), compared, notCompared };
}

/** The part of a month's amounts for its days, rounded once for the month. */
export function centsWithin<Key extends string>(
  month: Month,
  spans: readonly ({ readonly from: Day; readonly until: Day } & Readonly<Record<Key, number>>)[],
  key: Key,
): number {
  const parts = spans.map((span) => product(span[key], daysWithin(month, span.from, span.until)));
  return divideHalfUp(
    parts.reduce((sum, part) => sum + part, 0n),
    BigInt(daysOf(month)),
  );
}
