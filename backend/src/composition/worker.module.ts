import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AccountJobsModule } from '../modules/accounts/index.js';
import { CampaignJobsModule } from '../modules/campaigns/index.js';
import { DocumentRenderingModule } from '../modules/documents/index.js';
import { GridJobsModule, GridsModule } from '../modules/grids/index.js';
import { MailSendingModule, NotificationsModule } from '../modules/notifications/index.js';
import { PrivacyJobsModule } from '../modules/privacy/index.js';
import { ProposalJobsModule } from '../modules/proposals/index.js';
import { StaffJobsModule } from '../modules/staff/index.js';
import { ValuationJobsModule } from '../modules/valuations/index.js';
import type { Config } from '../platform/config/config.js';
import { QueuesModule } from '../platform/jobs/queues.module.js';
import { databaseAddress, KernelModule, type KernelParts } from '../platform/kernel.module.js';
import { loggingModule } from '../platform/logging/logging.module.js';
import { RelayModule } from '../platform/outbox/relay.module.js';
import { PrintingModule } from '../platform/pdf/printing.module.js';

/** The worker process: the relay of the outbox, the queues' processors, the browser. It has no route. */
@Module({})
export class WorkerModule {
  static with(config: Config, parts: KernelParts): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        loggingModule(config, parts.log),
        CqrsModule.forRoot(),
        KernelModule.with(config, parts),
        QueuesModule.with({ ...databaseAddress(config), redisUrl: config.redisUrl }, config.mailRetryMs),
        RelayModule,
        PrintingModule.with(config),
        NotificationsModule,
        MailSendingModule,
        AccountJobsModule,
        GridsModule,
        GridJobsModule,
        ValuationJobsModule,
        ProposalJobsModule,
        CampaignJobsModule,
        StaffJobsModule,
        DocumentRenderingModule,
        PrivacyJobsModule,
      ],
    };
  }
}
