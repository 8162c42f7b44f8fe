import { Module } from '@nestjs/common';
import { ValuationsModule } from '../valuations/index.js';
import { proposalCommands } from './commands/proposal.command.js';
import { FreeFunctionsResource } from './http/free-functions.resource.js';
import { HiddenTitlesController, ProposalsController } from './http/proposals.controller.js';
import { FunctionProposalsResource } from './http/function-proposals.resource.js';
import { TitleReadLog } from './http/title-read-log.js';
import { TellHeadsProcessor } from './jobs/tell-heads.processor.js';
import { FunctionProposalRecord } from './persistence/function-proposal.record.js';
import { Proposals } from './persistence/proposals.js';
import { proposalsQueries } from './queries/proposals.query.js';

export const proposalEntities = [FunctionProposalRecord];

@Module({
  imports: [ValuationsModule],
  controllers: [FreeFunctionsResource, HiddenTitlesController, FunctionProposalsResource, ProposalsController],
  providers: [...proposalCommands, ...proposalsQueries, TitleReadLog, Proposals],
})
export class ProposalsModule {}

/** The worker's part: mails the heads. */
@Module({ providers: [TellHeadsProcessor, Proposals] })
export class ProposalJobsModule {}
