/** What a form refuses of an e-mail address before it asks the server. Pure. */
import { ui } from '../i18n/fr';

export function emailIssue(email: string): string | null {
  const typed = email.trim();
  if (typed === '') return ui.emailRequired;
  const [name, host = '', ...more] = typed.split('@');
  // A dot behind the first sign of the host, and two signs at least behind it.
  const dot = host.indexOf('.', 1);
  const isAddress = name !== '' && more.length === 0 && dot > 0 && dot < host.length - 2 && !/\s/.test(typed);
  return isAddress ? null : ui.emailInvalid;
}
