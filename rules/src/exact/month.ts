/** Calendar months as text in the form 'YYYY-MM'. Their order is that of the months. */
import { monthLength, type Day } from './day.js';

export type Month = string;

export function monthOfDay(day: Day): Month {
  return day.slice(0, 7);
}

/** @param months may be negative */
export function addMonths(month: Month, months: number): Month {
  const place = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const year = String(Math.floor(place / 12)).padStart(4, '0');
  return `${year}-${String((place % 12) + 1).padStart(2, '0')}`;
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

export function daysOf(month: Month): number {
  return monthLength(Number(month.slice(0, 4)), Number(month.slice(5)));
}

/** How many days of a month lie between two days. @param until the first day that no longer counts */
export function daysWithin(month: Month, from: Day, until: Day): number {
  const begin = from <= firstDayOf(month) ? 1 : monthOfDay(from) === month ? Number(from.slice(8)) : Infinity;
  const end =
    until >= firstDayOf(addMonths(month, 1))
      ? daysOf(month) + 1
      : monthOfDay(until) === month
        ? Number(until.slice(8))
        : 0;
  return Math.max(0, end - begin);
}

/** The months from one to another, the last one left out. */
export function monthsBetween(from: Month, until: Month): readonly Month[] {
  const months: Month[] = [];
  for (let month = from; month < until; month = addMonths(month, 1)) months.push(month);
  return months;
}
