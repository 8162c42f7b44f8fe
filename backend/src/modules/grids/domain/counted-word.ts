const LONGEST = 60;
/** More digits than the name of a function has: a phone number, a SIRET, a year of birth. */
const MANY_DIGITS = /\d(?:\D?\d){3}/;
const OF_THE_NET = /@|https?:|www\./;

/**
 * The form in which a searched word is counted; null for what no function is called, and for what looks like the mail
 * or a number of a person.
 */
export function countedWord(typed: string): string | null {
  const word = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const isName = word.length <= LONGEST && /\p{L}.*\p{L}/u.test(word);
  return isName && !MANY_DIGITS.test(word) && !OF_THE_NET.test(word) ? word : null;
}
