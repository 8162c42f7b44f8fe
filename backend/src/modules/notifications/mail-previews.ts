import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { BodyIdentity } from '../../platform/settings/identity.js';
import { MailTemplates } from '../../platform/templates/index.js';
import { MailWordings } from './mail-wordings.js';
import { isLeading, leadingPage, type MailContents, type MailKind } from './mail-contents.js';

/** Mails as they would be written, without a row and without a token. */
@Injectable()
export class MailPreviews {
  constructor(
    private readonly templates: MailTemplates,
    private readonly body: BodyIdentity,
    private readonly wordings: MailWordings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async show<Kind extends MailKind>(
    kind: Kind,
    data: MailContents[Kind],
    recipientName: string,
  ): Promise<{ readonly subject: string; readonly html: string }> {
    const { publicUrl } = this.config;
    const link = isLeading(kind) ? `${publicUrl}/#/${leadingPage(kind, data)}` : '';
    // The real link of news has its reader's token; here it only has its place.
    const isNews = kind === 'campaign' && !('isDuty' in data && data.isDuty);
    const refusal = isNews ? `${publicUrl}/#/nouvelles` : '';
    const parts = await this.body.mailParts();
    const { subject, html } = this.templates.render(
      kind,
      { ...data, recipientName, publicUrl, link, refusal, ...parts },
      await this.wordings.of(kind),
    );
    return { subject, html };
  }
}
