import { Module } from '@nestjs/common';
import { DocumentsModule } from '../documents/index.js';
import { DataArchive } from './http/data-archive.js';
import { DataDownloadController } from './http/data-download.controller.js';
import { RetentionController } from './http/retention.controller.js';
import { DailyRound } from './jobs/daily-round.js';
import { EstablishmentErasure } from './jobs/establishment-erasure.js';
import { FilePurge } from './jobs/file-purge.js';
import { HousekeepingProcessor } from './jobs/housekeeping.processor.js';
import { HousekeepingSchedule } from './jobs/housekeeping-schedule.js';
import { Retention } from './jobs/retention.js';
import { personalDataQueries } from './queries/personal-data.query.js';

/** The API's half: shows how long data is kept, and gives the data download. */
@Module({
  imports: [DocumentsModule],
  controllers: [DataDownloadController, RetentionController],
  providers: [DataArchive, ...personalDataQueries],
})
export class PrivacyModule {}

/** The worker's half: what is deleted and when. */
@Module({
  providers: [DailyRound, EstablishmentErasure, FilePurge, HousekeepingProcessor, HousekeepingSchedule, Retention],
})
export class PrivacyJobsModule {}
