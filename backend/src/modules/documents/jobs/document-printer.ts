import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../valuations/index.js';
import { isBundle, type PrintRequest } from '../domain/print-job.js';
import { DocumentSheets } from '../sheets/document-sheets.js';
import { BundlePrinter } from './bundle-printer.js';
import type { PrintProgress } from './print-progress.js';
import type { RenderedFile } from './rendered-files.js';
import { SheetPrinter } from './sheet-printer.js';

/** A rendered document, and what is recorded of it. */
export interface PrintedDocument {
  readonly file: RenderedFile;
  /** The valuations that it shows: who does not see each of them does not get it. */
  readonly valuationIds: readonly number[];
  /** Made for a share that somebody asked for. */
  readonly forShare: boolean;
}

/** Each kind of document, from its request to its file, under the eyes of the one who asked. */
@Injectable()
export class DocumentPrinter {
  constructor(
    private readonly documents: DocumentSheets,
    private readonly sheets: SheetPrinter,
    private readonly bundles: BundlePrinter,
  ) {}

  /** @throws DomainError when what was asked for is gone or open again. */
  async print(viewer: Viewer, request: PrintRequest, progress: PrintProgress): Promise<PrintedDocument> {
    if (isBundle(request)) return { ...(await this.bundles.print(viewer, request, progress)), forShare: false };
    const { template, sheet, valuationIds } = await this.documents.of(viewer, request);
    const forShare = request.kind === 'conclusion' && request.input.shareHundredths !== null;
    return { file: await this.sheets.print(viewer.establishmentId, template, sheet), valuationIds, forShare };
  }
}
