import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import { LinkKey, tokenHash } from '../../../platform/links/link-key.js';
import type { ReadyMail } from '../../../platform/mail/mailer.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { BodyAddresses } from '../../../platform/settings/body-addresses.js';
import { MailTemplates } from '../../../platform/templates/index.js';
import { isLeading, isLinked, leadingPage, LINKED } from '../mail-contents.js';
import type { MailRecord } from '../persistence/mail.record.js';

/** Writes a mail out of its intent: the same intent gives the same mail, link and Message-ID included. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly templates: MailTemplates,
    private readonly links: LinkKey,
    private readonly reader: TenantReader,
    private readonly body: BodyAddresses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param recipientName '' where nobody is known by the address */
  async compose(mail: MailRecord, recipientName: string): Promise<ReadyMail> {
    const { publicUrl, mailFrom } = this.config;
    const footer = await this.body.mailFooter();
    const { kind, recipient, data, messageKey, threadKeys } = mail;
    const page = await this.pageOf(mail);
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

  private async pageOf({ kind, tokenId, data }: MailRecord): Promise<string | null> {
    if (isLeading(kind)) return leadingPage(kind, data);
    return isLinked(kind) && tokenId !== null ? `${LINKED[kind]}/${await this.tokenOf(tokenId)}` : null;
  }

  /**
   * Under the key that the link was made with: a mail that left before the key changed may have to leave once more. Of a key
   * that this process has yet to be told there is no link that leads anywhere, and the mail waits.
   */
  private async tokenOf(id: string): Promise<string> {
    for (const key of this.links.all) {
      const token = key.tokenOf(id);
      const known = {
        name: 'known-mail-token',
        text: 'select id from find_mail_token($1)',
        values: [tokenHash(token)],
      };
      if ((await this.reader.global(known)).length > 0) return token;
    }
    throw new Error('A link that was made under another key than those of this process');
  }
}

/** Of `Name <local@domain>` or `local@domain`. */
function domainOf(address: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';
}
