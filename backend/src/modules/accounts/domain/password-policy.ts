import { passwordMessage } from '@valorisation/rules';
import { refuseFields } from '../../../platform/errors/domain-error.js';
import { isGuessable } from './guessable-password.js';

/**
 * What the specification asks (section 5), and that it is no common word under its signs (ADR 69).
 * @throws 422 on the field of the password
 */
export function assertPassword(password: string, field: 'password' | 'newPassword' = 'password'): void {
  const message = passwordMessage(password);
  if (message !== null) throw refuseFields({ [field]: { code: `texte:${message}` } });
  if (isGuessable(password)) throw refuseFields({ [field]: { code: 'mot_de_passe_courant' } });
}
