import { Module } from '@nestjs/common';
import { JobQueues } from '../../platform/jobs/job-queues.js';
import { JobWaits } from '../../platform/jobs/job-waits.js';
import { AccessGrantsModule } from '../access-grants/index.js';
import { ContentModule } from '../content/index.js';
import { DashboardController } from './dashboard.controller.js';
import { DemoData } from './demo-data.js';
import { GetStaffComingHandler } from './queries/get-staff-coming.query.js';
import { GetStaffFiguresHandler } from './queries/get-staff-figures.query.js';
import { KeepListHandler } from './commands/keep-list.command.js';
import { SeeNewsHandler } from './commands/see-news.command.js';
import { GetKeptListsHandler } from './queries/get-kept-lists.query.js';
import { GetStaffNewsHandler } from './queries/get-staff-news.query.js';
import { GetStaffWaitingHandler } from './queries/get-staff-waiting.query.js';
import { JournalResource } from './journal.resource.js';
import { JobsResource } from './jobs/jobs.resource.js';
import { StaffRound } from './jobs/staff-round.js';
import { weeklyHandlers } from './commands/choose-weekly.command.js';
import { RetryJobsHandler } from './jobs/retry-jobs.command.js';
import { SettingHistory, SettingReader, SettingRecord, SettingsResource } from './settings.resource.js';

export const staffEntities = [SettingRecord];

@Module({
  imports: [AccessGrantsModule, ContentModule],
  controllers: [DashboardController, JobsResource, JournalResource, SettingsResource],
  providers: [
    DemoData,
    GetKeptListsHandler,
    GetStaffComingHandler,
    GetStaffFiguresHandler,
    GetStaffNewsHandler,
    GetStaffWaitingHandler,
    SeeNewsHandler,
    KeepListHandler,
    JobQueues,
    JobWaits,
    RetryJobsHandler,
    SettingHistory,
    SettingReader,
    ...weeklyHandlers,
  ],
})
export class StaffModule {}

/** The worker's part: notes the figures of the day, and mails staff on Mondays. */
@Module({ providers: [GetStaffWaitingHandler, StaffRound] })
export class StaffJobsModule {}
