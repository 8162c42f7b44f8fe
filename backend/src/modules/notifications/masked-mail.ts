import type { MailFooter } from '../../platform/settings/settings.js';
import type { MailTemplates, RenderedMail } from '../../platform/templates/index.js';
import { isLeading, isLinked, leadingPage, type MailContents, type MailKind } from './mail-contents.js';
import type { MailRecord } from './persistence/mail.record.js';

/**
 * The values of each mail that staff may read: the person concerned and the time. Typed texts are left out, and so is
 * any value that is not in this list.
 */
const READABLE: { readonly [Kind in MailKind]: readonly (keyof MailContents[Kind])[] } = {
  'registration-received': ['companyName'],
  'already-registered': ['companyName'],
  'registration-joins': ['companyName', 'applicantName', 'applicantEmail'],
  'registration-refused': ['companyName'],
  activation: ['companyName'],
  'associated-invitation': ['companyName', 'inviterName'],
  'associated-invitation-deferred': ['companyName', 'inviterName'],
  'associated-removed': ['companyName'],
  'password-reset': [],
  'password-changed': ['changedAt'],
  'email-change': ['newEmail'],
  'email-change-taken': [],
  'email-change-notice': ['newEmail'],
  'email-changed': ['newEmail'],
  'deletion-link': ['companyName'],
  'deletion-planned': ['companyName', 'on'],
  'deletion-announced': ['companyName', 'on'],
  'deletion-cancelled': ['companyName'],
  'deletion-done': ['companyName'],
  'retention-warning': ['companyName', 'on'],
  'handover-proposed': ['companyName', 'proposerName'],
  'handover-received': ['companyName', 'newHeadName'],
  'handover-announced': ['companyName', 'newHeadName'],
  'handover-done': ['companyName', 'newHeadName'],
  'contact-message': ['name', 'email', 'companyName'],
  'contact-copy': [],
  'contact-answer': ['hasCopy', 'greets', 'writtenOn'],
  'staff-invitation': ['inviterName', 'isAdmin'],
  'access-granted': ['companyName', 'on'],
  'account-suspended': [],
  'account-restored': [],
  // It would reveal the title that an establishment has typed.
  'function-proposed': [],
  'amount-fixed': ['valuationId', 'isTakenBack'],
  'grid-to-update': ['on', 'toUpdate', 'toRedo'],
  'grid-to-redo': ['on', 'toRedo'],
  'grid-withdrawn': ['on', 'toUpdate', 'toRedo', 'reinstated'],
  'second-step-set': [],
  'second-step-removed': ['byAdmin'],
};

export interface MaskedParts extends MailFooter {
  readonly recipientName: string;
  readonly publicUrl: string;
}

/**
 * The mail as staff may read it: without the token of its link, which opens an account, and without typed texts.
 * @throws TemplateError when the template cannot be filled
 */
export function maskedMail(
  templates: MailTemplates,
  { kind, data }: Pick<MailRecord, 'kind' | 'data'>,
  parts: MaskedParts,
): RenderedMail {
  const readable: readonly string[] = isKind(kind) ? READABLE[kind] : [];
  const { link, text } = templates.masks;
  const shown = Object.entries(data).map(([name, value]): [string, unknown] => [
    name,
    readable.includes(name) || value === '' ? value : text,
  ]);
  const page = isLeading(kind) ? `${parts.publicUrl}/#/${leadingPage(kind, data)}` : '';
  return templates.render(kind, { ...Object.fromEntries(shown), ...parts, link: isLinked(kind) ? link : page });
}

function isKind(kind: string): kind is MailKind {
  return Object.hasOwn(READABLE, kind);
}
