import { Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { PublicState } from '../../platform/http/public-state.js';
import { ContentRecords } from './commands/content-records.port.js';
import { ContentChange } from './commands/content-change.js';
import {
  ArchiveContentHandler,
  ArchiveContentsHandler,
  PublishContentHandler,
  PublishContentsHandler,
  RestoreContentHandler,
  CancelScheduleHandler,
  UnpublishContentHandler,
} from './commands/publication.command.js';
import { DemoTexts } from './commands/demo-texts.js';
import { WorkingCopies } from './commands/working-copies.port.js';
import { DropWorkingCopyHandler, KeepWorkingCopyHandler } from './commands/working-copy.command.js';
import { contentResources } from './http/content.resources.js';
import { DocumentFiles } from './http/document-files.js';
import { DocumentPreviews } from './http/document-previews.js';
import { EditingController } from './http/editing.controller.js';
import { MediaResource } from './http/media.resource.js';
import { PicturesController } from './http/pictures.controller.js';
import { MediaController } from './http/media.controller.js';
import { PublicationController } from './http/publication.controller.js';
import { PublicAnswers } from './http/public-answers.js';
import { TextsController } from './http/texts.controller.js';
import { VersionsController } from './http/versions.controller.js';
import { SqlContentRecords } from './persistence/sql-content-records.js';
import { SqlWorkingCopies } from './persistence/sql-working-copies.js';
import {
  GetDocumentFactsHandler,
  GetDocumentHandler,
  GetVideoHandler,
  ListDocumentsHandler,
  ListVideosHandler,
} from './queries/media.query.js';
import {
  GetKeptFileHandler,
  GetMediaFileHandler,
  GetPictureHandler,
  ListMediaUsesHandler,
} from './queries/media-library.query.js';
import { ContentState } from './queries/content-state.js';
import { GetWorkingCopiesHandler, ListLiveAmountsHandler, PreviewContentHandler } from './queries/editing.query.js';
import { LiveTexts } from './queries/live-texts.js';
import { PublicRows } from './queries/public-rows.js';
import {
  GetKeptContentHandler,
  GetPublicationHandler,
  ListMissingFactsHandler,
  ListVersionsHandler,
} from './queries/staff-content.query.js';
import {
  GetArticleHandler,
  GetPageHandler,
  GetThemeHandler,
  ListArticlesHandler,
  ListThemesHandler,
} from './queries/texts.query.js';
import { MalwareScanner } from './uploads/malware-scanner.js';
import { MediaUploads } from './uploads/media-uploads.js';
import { MediaWriter } from './uploads/media-writer.js';

@Module({
  controllers: [
    TextsController,
    MediaController,
    PublicationController,
    VersionsController,
    EditingController,
    PicturesController,
    MediaResource,
    ...contentResources,
  ],
  providers: [
    PublicRows,
    ContentState,
    { provide: PublicState, useExisting: ContentState },
    PublicAnswers,
    LiveTexts,
    DocumentFiles,
    DocumentPreviews,
    ContentChange,
    DemoTexts,
    PublishContentHandler,
    ArchiveContentHandler,
    RestoreContentHandler,
    CancelScheduleHandler,
    UnpublishContentHandler,
    PublishContentsHandler,
    ArchiveContentsHandler,
    KeepWorkingCopyHandler,
    DropWorkingCopyHandler,
    GetPageHandler,
    ListArticlesHandler,
    GetArticleHandler,
    ListThemesHandler,
    GetThemeHandler,
    ListDocumentsHandler,
    GetDocumentFactsHandler,
    GetDocumentHandler,
    ListVideosHandler,
    GetVideoHandler,
    ListVersionsHandler,
    GetKeptContentHandler,
    GetPublicationHandler,
    ListMissingFactsHandler,
    GetWorkingCopiesHandler,
    ListLiveAmountsHandler,
    PreviewContentHandler,
    { provide: WorkingCopies, useClass: SqlWorkingCopies },
    {
      provide: MalwareScanner,
      useFactory: ({ scannerUrl }: Config) => new MalwareScanner(scannerUrl),
      inject: [CONFIG],
    },
    MediaUploads,
    MediaWriter,
    GetMediaFileHandler,
    GetKeptFileHandler,
    GetPictureHandler,
    ListMediaUsesHandler,
    { provide: ContentRecords, useClass: SqlContentRecords },
  ],
  exports: [DemoTexts],
})
export class ContentModule {}
