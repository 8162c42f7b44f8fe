import { passwordMessage } from '@valorisation/rules';
import { refuseFields, type DomainError } from '../../../platform/errors/domain-error.js';
import { isGuessable } from './guessable-password.js';

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
