/** A rough estimate of a password's strength. It is a hint beside the field and never a refusal. Pure. */

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Words that an attacker tries first. */
const COMMON = [
  'motdepasse',
  'password',
  'bonjour',
  'azerty',
  'qwerty',
  'soleil',
  'admin',
  'valorise',
  'valorisation',
  'agricole',
  'lycee',
  'ecole',
];
/** How many characters a common word, or a word about the person, counts for. */
const WORD_WORTH = 2;
/** What part of a character counts when it repeats or continues the character before it. */
const RUN_WORTH = 0.25;
const FAIR = 10;
const STRONG = 14;
const LEAST_PERSONAL = 4;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Removes the words from the text, and counts a few unrelated characters for each. */
function withoutWords(text: string, words: readonly string[]): { readonly rest: string; readonly found: number } {
  let rest = text;
  let found = 0;
  // The longest word first, because "valorisation" is one word and not "valorise" with more letters.
  for (const word of words.toSorted((a, b) => b.length - a.length)) {
    const pieces = rest.split(word);
    found += pieces.length - 1;
    rest = pieces.join(' ');
  }
  return { rest, found };
}

/** @param personal words that others know about the person: the parts of an address, a name */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  const known = personal
    .flatMap((text) => withoutAccents(text).split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length >= LEAST_PERSONAL);
  const { rest, found } = withoutWords(withoutAccents(password), [...COMMON, ...known]);
  let worth = found * WORD_WORTH;
  let before = Number.NaN;
  for (const character of rest) {
    const code = character.codePointAt(0) ?? 0;
    worth += Math.abs(code - before) <= 1 ? RUN_WORTH : 1;
    before = code;
  }
  if (worth >= STRONG) return 'strong';
  return worth >= FAIR ? 'fair' : 'weak';
}
