import { Module } from '@nestjs/common';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/kernel.module.js';
import { PublicState } from '../../platform/http/kept-pages.js';
import { ContentChange } from './commands/content-change.js';
import { publicationCommands } from './commands/publication.command.js';
import { DemoTexts } from './commands/demo-texts.js';
import { workingCopyCommands } from './commands/working-copy.command.js';
import { contentResources } from './http/content.resources.js';
import { DocumentFiles, DocumentPreviews } from './http/document-files.js';
import { EditingController } from './http/editing.controller.js';
import { MediaResource } from './http/media.resource.js';
import { PicturesController, MediaController, TextsController } from './http/media.controller.js';
import { PublicationController, VersionsController } from './http/publication.controller.js';
import { PublicAnswers } from './http/public-answers.js';
import { ContentRecords, WorkingCopies } from './persistence/content-records.js';
import { movedQueries } from './queries/moved.query.js';
import { mediaQueries } from './queries/media.query.js';
import { mediaLibraryQueries } from './queries/media-library.query.js';
import { ContentState } from './queries/content-state.js';
import { editingQueries } from './queries/editing.query.js';
import { LiveTexts, PublicRows } from './queries/public-rows.js';
import { staffContentQueries } from './queries/staff-content.query.js';
import { textsQueries } from './queries/texts.query.js';
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
    ...publicationCommands,
    ...workingCopyCommands,
    ...textsQueries,
    ...movedQueries,
    ...mediaQueries,
    ...staffContentQueries,
    ...editingQueries,
    WorkingCopies,
    {
      provide: MalwareScanner,
      useFactory: ({ scannerUrl }: Config) => new MalwareScanner(scannerUrl),
      inject: [CONFIG],
    },
    MediaUploads,
    MediaWriter,
    ...mediaLibraryQueries,
    ContentRecords,
  ],
  exports: [DemoTexts],
})
export class ContentModule {}
