/** Departments and establishments by what somebody types. Pure. */
import { DEPARTMENTS, wordKey, type Department } from '@valorisation/rules';
import type { DirectoryEntry } from '@valorisation/contract';

/** Whether every word that was typed begins a word of the texts, whatever accents and case. */
function holdsWords(texts: readonly (string | null)[], typed: string): boolean {
  const key = ` ${wordKey(texts.join(' ')).replace(/[^a-z0-9]+/g, ' ')}`;
  const words = wordKey(typed)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return words === '' || words.split(' ').every((word) => key.includes(` ${word}`));
}

/** By the beginning of the number, or of words of the name; the one that has exactly this number first. */
export function searchDepartments(typed: string): readonly Department[] {
  const number = typed.trim().toUpperCase();
  const found = DEPARTMENTS.filter((one) => holdsWords([one.number, one.name], typed));
  return [...found.filter((one) => one.number === number), ...found.filter((one) => one.number !== number)];
}

/** By words of the name, the town, or a person of it. */
export function searchEntries(entries: readonly DirectoryEntry[], typed: string): readonly DirectoryEntry[] {
  return entries.filter(({ name, city, postalCode, contacts }) => {
    const people = Object.values(contacts).flatMap(({ women, men }) => [...women, ...men]);
    return holdsWords([name, city, postalCode, ...people.flatMap((one) => [one.firstName, one.lastName])], typed);
  });
}

/** A phone as a link calls it: the digits, with the sign of a country before them. */
export function callable(phone: string): string {
  return phone.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
}

/** An address of a site as people read it. */
export function siteName(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
