/** What a form refuses of an e-mail address before it asks the server. Pure. */
import { ui } from '../i18n/fr';

export function emailIssue(email: string): string | null {
  const typed = email.trim();
  if (typed === '') return ui.emailRequired;
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(typed) ? null : ui.emailInvalid;
}
