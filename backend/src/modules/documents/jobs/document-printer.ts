import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../valuations/index.js';
import type { PrintRequest } from '../domain/print-job.js';
import { DocumentSheets } from '../sheets/document-sheets.js';
import { ConclusionsPrinter } from './conclusions-printer.js';
import type { PrintProgress } from './print-progress.js';
import type { RenderedFile } from './rendered-files.js';
import { SheetPrinter } from './sheet-printer.js';

/** Each kind of document, from its request to its file, under the eyes of the one who asked. */
@Injectable()
export class DocumentPrinter {
  constructor(
    private readonly documents: DocumentSheets,
    private readonly sheets: SheetPrinter,
    private readonly conclusions: ConclusionsPrinter,
  ) {}

  /** @throws DomainError when what was asked for is gone or open again. */
  async print(viewer: Viewer, request: PrintRequest, progress: PrintProgress): Promise<RenderedFile> {
    if (request.kind === 'conclusions') return this.conclusions.print(viewer, request.input, progress);
    const { template, sheet } = await this.documents.of(viewer, request);
    return this.sheets.print(viewer.establishmentId, template, sheet);
  }
}
