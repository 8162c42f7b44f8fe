import { DomainError } from '../../../platform/errors/domain-error.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long the link of a mail is valid, by purpose. Each link works once and for nothing else. */
export const TOKEN_LIFETIMES_MS = {
  activation: 7 * DAY_MS,
  reset: HOUR_MS,
  'email-change': DAY_MS,
  deletion: DAY_MS,
  // This link cancels a planned deletion, so it is valid on all days of grace, the last one included.
  'deletion-cancel': 31 * DAY_MS,
  handover: 7 * DAY_MS,
} as const;

export type TokenPurpose = keyof typeof TOKEN_LIFETIMES_MS;

export interface MailToken {
  readonly id: string;
  readonly purpose: TokenPurpose;
  readonly accountId: number;
  readonly establishmentId: number | null;
  /** The address to confirm, for `email-change`. */
  readonly newEmail: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** True when a newer link has replaced this link. */
  readonly replaced: boolean;
}

/**
 * Checks a token for its purpose.
 * @throws 401 `lien_invalide` (unknown, foreign, for another purpose), `lien_remplace`, `lien_utilise`, `lien_expire`
 */
export function assertUsable(token: MailToken | undefined, purpose: TokenPurpose, now: Date): MailToken {
  if (token?.purpose !== purpose) throw new DomainError('lien_invalide');
  if (token.usedAt !== null) throw new DomainError(token.replaced ? 'lien_remplace' : 'lien_utilise');
  if (token.expiresAt <= now) throw new DomainError('lien_expire');
  return token;
}
