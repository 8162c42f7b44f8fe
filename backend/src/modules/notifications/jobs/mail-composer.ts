import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import { LinkKey } from '../../../platform/links/link-key.js';
import type { ReadyMail } from '../../../platform/mail/mailer.js';
import { BodyAddresses } from '../../../platform/settings/body-addresses.js';
import { MailTemplates } from '../../../platform/templates/index.js';
import { isLeading, isLinked, LEADING, LINKED } from '../mail-contents.js';
import type { MailRecord } from '../persistence/mail.record.js';

/** Writes a mail out of its intent: the same intent gives the same mail, link and Message-ID included. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly templates: MailTemplates,
    private readonly links: LinkKey,
    private readonly body: BodyAddresses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param recipientName '' where nobody is known by the address */
  async compose(mail: MailRecord, recipientName: string): Promise<ReadyMail> {
    const { publicUrl, mailFrom } = this.config;
    const footer = await this.body.mailFooter();
    const { kind, recipient, data, tokenId, messageKey, threadKeys } = mail;
    const page = this.pageOf(kind, tokenId);
    const link = page === null ? '' : `${publicUrl}/#/${page}`;
    const rendered = this.templates.render(kind, { ...data, recipientName, link, publicUrl, ...footer });
    const idOf = (key: string) => `<${key}@${domainOf(mailFrom)}>`;
    return {
      ...rendered,
      to: recipient,
      replyTo: footer.bodyEmail,
      messageId: idOf(messageKey),
      references: threadKeys.map(idOf),
      isAutomatic: kind !== 'contact-answer',
    };
  }

  private pageOf(kind: string, tokenId: MailRecord['tokenId']): string | null {
    if (isLeading(kind)) return LEADING[kind];
    return isLinked(kind) && tokenId !== null ? `${LINKED[kind]}/${this.links.tokenOf(tokenId)}` : null;
  }
}

/** Of `Name <local@domain>` or `local@domain`. */
function domainOf(address: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';
}
