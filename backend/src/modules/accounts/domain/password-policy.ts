import { passwordMessage } from '@valorisation/rules';
import { refuseFields } from '../../../platform/errors/domain-error.js';

/** @throws 422 on the field of the password, with the specification's text (section 5). */
export function assertPassword(password: string, field: 'password' | 'newPassword' = 'password'): void {
  const message = passwordMessage(password);
  if (message !== null) throw refuseFields({ [field]: { code: `texte:${message}` } });
}
