import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { Access } from '../../../platform/access/access.decorator.js';
import { Answers, Summary } from '../../../platform/http/api-doc.decorator.js';
import { Settings } from '../../../platform/settings/settings.js';

export const retentionResponse = z
  .object({
    months: z.int().positive().describe('Without any sign-in, after which an establishment goes'),
    warning_days: z.int().positive().describe('Between the warning of its head and that day'),
  })
  .meta({ id: 'Retention', examples: [{ months: 36, warning_days: 30 }] });

/** How long an unused establishment is kept (ours): the employer body sets it, the page on data protection tells it. */
@Controller('v1/user/retention')
export class RetentionController {
  constructor(private readonly settings: Settings) {}

  @Get()
  @Access('member')
  @Summary('How long an establishment is kept that nobody uses', 'As the employer body has set it.')
  @Answers(retentionResponse)
  async retention(): Promise<z.infer<typeof retentionResponse>> {
    return {
      months: await this.settings.get('retention_months'),
      warning_days: await this.settings.get('retention_warning_days'),
    };
  }
}
