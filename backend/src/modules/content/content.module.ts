import { Module } from '@nestjs/common';
import { ContentRecords } from './commands/content-records.port.js';
import { PublicationChange } from './commands/publication-change.js';
import { ArchiveContentHandler, PublishContentHandler } from './commands/publication.handlers.js';
import { DocumentFiles } from './http/document-files.js';
import { MediaController } from './http/media.controller.js';
import { TextsController } from './http/texts.controller.js';
import { SqlContentRecords } from './persistence/sql-content-records.js';
import {
  GetDocumentHandler,
  GetVideoHandler,
  ListDocumentsHandler,
  ListVideosHandler,
} from './queries/media.handlers.js';
import { LiveTexts } from './queries/live-texts.js';
import { PublicRows } from './queries/public-rows.js';
import {
  GetArticleHandler,
  GetPageHandler,
  GetThemeHandler,
  ListArticlesHandler,
  ListThemesHandler,
} from './queries/text.handlers.js';

@Module({
  controllers: [TextsController, MediaController],
  providers: [
    PublicRows,
    LiveTexts,
    DocumentFiles,
    PublicationChange,
    PublishContentHandler,
    ArchiveContentHandler,
    GetPageHandler,
    ListArticlesHandler,
    GetArticleHandler,
    ListThemesHandler,
    GetThemeHandler,
    ListDocumentsHandler,
    GetDocumentHandler,
    ListVideosHandler,
    GetVideoHandler,
    { provide: ContentRecords, useClass: SqlContentRecords },
  ],
})
export class ContentModule {}
