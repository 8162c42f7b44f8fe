/** What a form refuses in an e-mail address before it calls the server. Pure. */
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
  // The host needs a dot after its first character, and at least two characters after the dot.
  const dot = host.indexOf('.', 1);
  return dot > 0 && dot < host.length - 2 ? null : emailFaults.noHost;
}
