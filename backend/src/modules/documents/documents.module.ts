import { Module } from '@nestjs/common';
import { TemplatesModule } from '../../platform/templates/index.js';
import { requestPrintCommands } from './commands/request-print.command.js';
import { DocumentRelease } from './http/document-release.js';
import { DownloadsController, GridOutlookFilesController } from './http/downloads.controller.js';
import { JobDescriptionsController } from './http/job-descriptions.controller.js';
import { PrintService } from './http/print-service.js';
import { PrintWaiting } from './http/print-waiting.js';
import { PrintPagesController } from './http/print-pages.controller.js';
import { BundlePrinter } from './jobs/bundle-printer.js';
import { DocumentPrinter } from './jobs/document-printer.js';
import { RenderDocumentProcessor } from './jobs/render-document.processor.js';
import { RenderedFiles, SheetPrinter } from './jobs/rendered-files.js';
import { PrintWork } from './persistence/print-work.js';
import { PrintJobs } from './persistence/print-jobs.js';
import { printJobQueries } from './queries/print-job.query.js';
import { ConclusionSource } from './sheets/conclusion-source.js';
import { DocumentSheets } from './sheets/document-sheets.js';
import { GridOutlookSource } from './sheets/grid-outlook-source.js';
import { InterviewSource } from './sheets/interview-source.js';
import { BodyHead } from './sheets/body-head.js';
import { EstablishmentCard } from './sheets/establishment-card.js';
import { JobSheetPrefill } from './sheets/job-sheet-prefill.js';
import { JobSheetSource } from './sheets/job-sheet-source.js';

/** The sources of documents, the same in both processes. */
const sources = [
  BodyHead,
  EstablishmentCard,
  ConclusionSource,
  JobSheetPrefill,
  JobSheetSource,
  InterviewSource,
  GridOutlookSource,
  DocumentSheets,
];

/** The API's half: asks for documents, hands out files, and shows prints on screen. */
@Module({
  imports: [TemplatesModule],
  controllers: [DownloadsController, GridOutlookFilesController, JobDescriptionsController, PrintPagesController],
  providers: [
    ...requestPrintCommands,
    ...printJobQueries,
    PrintWaiting,
    DocumentRelease,
    PrintService,
    ...sources,
    PrintJobs,
  ],
  exports: [DocumentRelease],
})
export class DocumentsModule {}

@Module({
  imports: [TemplatesModule],
  providers: [
    PrintWork,
    RenderDocumentProcessor,
    DocumentPrinter,
    BundlePrinter,
    SheetPrinter,
    RenderedFiles,
    ...sources,
  ],
})
export class DocumentRenderingModule {}
