import type { MailParts } from '../../platform/settings/identity.js';
import type { MailTemplates, RenderedMail } from '../../platform/templates/index.js';
import { isLeading, isLinked, leadingPage, READABLE, type MailKind } from './mail-contents.js';
import type { MailRecord } from './persistence/mail.record.js';

export interface MaskedParts extends MailParts {
  /** The words of staff; undefined for the shipped ones. */
  readonly texts: readonly string[] | undefined;
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
  { texts, ...parts }: MaskedParts,
): RenderedMail {
  const readable: readonly string[] = isKind(kind) ? READABLE[kind] : [];
  const { link, text } = templates.masks;
  const shown = Object.entries(data).map(([name, value]): [string, unknown] => [
    name,
    readable.includes(name) || value === '' ? value : text,
  ]);
  const page = isLeading(kind) ? `${parts.publicUrl}/#/${leadingPage(kind, data)}` : '';
  return templates.render(kind, { ...Object.fromEntries(shown), ...parts, link: isLinked(kind) ? link : page }, texts);
}

function isKind(kind: string): kind is MailKind {
  return Object.hasOwn(READABLE, kind);
}
