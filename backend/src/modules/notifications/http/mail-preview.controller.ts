import { settingCalls as calls, type InputOf, type MailPreview } from '@valorisation/contract';
import { Controller, Inject } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import type { Config } from '../../../platform/config/config.js';
import { Input, Serves } from '../../../platform/http/serves.decorator.js';
import { CONFIG } from '../../../platform/kernel.module.js';
import { BodyAddresses } from '../../../platform/settings/settings.js';
import { MailTemplates } from '../../../platform/templates/index.js';

/** The example mail for a footer. Every person gets a mail of this kind. */
const SHOWN = 'activation';

/** Shows a footer under a mail before it is saved. */
@Controller()
@Access('admin')
export class MailPreviewController {
  constructor(
    private readonly templates: MailTemplates,
    private readonly body: BodyAddresses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Serves(calls.mailPreview, 'A mail with an unsaved footer', 'Filled with its sample; no real mail is used.')
  async preview(@Input() { body: { text } }: InputOf<typeof calls.mailPreview>): Promise<MailPreview> {
    const { publicUrl } = this.config;
    const values = { ...this.templates.sample(SHOWN), ...(await this.body.mailFooter(text)), publicUrl };
    const { subject, text: written } = this.templates.render(SHOWN, values);
    return { subject, text: written };
  }
}
