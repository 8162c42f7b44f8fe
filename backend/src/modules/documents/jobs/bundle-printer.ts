import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { openBinder } from '../../../platform/pdf/index.js';
import type { Viewer } from '../../valuations/index.js';
import type { BundleRequest } from '../domain/print-job.js';
import { DocumentSheets, type Bundle } from '../sheets/document-sheets.js';
import { archiveNames, ZipArchive } from './zip-archive.js';
import { inLanes } from './in-lanes.js';
import type { PrintProgress } from './print-progress.js';
import { PDF, RenderedFiles, ZIP, type RenderedFile, SheetPrinter } from './rendered-files.js';

interface Part {
  readonly establishment: string;
  readonly profileId: number;
  readonly names: readonly string[];
  readonly valuationIds: readonly number[];
  readonly file: RenderedFile;
}

interface PrintedBundle {
  readonly file: RenderedFile;
  readonly valuationIds: readonly number[];
}

/** The browser prints two pages at a time. */
const LANES = 2;
/** The share of printing in the progress. The rest is for binding the file. */
const RENDERED_PERCENT = 85;
const BOUND_PERCENT = 98;
/** Raise it when the same parts are put together in another way. */
const BUNDLE_VERSION = 2;

/**
 * Prints several documents as one file. Each part is printed and kept by its content before they are put together, one
 * in memory at a time. A job whose worker was killed continues after the last kept part, and a document that was
 * printed before is reused.
 */
@Injectable()
export class BundlePrinter {
  constructor(
    private readonly documents: DocumentSheets,
    private readonly sheets: SheetPrinter,
    private readonly files: RenderedFiles,
  ) {}

  async print(viewer: Viewer, request: BundleRequest, progress: PrintProgress): Promise<PrintedBundle> {
    const bundle = this.documents.bundle(viewer, request);
    const parts = await this.renderAll(viewer, bundle, progress);
    const valuationIds = parts.flatMap((part) => part.valuationIds);
    const contentKey = keyOf(bundle, parts);
    const known = await this.files.find(viewer.establishmentId, contentKey);
    if (known !== undefined) return { file: known, valuationIds };
    const merged = bundle.form === 'merged';
    const content = await (merged ? this.bind(bundle, parts, progress) : this.archive(parts, progress));
    const file = await this.files.write(viewer.establishmentId, contentKey, merged ? PDF : ZIP, content);
    return { file, valuationIds };
  }

  private async renderAll(viewer: Viewer, { ids, sheetOf }: Bundle, progress: PrintProgress): Promise<Part[]> {
    let rendered = 0;
    return inLanes(LANES, ids, async (id) => {
      const { template, sheet, version, ...part } = await sheetOf(id);
      const file = await this.sheets.print(viewer.establishmentId, template, sheet);
      await this.documents.keepVersion(viewer, { version });
      rendered += 1;
      await progress.advance((rendered / ids.length) * RENDERED_PERCENT, file);
      return { ...part, file };
    });
  }

  private async bind(bundle: Bundle, parts: readonly Part[], progress: PrintProgress): Promise<Uint8Array> {
    const binder = await openBinder({ title: titleOf(bundle, parts), language: 'fr-FR' });
    const onRight = onRightHand(bundle, parts);
    await this.eachContent(parts, progress, async (part, content, index) =>
      binder.add(bookmarkOf(part), content, { onRight: onRight[index] === true }),
    );
    return binder.finish();
  }

  private async archive(parts: readonly Part[], progress: PrintProgress): Promise<Uint8Array> {
    const archive = new ZipArchive();
    const names = archiveNames(parts);
    await this.eachContent(parts, progress, (_, content, index) => archive.add(names[index] ?? '', content));
    return archive.finish();
  }

  private async eachContent(
    parts: readonly Part[],
    progress: PrintProgress,
    add: (part: Part, content: Uint8Array, index: number) => Promise<void> | void,
  ): Promise<void> {
    let reported = RENDERED_PERCENT;
    for (const [index, part] of parts.entries()) {
      await add(part, await this.files.read(part.file), index);
      const percent = Math.floor(RENDERED_PERCENT + ((index + 1) / parts.length) * (BOUND_PERCENT - RENDERED_PERCENT));
      if (percent > reported) await progress.advance(percent);
      reported = percent;
    }
  }
}

function bookmarkOf({ names }: Part): string {
  return names.join(' – ');
}

/** The parts that begin on a right-hand page: the first one of each person. */
function onRightHand({ twoSided }: Bundle, parts: readonly Part[]): boolean[] {
  return parts.map(({ profileId }, index) => twoSided && profileId !== parts[index - 1]?.profileId);
}

function titleOf({ title }: Bundle, [first]: readonly Part[]): string {
  return `${title} – ${first?.establishment ?? ''}`;
}

/** The key of the bundle before it is made: its ordered parts, and everything written around them. */
function keyOf(bundle: Bundle, parts: readonly Part[]): string {
  const { form } = bundle;
  const names = form === 'merged' ? [...parts.map(bookmarkOf), ...onRightHand(bundle, parts)] : archiveNames(parts);
  const content = [BUNDLE_VERSION, form, titleOf(bundle, parts), names, parts.map(({ file }) => file.contentKey)];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
