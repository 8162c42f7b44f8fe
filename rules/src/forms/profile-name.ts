import { plainLine } from './plain-line.js';

/** A profile's name is required, and it differs from the names of the other profiles. */
export const profileNameMessages = {
  required: 'Veuillez saisir le nom de la personne',
  duplicate: 'Ce nom est déjà existé.',
} as const;

/** In characters. */
export const LONGEST_PROFILE_NAME = 150;

export type ProfileNameIssue = keyof typeof profileNameMessages;

/**
 * A key for names. Two names count as equal when their keys are equal. Case, outer spaces and hidden characters make no
 * difference; accents do.
 */
export function profileNameKey(name: string): string {
  return plainLine(name).normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
}

export function isSameProfileName(a: string, b: string): boolean {
  return profileNameKey(a) === profileNameKey(b);
}

/** @param others the names of the other profiles of the establishment */
export function profileNameIssue(name: string | null | undefined, others: readonly string[]): ProfileNameIssue | null {
  if (!name || plainLine(name) === '') return 'required';
  return others.some((other) => isSameProfileName(name, other)) ? 'duplicate' : null;
}

/** The message to show; null for a valid name. */
export function profileNameMessage(name: string | null | undefined, others: readonly string[]): string | null {
  const issue = profileNameIssue(name, others);
  return issue && profileNameMessages[issue];
}
