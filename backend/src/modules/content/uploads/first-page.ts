/** The picture of a PDF's first page, drawn by PDFium. PDFium runs as WebAssembly, so that a harmful file stays isolated. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { fingerprintOf, type Fingerprint } from '../../../platform/storage/file-store.js';

const WIDTH = 480;
/** The largest height of the picture. A very long page is drawn smaller. */
const HEIGHT = 960;
const QUALITY = 75;
const MOST_MEMORY = 256 * 1024 * 1024;

interface GrowingMemory {
  readonly buffer: ArrayBuffer;
  /** @param pages the number of added pages of 64 KiB; answers how many pages there were before */
  grow: (this: GrowingMemory, pages: number) => number;
}

/** The engine has it, but the types of Node do not. */
declare const WebAssembly: { readonly Memory: { readonly prototype: GrowingMemory } };
const WASM_PAGE = 65_536;

export interface PageQuestion {
  readonly path: string;
  readonly folder: string;
}

export interface PagePicture extends Fingerprint {
  readonly path: string;
}

/** @throws Error for a file that cannot be drawn; RangeError for one that needs more memory than allowed */
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

/** The library may ask for 2 GB, and Node sets no limit. A refused growth makes the library report full memory. */
function boundMemory(): void {
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * WASM_PAGE > MOST_MEMORY) throw new RangeError('No more memory for this page');
    return grow.call(this, pages);
  };
}
