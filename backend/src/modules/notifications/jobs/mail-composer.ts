import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import { LinkKey, tokenHash } from '../../../platform/links/link-key.js';
import type { ReadyMail } from '../../../platform/mail/mailer.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { BodyIdentity } from '../../../platform/settings/identity.js';
import { MailTemplates } from '../../../platform/templates/index.js';
import { MailWordings } from '../mail-wordings.js';
import { NewsLink } from '../news-link.js';
import { isLeading, isLinked, leadingPage, LINKED } from '../mail-contents.js';
import type { MailRecord } from '../persistence/mail.record.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';

/** Writes a posted mail. The same row always gives the same mail, with the same link and Message-ID. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly templates: MailTemplates,
    private readonly links: LinkKey,
    private readonly reader: TenantReader,
    private readonly body: BodyIdentity,
    private readonly news: NewsLink,
    private readonly wordings: MailWordings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param recipientName '' when the address has no known name */
  async compose(mail: MailRecord, recipientName: string): Promise<ReadyMail> {
    const { publicUrl, mailFrom } = this.config;
    const parts = await this.body.mailParts();
    const { kind, recipient, data, messageKey, threadKeys } = mail;
    const page = await this.pageOf(mail);
    const link = page === null ? '' : `${publicUrl}/#/${page}`;
    const token = this.newsToken(mail);
    const refusal = token === null ? '' : `${publicUrl}/#/nouvelles/${token}`;
    const values = { ...data, recipientName, link, refusal, publicUrl, ...parts };
    const rendered = this.templates.render(kind, values, await this.wordings.of(kind));
    const idOf = (key: string) => `<${key}@${domainOf(mailFrom)}>`;
    return {
      ...rendered,
      to: recipient,
      replyTo: parts.bodyEmail,
      messageId: idOf(messageKey),
      references: threadKeys.map(idOf),
      isAutomatic: kind !== 'contact-answer',
      unsubscribe: token === null ? null : `${publicUrl}/v1/user/news/${token}`,
    };
  }

  /** For news alone: a campaign that is no duty, to an account of an establishment. */
  private newsToken({ kind, data, establishmentId, accountId }: MailRecord): string | null {
    const isNews = kind === 'campaign' && !('isDuty' in data && data.isDuty === true);
    if (!isNews || establishmentId === null || accountId === null) return null;
    return this.news.tokenOf({ establishmentId, accountId });
  }

  private async pageOf({ kind, tokenId, data }: MailRecord): Promise<string | null> {
    if (isLeading(kind)) return leadingPage(kind, data);
    return isLinked(kind) && tokenId !== null ? `${LINKED[kind]}/${await this.tokenOf(tokenId)}` : null;
  }

  /**
   * The token comes from the key that the link was made with, because a mail from before a change of the key may be sent
   * again. If this process does not know the key yet, the mail waits.
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

/** Reads `Name <local@domain>` or `local@domain`. */
function domainOf(address: string): string {
  return /@([^\s<>@]+)>?\s*$/.exec(address)?.[1] ?? 'localhost';
}

/** The name of the account or the request of the mail, only if the address is theirs. */
const NAME = `
  select trim(concat_ws(' ', first_name, last_name)) as name from account where id = $1 and lower(email) = lower($3)
  union all
  select trim(concat_ws(' ', first_name, last_name)) from account_request where id = $2 and lower(email) = lower($3)
  limit 1`;

/** The name in the greeting of a mail; '' if the address is not confirmed. */
export async function recipientName(
  { manager }: Transaction,
  { accountId, requestId, recipient }: MailRecord,
): Promise<string> {
  const [row]: { name: string }[] = await manager.query(NAME, [accountId, requestId, recipient]);
  return row?.name ?? '';
}
