import { Module } from '@nestjs/common';
import { accessGrantCommands } from './commands/access-grant.command.js';
import { GrantedReads } from './granted-reads.js';
import { AccessGrantController } from './http/access-grant.controller.js';
import { AccessGrants } from './persistence/access-grants.js';
import { GetAccessGrantHandler } from './queries/get-access-grant.query.js';

/** The providers of the API process only. */
@Module({
  controllers: [AccessGrantController],
  providers: [...accessGrantCommands, GetAccessGrantHandler, GrantedReads, AccessGrants],
  exports: [GrantedReads],
})
export class AccessGrantsModule {}
