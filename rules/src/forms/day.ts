/** Reads a day in the forms that French people type, and says what to change when the text is not a day. */
import { isDay, monthLength, type Day } from '../exact/day.js';

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

const ABSENT = `Cette date n’existe pas\u00a0:`;

export const dayMessages = {
  format: 'Saisissez une date au format JJ/MM/AAAA, par exemple 01/09/2022.',
  shortYear: 'Écrivez l’année en quatre chiffres, au format JJ/MM/AAAA, par exemple 01/09/2012.',
  day: (month: string, year: number, length: number) =>
    `${ABSENT} en ${month} ${year}, les jours vont de 01 à ${length}. Corrigez le jour.`,
  month: `${ABSENT} les mois vont de 01 à 12. Corrigez le mois.`,
  dayAndMonth: `${ABSENT} les jours vont de 01 à 31, les mois de 01 à 12. Corrigez le jour et le mois.`,
  year: `${ABSENT} les années vont de 0001 à 9999. Corrigez l’année.`,
} as const;

const SHORT_YEAR = /^\d{1,2}[/.\- ]\d{1,2}[/.\- ]\d{2}$/;

/** Accepts 31/01/2022, 31-01-2022, 31.01.2022, 1/2/2022, 31012022 and 2022-01-31. Only the form is checked. */
function typedDay(text: string): Day | null {
  const iso = /^\d{4}-\d{2}-\d{2}$/.test(text);
  if (iso) return text;
  const parts = /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(text);
  if (parts === null) return null;
  const [, day = '', month = '', year = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Reads a typed day. A year with two digits is refused, because it could mean the last century. Null when nothing is
 * typed; undefined when the text is not a day.
 */
export function readDay(text: string): Day | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const day = typedDay(typed);
  return isDay(day) ? day : undefined;
}

/** What to change in a typed day; null when the day is valid or empty. */
export function dayMessage(text: string): string | null {
  if (readDay(text) !== undefined) return null;
  const typed = typedDay(text.trim());
  if (typed === null) return SHORT_YEAR.test(text.trim()) ? dayMessages.shortYear : dayMessages.format;
  const [year = 0, month = 0, day = 0] = typed.split('-').map(Number);
  if (year === 0) return dayMessages.year;
  const name = MONTHS[month - 1];
  if (name !== undefined) return dayMessages.day(name, year, monthLength(year, month));
  return day >= 1 && day <= 31 ? dayMessages.month : dayMessages.dayAndMonth;
}
