/** Names as Nom Prénom, in small letters where the file has capitals only. */
import type { Cell } from '../files/sheet.js';
import { plainWords, readingWords } from './reading-words.js';

/** The parts of a name, from the columns that have them. */
export interface NameCells {
  readonly name?: Cell | undefined;
  readonly nameFirst?: Cell | undefined;
  readonly last?: Cell | undefined;
  readonly birth?: Cell | undefined;
  readonly first?: Cell | undefined;
}

/** Which part of a whole name comes first. */
export type NameOrder = 'last_first' | 'first_last';

export function nameOf(cells: NameCells, order: NameOrder): string {
  const { name, nameFirst, last, birth, first } = cells;
  const text = (cell: Cell | undefined): string =>
    withoutTitle(
      String(cell ?? '')
        .replace(/[\s,]+/g, ' ')
        .trim(),
    );
  const family = text(last) || text(birth);
  const given = text(first);
  if (family !== '' || given !== '')
    return [family, given]
      .filter((part) => part !== '')
      .map(written)
      .join(' ');
  const whole = text(name) || text(nameFirst);
  return (order === 'first_last' ? turned(whole) : whole).split(' ').map(written).join(' ');
}

const isCapitals = (word: string): boolean => /\p{Lu}.*\p{Lu}/u.test(word) && word === word.toUpperCase();

/**
 * « Aurélie FAUQUEMBERT » becomes « FAUQUEMBERT Aurélie ». Without capitals only two words can be turned, because nothing
 * tells where a longer last name begins; a particle tells it.
 */
function turned(name: string): string {
  const words = name.split(' ');
  const capitals = words.findIndex(isCapitals);
  const particle = words.findIndex((word, place) => place > 0 && readingWords().particles.includes(plainWords(word)));
  const start =
    capitals > 0 && words.slice(capitals).every(isCapitals)
      ? capitals
      : particle > 0
        ? particle
        : words.length === 2
          ? 1
          : 0;
  return [...words.slice(start), ...words.slice(0, start)].join(' ');
}

/** What the names of a column show by their capitals: « DUPONT Marie » or « Marie DUPONT ». */
export function orderShown(names: readonly string[]): NameOrder | null {
  let last = 0;
  let first = 0;
  for (const name of names) {
    const words = withoutTitle(name.trim()).split(/\s+/);
    const starts = isCapitals(words[0] ?? '');
    const ends = isCapitals(words.at(-1) ?? '');
    if (starts && !ends) last += 1;
    if (ends && !starts) first += 1;
  }
  if (last === first) return null;
  return last > first ? 'last_first' : 'first_last';
}

function withoutTitle(name: string): string {
  const [title = '', ...rest] = name.split(' ');
  return rest.length > 0 && readingWords().titlesOfPeople.includes(plainWords(title)) && title.length > 1
    ? rest.join(' ')
    : name;
}

/** A part in capitals gets small letters: LE GOAZIOU is Le Goaziou, DU BREUIL is du Breuil, N’DIAMBOUR is N’Diambour. */
function written(part: string): string {
  return part
    .split(' ')
    .map((word) => {
      if (!isCapitals(word) && !(isCapitals(part) && word === word.toUpperCase())) return word;
      if (readingWords().lowerParticles.includes(plainWords(word))) return word.toLowerCase();
      return word
        .toLowerCase()
        .replace(/(^|[-'’"(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
    })
    .join(' ');
}
