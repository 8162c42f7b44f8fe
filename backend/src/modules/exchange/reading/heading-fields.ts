/** The fields that a heading may mean, with how surely. */
import { headingKey, LONGEST_HEADING } from '../files/sheet-choice.js';
import { FIELDS, hasPhrase, plainWords, readingWords, type KnownField } from './reading-words.js';

/** A field of this list, or a column of the model by its id: `functionId`, `degree.3`. */
export type Field = string;

/** Columns that our exports add to inform. They are never read. */
export const SHOWN = 'shown';

/** The headings of a column of the model. */
export interface OwnHeadings {
  readonly field: Field;
  readonly keys: ReadonlySet<string>;
}

export const Strength = { weak: 1, part: 2, whole: 3, used: 3.5, own: 4 } as const;

export interface HeadingMatch {
  readonly field: Field;
  readonly strength: number;
}

export function fieldsOfHeading(heading: string, own: readonly OwnHeadings[]): readonly HeadingMatch[] {
  if (heading.trim() === '' || heading.length > LONGEST_HEADING) return [];
  const matches = own.flatMap(({ field, keys }): HeadingMatch[] =>
    keys.has(headingKey(heading, (key) => keys.has(key))) ? [{ field, strength: Strength.own }] : [],
  );
  const plain = plainWords(heading);
  const forms = formsOf(plain);
  for (const field of FIELDS) {
    const found = strengthOf(field, forms);
    const isUsedName = field === 'last_name' && hasPhrase(plain, readingWords().usedNames);
    const strength = found >= Strength.part && isUsedName ? Strength.used : found;
    if (strength > 0 && !matches.some((match) => match.field === field)) matches.push({ field, strength });
  }
  return matches;
}

/** The column of the model with exactly this heading. */
export function ownFieldOf(heading: string, own: readonly OwnHeadings[]): Field | undefined {
  return fieldsOfHeading(heading, own).find(({ strength }) => strength === Strength.own)?.field;
}

interface HeadingForms {
  readonly plain: string;
  /** With its abbreviations written out. */
  readonly full: string;
  /** « Taux occupation » is « Taux d’occupation ». */
  readonly bare: string;
}

function formsOf(plain: string): HeadingForms {
  const { abbreviations } = readingWords();
  const full = plain
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
  return { plain, full, bare: withoutSmallWords(full) };
}

function strengthOf(field: KnownField, { plain, full, bare }: HeadingForms): number {
  const { is, has, weak, not } = readingWords().fields[field];
  if (is.includes(plain) || bareHeadings().get(field)?.has(bare) === true) return Strength.whole;
  if (hasPhrase(plain, not) || hasPhrase(full, not)) return 0;
  if (hasPhrase(plain, has) || hasPhrase(full, has)) return Strength.part;
  return weak.includes(plain) ? Strength.weak : 0;
}

let bare: ReadonlyMap<KnownField, ReadonlySet<string>> | undefined;

/** Made once: a file may have thousands of cells that could be headings. */
function bareHeadings(): ReadonlyMap<KnownField, ReadonlySet<string>> {
  bare ??= new Map(FIELDS.map((field) => [field, new Set(readingWords().fields[field].is.map(withoutSmallWords))]));
  return bare;
}

const withoutSmallWords = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !readingWords().smallWords.includes(word))
    .join(' ');

export function isPersonalHeading(heading: string): boolean {
  return hasPhrase(plainWords(heading), readingWords().personal);
}
