import { mailPreviewCalls as calls, type InputOf, type MailPreview } from '@valorisation/contract';
import { Controller, Inject } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { projectPath } from '../../../platform/config/paths.js';
import { notFound, refuseFields } from '../../../platform/errors/domain-error.js';
import { MailWordings } from '../mail-wordings.js';
import type { Config } from '../../../platform/config/config.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import { BodyIdentity } from '../../../platform/settings/identity.js';
import { isWordingOf, MailTemplates, shippedWording } from '../../../platform/templates/index.js';

/** Shows a mail with an identity or with words that are not published yet. */
@Controller()
@Access('staff')
export class MailPreviewController {
  constructor(
    private readonly templates: MailTemplates,
    private readonly body: BodyIdentity,
    private readonly wordings: MailWordings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Serves(
    calls.preview,
    'A mail with an unpublished identity or unpublished words',
    'Filled with its sample; no real mail is used.',
  )
  async preview(@Input() { body }: InputOf<typeof calls.preview>): Promise<MailPreview> {
    const { publicUrl } = this.config;
    const { kind, texts } = body;
    if (!this.templates.names.includes(kind)) throw notFound();
    if (texts !== undefined && !isWordingOf(shippedWording(projectPath('templates'), kind).texts, texts)) {
      throw refuseFields({ texts: { code: 'faits_du_message' } });
    }
    const values = { ...this.templates.sample(kind), ...(await this.body.mailParts(body.identity)), publicUrl };
    return this.templates.render(kind, values, texts ?? (await this.wordings.of(kind)));
  }
}
