/** A value of a staff list as a cell of a French spreadsheet. */

const day = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const time = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * @param words for values that have some, yes and no included
 * @param heading the name of a value's part, if it has parts
 */
export function cellText(
  value: unknown,
  words: ReadonlyMap<string, string>,
  heading: (part: string) => string = (part) => part,
): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return `${day.format(value)} ${time.format(value)}`;
  if (typeof value === 'number') return words.get(String(value)) ?? String(value).replace('.', ',');
  if (typeof value === 'boolean') return words.get(String(value)) ?? String(value);
  if (typeof value === 'string') {
    // A typed text may only look like an instant.
    if (INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return cellText(new Date(value), words);
    return words.get(value) ?? value.replace(DAY, '$3/$2/$1');
  }
  if (Array.isArray(value))
    return value.map((each) => cellText(each, words, heading)).join(value.every(isPlain) ? ', ' : '\n');
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${heading(name)}\u00a0: ${cellText(part, words, heading)}`)
    .join(', ');
}

const isPlain = (value: unknown): boolean => typeof value !== 'object';
