/** What a person types in a date field, read the French way. Pure. */
import { isDay, parseDay, type Day } from '@valorisation/rules';

/**
 * Reads a typed day. Besides 31/01/2022: 31-01-2022, 31.01.2022, 31012022, 1/2/2022 and 2022-01-31;
 * a year of two digits is refused, since seniority reaches back into another century.
 * Null while nothing is typed, undefined while it is no day.
 */
export function readDay(text: string): Day | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (isDay(typed)) return typed;
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(typed);
  const parts = digits ?? /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed);
  const [, day = '', month = '', year = ''] = parts ?? [];
  return parseDay(`${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`) ?? undefined;
}

/** Adds the slashes while a person types digits forwards; leaves everything else alone. */
export function withSlashes(text: string, previous: string): string {
  const isTypingForwards = text.length > previous.length && text.startsWith(previous);
  if (!isTypingForwards) return text;
  if (/^\d{2}$/.test(text) || /^\d{2}\/\d{2}$/.test(text)) return `${text}/`;
  return text.replace('//', '/');
}
