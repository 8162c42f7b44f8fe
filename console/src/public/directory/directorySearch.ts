import { DEPARTMENTS, wordKey, type Department } from '@valorisation/rules';
import type { DirectoryEntry } from '@valorisation/contract';

/** True when each typed word is the beginning of a word in the texts, ignoring accents and case. */
function holdsWords(texts: readonly (string | null)[], typed: string): boolean {
  const key = ` ${wordKey(texts.join(' ')).replace(/[^a-z0-9]+/g, ' ')}`;
  const words = wordKey(typed)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return words === '' || words.split(' ').every((word) => key.includes(` ${word}`));
}

/** By the beginning of the number or of words in the name. The department with exactly this number comes first. */
export function searchDepartments(typed: string): readonly Department[] {
  const number = typed.trim().toUpperCase();
  const found = DEPARTMENTS.filter((one) => holdsWords([one.number, one.name], typed));
  return [...found.filter((one) => one.number === number), ...found.filter((one) => one.number !== number)];
}

/** Finds entries by words of the name, of the town or of a person's name. */
export function searchEntries(entries: readonly DirectoryEntry[], typed: string): readonly DirectoryEntry[] {
  return entries.filter(({ name, city, postalCode, contacts }) => {
    const people = Object.values(contacts).flatMap(({ women, men }) => [...women, ...men]);
    return holdsWords([name, city, postalCode, ...people.flatMap((one) => [one.firstName, one.lastName])], typed);
  });
}

/** A phone number in the form for a link: the digits, after the plus sign of a country code. */
export function callable(phone: string): string {
  return phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
}

/** A site's address as people read it. */
export function siteName(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
