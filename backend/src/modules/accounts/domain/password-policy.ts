import { COMMON_WORDS, WORDS_OF_HERE } from './common-words.js';
import { passwordMessage } from '@valorisation/rules';
import { refuseFields, type DomainError } from '../../../platform/errors/domain-error.js';

/** The length of a year, a sign and one more character, which people add to a word to satisfy the composition rules. */
const MOST_DECORATION = 6;

/** Signs that people write instead of letters. */
const LETTER_OF: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const known = new Set(`${COMMON_WORDS} ${WORDS_OF_HERE}`.split(/\s+/).filter((word) => word !== ''));

/**
 * True for one common word between a few digits and signs: `P@ssw0rd2026!`. Nearly all leaked passwords that satisfy the
 * composition rules look like this.
 */
export function isGuessable(password: string): boolean {
  const signs = [...password.normalize('NFD').toLowerCase()].filter((sign) => !/\p{M}/u.test(sign));
  const isLetter = (sign: string): boolean => /[a-z]/.test(sign);
  const [first, last] = [signs.findIndex(isLetter), signs.findLastIndex(isLetter)];
  const word = signs.slice(first, last + 1);
  if (first < 0 || signs.length - word.length > MOST_DECORATION) return false;
  const letters = word.map((sign) => LETTER_OF[sign] ?? sign).filter(isLetter);
  return known.has(letters.join(''));
}

export type PasswordField = 'password' | 'newPassword';

/**
 * Checks the composition rules, and that the password is not a common word with decoration (ADR 69).
 * @throws 422 on the field of the password
 */
export function assertPassword(password: string, field: PasswordField = 'password'): void {
  const message = passwordMessage(password);
  if (message !== null) throw refuseFields({ [field]: { code: `texte:${message}` } });
  if (isGuessable(password)) throw commonPassword(field);
}

/** 422 on a password that many people use. */
export const commonPassword = (field: PasswordField): DomainError =>
  refuseFields({ [field]: { code: 'mot_de_passe_courant' } });
