import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../valuations/index.js';
import { isBundle, type PrintRequest } from '../domain/print-job.js';
import { DocumentSheets } from '../sheets/document-sheets.js';
import { BundlePrinter } from './bundle-printer.js';
import type { PrintProgress } from './print-progress.js';
import { type RenderedFile, SheetPrinter } from './rendered-files.js';

export interface PrintedDocument {
  readonly file: RenderedFile;
  /** The valuations that it shows. A viewer must see all of them to get it. */
  readonly valuationIds: readonly number[];
  readonly forShare: boolean;
}

/** Prints each kind of document, with the rights of the account that asked. */
@Injectable()
export class DocumentPrinter {
  constructor(
    private readonly documents: DocumentSheets,
    private readonly sheets: SheetPrinter,
    private readonly bundles: BundlePrinter,
  ) {}

  /** @throws DomainError when the content is deleted or open again */
  async print(viewer: Viewer, request: PrintRequest, progress: PrintProgress): Promise<PrintedDocument> {
    if (isBundle(request)) return { ...(await this.bundles.print(viewer, request, progress)), forShare: false };
    const document = await this.documents.of(viewer, request);
    const { template, sheet, valuationIds } = document;
    const forShare = request.kind === 'conclusion' && request.input.shareHundredths !== null;
    const file = await this.sheets.print(viewer.establishmentId, template, sheet);
    await this.documents.keepVersion(viewer, document);
    return { file, valuationIds, forShare };
  }
}
