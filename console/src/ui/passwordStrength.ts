/** A rough strength of a password: a hint beside the field, never a refusal. Pure. */

export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** The first guesses of an attacker. */
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
/** The worth in characters of a common word, or a word about the person. */
const WORD_WORTH = 2;
/** The worth of a character that repeats or continues the one before it. */
const RUN_WORTH = 0.25;
const FAIR = 10;
const STRONG = 14;
const LEAST_PERSONAL = 4;

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Replaces a word in the text by a few unrelated characters. */
function withoutWords(text: string, words: readonly string[]): { readonly rest: string; readonly found: number } {
  let rest = text;
  let found = 0;
  // The longest first: "valorisation" is one word, not "valorise" and more.
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
