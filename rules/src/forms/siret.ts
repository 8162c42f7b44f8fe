/** 14 digits with a Luhn key. Its first nine digits, the SIREN, have a key of their own. */
export const siretMessages = {
  required: 'Veuillez saisir votre numéro SIRET.',
  length: 'Un numéro SIRET compte 14 chiffres.',
  key: "Ce numéro SIRET n'est pas valide : veuillez vérifier les chiffres.",
} as const;

export type SiretIssue = keyof typeof siretMessages;

const LA_POSTE_SIREN = '356000000';

/** The digits of a SIRET typed with spaces or dots. No-break spaces count as spaces. */
export function normalizeSiret(siret: string): string {
  return siret.replace(/[\s.]/g, '');
}

function digitSum(digits: readonly number[]): number {
  return digits.reduce((total, digit) => total + digit, 0);
}

function luhnSum(digits: readonly number[]): number {
  const doubled = digits.map((digit, place) => ((digits.length - place) % 2 === 0 ? digit * 2 : digit));
  return digitSum(doubled.map((value) => (value > 9 ? value - 9 : value)));
}

const keepsLuhn = (digits: readonly number[]): boolean => luhnSum(digits) % 10 === 0;

/** The SIRETs of La Poste do not follow Luhn, except that of its head office. Their digit sum is a multiple of 5. */
function hasValidKey(siret: string): boolean {
  const digits = [...siret].map(Number);
  if (keepsLuhn(digits) && keepsLuhn(digits.slice(0, LA_POSTE_SIREN.length))) return true;
  return siret.startsWith(LA_POSTE_SIREN) && digitSum(digits) % 5 === 0;
}

export function siretIssue(siret: string | null | undefined): SiretIssue | null {
  const digits = normalizeSiret(siret ?? '');
  if (digits === '') return 'required';
  if (!/^[0-9]{14}$/.test(digits)) return 'length';
  return hasValidKey(digits) ? null : 'key';
}

/** The message to show; null for a valid SIRET. */
export function siretMessage(siret: string | null | undefined): string | null {
  const issue = siretIssue(siret);
  return issue && siretMessages[issue];
}

/** Why staff give an establishment another SIRET. A closed list, because the journal keeps it and stores no typed text. */
export const SIRET_REASONS = ['correction', 'move', 'merger'] as const;
export type SiretReason = (typeof SIRET_REASONS)[number];
