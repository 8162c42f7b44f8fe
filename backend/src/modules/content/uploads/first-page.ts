/** The picture of a PDF's first page, drawn by PDFium as WebAssembly: what is wrong with a file stays within that. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { fingerprintOf, type Fingerprint } from '../../../platform/storage/file-store.js';

const WIDTH = 480;
/** Of a page that is a long roll: it is drawn smaller. */
const HEIGHT = 960;
const QUALITY = 75;
const MOST_MEMORY = 256 * 1024 * 1024;

interface GrowingMemory {
  readonly buffer: ArrayBuffer;
  /** @param pages of 64 KiB; answers how many there were */
  grow: (this: GrowingMemory, pages: number) => number;
}

/** Of the engine; the types of Node name none of it. */
declare const WebAssembly: { readonly Memory: { readonly prototype: GrowingMemory } };
const WASM_PAGE = 65_536;

export interface PageQuestion {
  /** Of the PDF. */
  readonly path: string;
  /** Where the picture is put. */
  readonly folder: string;
}

export interface PagePicture extends Fingerprint {
  readonly path: string;
}

/** @throws Error of a file that cannot be drawn; RangeError of one that asks for more memory than there is for it */
export async function drawFirstPage({ path, folder }: PageQuestion): Promise<PagePicture> {
  boundMemory();
  const pdfium = await PDFiumLibrary.init();
  const document = await pdfium.loadDocument(await readFile(path));
  const page = document.getPage(0);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = Math.min(WIDTH / originalWidth, HEIGHT / originalHeight);
  const { data, width, height } = await page.render({ scale, render: 'bitmap' });
  const file = join(folder, 'first-page.webp');
  const drawn = sharp(data, { raw: { width, height, channels: 4 } });
  await drawn.removeAlpha().webp({ quality: QUALITY }).toFile(file);
  return { path: file, ...fingerprintOf(await readFile(file)) };
}

/** The library asks for up to 2 GB: what is refused here, it takes for a full memory. Node has no limit of its own for it. */
function boundMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE > MOST_MEMORY) throw new RangeError('No more memory for this page');
    return grow.call(this, pages);
  };
}
