import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { AccessGrantsModule } from '../modules/access-grants/index.js';
import { AccountsModule } from '../modules/accounts/index.js';
import { DirectoryModule } from '../modules/directory/index.js';
import { CampaignsModule } from '../modules/campaigns/index.js';
import { ContactModule } from '../modules/contact/index.js';
import { ContentModule } from '../modules/content/index.js';
import { DocumentsModule } from '../modules/documents/index.js';
import { ExchangeModule } from '../modules/exchange/index.js';
import { GridRoutesModule, GridsModule } from '../modules/grids/index.js';
import { LiveModule } from '../modules/live/index.js';
import { MailRoutesModule, NotificationsModule } from '../modules/notifications/index.js';
import { PayrollModule } from '../modules/payroll/index.js';
import { PrivacyModule } from '../modules/privacy/index.js';
import { ProposalsModule } from '../modules/proposals/index.js';
import { StaffModule } from '../modules/staff/index.js';
import { StatusModule } from '../modules/status/index.js';
import { TransfersModule } from '../modules/transfers/index.js';
import { ValuationRoutesModule } from '../modules/valuations/index.js';
import { AccessGuard } from '../platform/access/access.guard.js';
import { MaintenanceGuard } from '../platform/access/maintenance.guard.js';
import type { Config } from '../platform/config/config.js';
import { ErrorFilter } from '../platform/http/error.filter.js';
import { HttpModule } from '../platform/http/http.module.js';
import { PayloadInterceptor } from '../platform/http/payload.interceptor.js';
import { RefusedFieldsInterceptor } from '../platform/http/refused-fields.interceptor.js';
import { validationPipe } from '../platform/http/validation.pipe.js';
import { KernelModule, type KernelParts } from '../platform/kernel.module.js';
import { CostlyCalls } from '../platform/limits/costly-calls.js';
import { loggingModule } from '../platform/logging/logging.module.js';
import { PATIENCE_OF_THE_API } from '../platform/persistence/patience.js';
import { RestModule } from '../platform/rest/rest.module.js';

/** The API process: every route, no queue and no browser. */
@Module({})
export class ApiModule {
  static with(config: Config, parts: KernelParts): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        loggingModule(config, parts.log),
        CqrsModule.forRoot(),
        KernelModule.with(config, { patience: PATIENCE_OF_THE_API, ...parts }),
        HttpModule,
        RestModule,
        NotificationsModule,
        MailRoutesModule,
        DirectoryModule,
        AccountsModule,
        AccessGrantsModule,
        GridsModule,
        GridRoutesModule,
        ValuationRoutesModule,
        ProposalsModule,
        TransfersModule,
        ExchangeModule,
        PayrollModule,
        DocumentsModule,
        CampaignsModule,
        ContactModule,
        ContentModule,
        PrivacyModule,
        LiveModule,
        StaffModule,
        StatusModule,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_GUARD, useClass: MaintenanceGuard },
        { provide: APP_PIPE, useValue: validationPipe },
        { provide: APP_INTERCEPTOR, useClass: PayloadInterceptor },
        { provide: APP_INTERCEPTOR, useClass: RefusedFieldsInterceptor },
        { provide: APP_INTERCEPTOR, useClass: CostlyCalls },
        { provide: APP_FILTER, useClass: ErrorFilter },
      ],
    };
  }
}
