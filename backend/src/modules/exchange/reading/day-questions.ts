/** What is asked about a column of days. */
import { formatDay, readDay, type Day } from '@valorisation/rules';
import type { Cell } from '../files/sheet.js';
import { OTHER, type ColumnValues, type Questions } from './column-questions.js';
import { isDayNumber, isYears, orderOf, readDayCell, type DayContext } from './day-cell.js';

/** Day-first or month-first? The days beyond 12 of the column tell, else those of the whole file. */
export function isMonthFirst(
  { index, texts }: ColumnValues,
  file: { readonly hasDayFirst: boolean; readonly hasMonthFirst: boolean },
  today: Day,
  questions: Questions,
): boolean {
  const orders = new Set(texts.map(orderOf));
  const [hasDay, hasMonth] = [orders.has('day'), orders.has('month')];
  if (!hasMonth && (hasDay || !orders.has('either'))) return false;
  if (!hasMonth && file.hasDayFirst && !file.hasMonthFirst) return false;
  const { chosen } = questions.ask({
    kind: 'day_order',
    column: index,
    choices: ['day_first', 'month_first'],
    likely: hasMonth && !hasDay ? 'month_first' : 'day_first',
    samples: texts.filter((cell) => orderOf(cell) === 'either'),
    show: (choice, cell) => shownDay(cell, { ...UNKNOWN_DAY, today, isMonthFirst: choice === 'month_first' }),
  });
  return chosen === 'month_first';
}

/** Days that the spreadsheet shows as numbers are asked once for the column. */
export function takesNumbers({ index, cells }: ColumnValues, today: Day, questions: Questions): boolean {
  const numbers = cells.filter(isDayNumber);
  if (numbers.length === 0) return false;
  const { chosen } = questions.ask({
    kind: 'day_number',
    column: index,
    choices: ['day', 'no'],
    likely: 'day',
    samples: numbers,
    show: (choice, cell) => shownDay(cell, { ...UNKNOWN_DAY, today, takesNumbers: choice === 'day' }),
  });
  return chosen === 'day';
}

const UNKNOWN_DAY = { isTyped: false, takesNumbers: false, countedOn: null, isMonthFirst: false };

export function shownDay(cell: Cell, context: DayContext): string | null {
  const { value } = readDayCell(cell, context);
  return value === undefined ? null : formatDay(value);
}

/** The day from which seniority in years counts back; null until it is answered. */
export function countedOn(
  { index, cells }: ColumnValues,
  titleDay: string | null,
  today: Day,
  questions: Questions,
): { readonly countedOn: Day | null; readonly countedMaybe: Day } {
  const titled = titleDay === null ? null : (readDay(titleDay) ?? null);
  const countedMaybe = titled ?? today;
  const years = cells.filter(isYears);
  if (years.length === 0) return { countedOn: null, countedMaybe };
  const { chosen, typed } = questions.ask({
    kind: 'counted_on',
    column: index,
    choices: [...new Set([countedMaybe, today]), { value: OTHER, typed: 'day' }],
    likely: null,
    samples: years,
    show: (choice, cell) => shownDay(cell, { ...UNKNOWN_DAY, today, countedOn: choice }),
  });
  return { countedOn: chosen === OTHER ? (readDay(typed ?? '') ?? null) : chosen, countedMaybe };
}

/** For want of another date, the day of entry is proposed as the day of seniority. */
export function takesEntry({ index, cells }: ColumnValues, today: Day, questions: Questions): boolean {
  const { chosen } = questions.ask({
    kind: 'seniority_as',
    column: index,
    choices: ['yes', 'no'],
    likely: 'yes',
    samples: cells,
    show: (choice, cell) =>
      choice === 'yes'
        ? shownDay(cell, { isMonthFirst: false, isTyped: true, takesNumbers: true, countedOn: null, today })
        : null,
  });
  return chosen === 'yes';
}
