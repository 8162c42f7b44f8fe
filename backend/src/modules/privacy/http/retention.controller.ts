import { privacyCalls, type AnswerOf } from '@valorisation/contract';
import { Controller } from '@nestjs/common';
import { Access } from '../../../platform/access/access.decorator.js';
import { Serves } from '../../../platform/http/serves.decorator.js';
import { Settings } from '../../../platform/settings/settings.js';

/** How long an unused establishment is kept. The employer body sets it, and the page on data protection shows it. */
@Controller()
export class RetentionController {
  constructor(private readonly settings: Settings) {}

  @Serves(privacyCalls.retention, 'How long an unused establishment is kept', 'As the employer body has set it.')
  @Access('member')
  async retention(): Promise<AnswerOf<typeof privacyCalls.retention>> {
    return {
      months: await this.settings.get('retention_months'),
      warningDays: await this.settings.get('retention_warning_days'),
    };
  }
}
