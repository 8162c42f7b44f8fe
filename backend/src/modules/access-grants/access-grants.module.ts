import { Module } from '@nestjs/common';
import { accessGrantHandlers } from './commands/access-grant.handlers.js';
import { AccessGrants } from './commands/access-grants.port.js';
import { GrantedReads } from './granted-reads.js';
import { StaffAccessController } from './http/staff-access.controller.js';
import { SqlAccessGrants } from './persistence/sql-access-grants.js';
import { GetStaffAccessHandler } from './queries/get-staff-access.handler.js';

/** In the API only. */
@Module({
  controllers: [StaffAccessController],
  providers: [
    ...accessGrantHandlers,
    GetStaffAccessHandler,
    GrantedReads,
    { provide: AccessGrants, useClass: SqlAccessGrants },
  ],
  exports: [GrantedReads],
})
export class AccessGrantsModule {}
