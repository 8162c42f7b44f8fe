/** The printer's rules of French, for texts typed on a keyboard. */
const NO_BREAK_SPACE = '\u00a0';

/** Curved apostrophes, and no line that begins with a punctuation mark: "d'un poste ; plan" keeps its space unbroken. */
export function typeset(text: string): string {
  return text
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’')
    .replace(/[ \u202f](?=[;:!?»%€])/g, NO_BREAK_SPACE)
    .replace(/(?<=«)[ \u202f]/g, NO_BREAK_SPACE);
}

/** The same for every text of a sheet. */
export function typesetAll<T>(value: T): T;
export function typesetAll(value: unknown): unknown {
  if (typeof value === 'string') return typeset(value);
  if (Array.isArray(value)) return value.map((item) => typesetAll<unknown>(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, typesetAll<unknown>(item)]));
}
