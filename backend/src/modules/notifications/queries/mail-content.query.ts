import { Inject } from '@nestjs/common';
import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { MailContent } from '@valorisation/contract';
import type { Config } from '../../../platform/config/config.js';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { BodyIdentity } from '../../../platform/settings/identity.js';
import { MailTemplates, TemplateError } from '../../../platform/templates/index.js';
import { MailWordings } from '../mail-wordings.js';
import { maskedMail } from '../masked-mail.js';

/** A mail as staff may read it. Refusal: `introuvable`. */
export class GetMailContent extends QueryOf<{ mailId: number }, MailContent>() {}

interface KeptMail {
  readonly kind: string;
  readonly recipient: string;
  readonly data: object;
  readonly recipientName: string | null;
}

/** Greets by name when the address is still the account's, as in the sent mail. */
const MAIL = `
  select m.kind, m.recipient, m.data,
         nullif(trim(concat_ws(' ', card.first_name, card.last_name)), '') as "recipientName"
    from mail m left join lateral find_account_card(m.account_id) card on lower(card.email) = lower(m.recipient)
   where m.id = $1`;

@QueryHandler(GetMailContent)
export class GetMailContentHandler implements IQueryHandler<GetMailContent> {
  constructor(
    private readonly reader: TenantReader,
    private readonly templates: MailTemplates,
    private readonly body: BodyIdentity,
    private readonly wordings: MailWordings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ mailId }: GetMailContent): Promise<MailContent> {
    const [[mail]] = await this.reader.across<[KeptMail]>('mails', [{ name: '', text: MAIL, values: [mailId] }]);
    if (mail === undefined) throw notFound('mail');
    // Recipient and content are deleted together, by age or after a last mail is sent.
    if (mail.recipient === '') return { state: 'gone', subject: '', text: '' };
    const { publicUrl } = this.config;
    try {
      const texts = await this.wordings.of(mail.kind);
      const parts = { texts, recipientName: mail.recipientName ?? '', publicUrl, ...(await this.body.mailParts()) };
      const { subject, text } = maskedMail(this.templates, mail, parts);
      return { state: 'shown', subject, text };
    } catch (error) {
      if (!(error instanceof TemplateError)) throw error;
      return { state: 'unwritten', subject: '', text: '' };
    }
  }
}
