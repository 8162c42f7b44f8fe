import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PdfBinder } from '../../../platform/pdf/index.js';
import type { Viewer } from '../../valuations/index.js';
import type { ConclusionsRequest } from '../domain/print-job.js';
import { buildConclusionSheet } from '../sheets/conclusion-sheet.builder.js';
import { ConclusionSource } from '../sheets/conclusion-source.js';
import { archiveNames } from './archive-names.js';
import { inLanes } from './in-lanes.js';
import type { PrintProgress } from './print-progress.js';
import { PDF, RenderedFiles, ZIP, type RenderedFile } from './rendered-files.js';
import { SheetPrinter } from './sheet-printer.js';
import { ZipArchive } from './zip-archive.js';

/** A rendered conclusion and the names it goes by. */
interface Part {
  readonly establishment: string;
  readonly profileName: string;
  readonly functionTitle: string;
  readonly file: RenderedFile;
}

/** The browser prints two pages at a time. */
const LANES = 2;
/** Rendering is the longer half of the way; binding goes on from there. */
const RENDERED_PERCENT = 85;
const BOUND_PERCENT = 98;
/** Raise it when the same parts are put together in another way. */
const BUNDLE_VERSION = 1;

/**
 * Several conclusions as one file. Each is rendered and kept by its content before they are put together, one in memory
 * at a time: a job whose worker was killed goes on behind the last kept one, and a conclusion that was printed before is
 * not printed again.
 */
@Injectable()
export class ConclusionsPrinter {
  constructor(
    private readonly conclusions: ConclusionSource,
    private readonly sheets: SheetPrinter,
    private readonly files: RenderedFiles,
  ) {}

  async print(viewer: Viewer, request: ConclusionsRequest, progress: PrintProgress): Promise<RenderedFile> {
    const parts = await this.renderAll(viewer, request.valuationIds, progress);
    const contentKey = keyOf(request, parts);
    const known = await this.files.find(viewer.establishmentId, contentKey);
    if (known !== undefined) return known;
    const merged = request.form === 'merged';
    const content = await (merged ? this.bind(parts, progress) : this.archive(parts, progress));
    return this.files.write(viewer.establishmentId, contentKey, merged ? PDF : ZIP, content);
  }

  private async renderAll(viewer: Viewer, ids: readonly number[], progress: PrintProgress): Promise<Part[]> {
    let rendered = 0;
    return inLanes(LANES, ids, async (valuationId) => {
      const input = await this.conclusions.load(viewer, { valuationId, shareHundredths: null });
      const file = await this.sheets.print(viewer.establishmentId, 'conclusion', buildConclusionSheet(input));
      rendered += 1;
      await progress.advance((rendered / ids.length) * RENDERED_PERCENT, file);
      const { profileName, functionTitle } = input;
      return { establishment: input.establishment.name, profileName, functionTitle, file };
    });
  }

  private async bind(parts: readonly Part[], progress: PrintProgress): Promise<Uint8Array> {
    const binder = await PdfBinder.open({ title: titleOf(parts), language: 'fr' });
    await this.eachContent(parts, progress, async (part, content) => binder.add(bookmarkOf(part), content));
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
    let told = RENDERED_PERCENT;
    for (const [index, part] of parts.entries()) {
      await add(part, await this.files.read(part.file), index);
      const percent = Math.floor(RENDERED_PERCENT + ((index + 1) / parts.length) * (BOUND_PERCENT - RENDERED_PERCENT));
      if (percent > told) await progress.advance(percent);
      told = percent;
    }
  }
}

function bookmarkOf({ profileName, functionTitle }: Part): string {
  return `${profileName} – ${functionTitle}`;
}

function titleOf([first]: readonly Part[]): string {
  return `Classements – ${first?.establishment ?? ''}`;
}

/** Names the bundle before it is made: its parts, in order, and everything that is written around them. */
function keyOf({ form }: ConclusionsRequest, parts: readonly Part[]): string {
  const names = form === 'merged' ? parts.map(bookmarkOf) : archiveNames(parts);
  const content = [BUNDLE_VERSION, form, titleOf(parts), names, parts.map(({ file }) => file.contentKey)];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
