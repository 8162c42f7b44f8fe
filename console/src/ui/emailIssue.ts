/** What a form refuses of an e-mail address before it asks the server. Pure. */
import { ui } from '../i18n/fr';

const { emailFaults } = ui;

export function emailIssue(email: string): string | null {
  const typed = email.trim();
  if (typed === '') return ui.emailRequired;
  if (/\s/.test(typed)) return emailFaults.space;
  const [name, host, ...more] = typed.split('@');
  if (host === undefined) return emailFaults.noAt;
  if (more.length > 0) return emailFaults.manyAts;
  if (name === '') return emailFaults.noName;
  // A dot behind the first sign of the host, and two signs at least behind it.
  const dot = host.indexOf('.', 1);
  return dot > 0 && dot < host.length - 2 ? null : emailFaults.noHost;
}
