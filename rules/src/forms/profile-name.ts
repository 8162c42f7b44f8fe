import { plainLine } from './plain-line.js';

/** The profile name is required, and unique among the other profiles. */
export const profileNameMessages = {
  required: 'Veuillez saisir le nom de la personne',
  duplicate: 'Ce nom est déjà existé.',
} as const;

/** Characters of a profile's name. */
export const LONGEST_PROFILE_NAME = 150;

export type ProfileNameIssue = keyof typeof profileNameMessages;

/** Names are equal when their keys are. Case, outer spaces and hidden characters do not count; accents do. */
export function profileNameKey(name: string): string {
  return plainLine(name).normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
}

export function isSameProfileName(a: string, b: string): boolean {
  return profileNameKey(a) === profileNameKey(b);
}

/** `others`: the names of the other profiles of the establishment. */
export function profileNameIssue(name: string | null | undefined, others: readonly string[]): ProfileNameIssue | null {
  if (!name || plainLine(name) === '') return 'required';
  return others.some((other) => isSameProfileName(name, other)) ? 'duplicate' : null;
}

/** The text to show; null for a valid name. */
export function profileNameMessage(name: string | null | undefined, others: readonly string[]): string | null {
  const issue = profileNameIssue(name, others);
  return issue && profileNameMessages[issue];
}
