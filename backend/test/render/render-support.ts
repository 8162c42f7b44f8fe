/** Shared by the render tests: the real browser, and a reader of the printed files. */
import { projectPath } from '../../src/platform/config/paths.js';
import { PdfRenderer, type PdfRendererOptions, resolveChromium } from '../../src/platform/pdf/index.js';
import { TemplateEngine } from '../../src/platform/templates/index.js';
import { definePDFJSModule, extractText, getDocumentProxy } from 'unpdf';

/** Jest resolves packages as CommonJS does, and unpdf exports its reader to ES modules only, so the file is named. */
const readerReady = definePDFJSModule(() => import('../../../node_modules/unpdf/dist/pdfjs.mjs'));

/** Longer than a busy machine takes for any document of the tests. */
const PATIENCE_MS = 120_000;

export function createRenderer(options: Partial<PdfRendererOptions> = {}): PdfRenderer {
  return new PdfRenderer({
    chromium: () =>
      resolveChromium({ cacheDir: projectPath('.cache', 'chromium'), packageDir: projectPath('backend') }),
    timeoutMs: PATIENCE_MS,
    ...options,
  });
}

export function createEngine(): TemplateEngine {
  return new TemplateEngine(projectPath('templates'));
}

/** A complete document with the minimum that the renderer requires. */
export function page(body: string, head = ''): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Essai</title>${head}</head><body>${body}</body></html>`;
}

export interface ReadPdf {
  readonly pages: readonly string[];
  /** All pages on one line, with no-break spaces as spaces. */
  readonly text: string;
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly tagged: boolean;
  readonly outline: readonly string[];
  /** The top entries of the outline, and the page (from 1) of each. */
  readonly bookmarks: readonly { readonly title: string; readonly page: number }[];
  /** PostScript names of the embedded fonts. */
  readonly fonts: readonly string[];
}

/** The parts of the PDF reader that the tests use; its own types are incomplete. */
interface PrintedDocument {
  getMetadata(): Promise<{ readonly info: { readonly Title?: string; readonly Language?: string } }>;
  getOutline(): Promise<readonly OutlineEntry[] | null>;
  getMarkInfo(): Promise<{ readonly Marked?: boolean } | null>;
  getPageIndex(page: unknown): Promise<number>;
  getJSActions(): Promise<unknown>;
  getOpenAction(): Promise<unknown>;
  getAttachments(): Promise<unknown>;
  getPage(number: number): Promise<{
    getStructTree(): Promise<StructureNode | null>;
    getAnnotations(): Promise<readonly { readonly dest?: unknown }[]>;
    getTextContent(): Promise<{ readonly items: readonly PlacedText[] }>;
  }>;
  readonly numPages: number;
}

/** A run of text with its position: its matrix ends with left and bottom. */
interface PlacedText {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
}

/** 16 mm in points. */
const BOTTOM_MARGIN = 45;

const pageNumbers = ({ numPages }: PrintedDocument): number[] => Array.from({ length: numPages }, (_, at) => at + 1);

interface StructureNode {
  readonly role?: string;
  readonly children?: readonly StructureNode[];
}

/** The reader takes ownership of the bytes, so each document gets a copy. */
async function opened(pdf: Buffer): Promise<PrintedDocument> {
  await readerReady;
  return (await getDocumentProxy(new Uint8Array(pdf))) as PrintedDocument;
}

async function pagesOf(document: PrintedDocument): Promise<string[]> {
  const { text } = await extractText(document);
  return text.map((content) => content.replace(/\s+/g, ' ').trim());
}

/** The text of each page, on one line. */
export async function readPages(pdf: Buffer): Promise<string[]> {
  return pagesOf(await opened(pdf));
}

export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await opened(pdf);
  const pages = await pagesOf(document);
  const { info } = await document.getMetadata();
  const entries = (await document.getOutline()) ?? [];
  return {
    pages,
    text: pages.join(' '),
    title: info.Title,
    language: info.Language,
    tagged: (await document.getMarkInfo())?.Marked === true,
    outline: titlesOf(entries),
    bookmarks: await Promise.all(
      entries.map(async ({ title, dest }) => ({ title, page: (await document.getPageIndex(dest?.[0])) + 1 })),
    ),
    fonts: embeddedFonts(pdf.toString('latin1')),
  };
}

/** What a file would do when it is opened or clicked: scripts, attached files, links outside its own pages. */
export async function readActions(pdf: Buffer): Promise<unknown[]> {
  const document = await opened(pdf);
  const pages = await Promise.all(pageNumbers(document).map(async (number) => document.getPage(number)));
  const annotations = await Promise.all(pages.map(async (page) => page.getAnnotations()));
  const acting = annotations.flat().filter(({ dest }) => dest === undefined || dest === null);
  const ofFile = [await document.getJSActions(), await document.getOpenAction(), await document.getAttachments()];
  return [...ofFile.filter((action) => action !== null), ...acting];
}

/** The tags of each page, in reading order: 'Document H1 Table TR TH …'. */
export async function readStructure(pdf: Buffer): Promise<string[]> {
  const document = await opened(pdf);
  return Promise.all(
    pageNumbers(document).map(async (number) =>
      rolesOf(await (await document.getPage(number)).getStructTree()).join(' '),
    ),
  );
}

function rolesOf(node: StructureNode | null): string[] {
  if (node === null) return [];
  return [...(node.role === undefined ? [] : [node.role]), ...(node.children ?? []).flatMap(rolesOf)];
}

/** The extent of the texts on all pages and their print sizes, all in points. */
export async function readExtent(
  pdf: Buffer,
): Promise<{ left: number; right: number; bottom: number; sizes: number[] }> {
  const document = await opened(pdf);
  const pages = await Promise.all(pageNumbers(document).map(async (number) => document.getPage(number)));
  const contents = await Promise.all(pages.map(async (page) => page.getTextContent()));
  const texts = contents.flatMap(({ items }) => items.filter(({ str }) => str.trim() !== ''));
  const least = (place: number): number => Math.min(...texts.map(({ transform }) => transform[place] ?? NaN));
  return {
    left: least(4),
    right: Math.max(...texts.map(({ transform, width }) => (transform[4] ?? NaN) + width)),
    bottom: least(5),
    sizes: [...new Set(texts.map(({ height }) => Math.round(height * 10) / 10))].sort((a, b) => a - b),
  };
}

/** The last line of each page above its margin. */
export async function readLastLines(pdf: Buffer): Promise<string[]> {
  const document = await opened(pdf);
  return Promise.all(
    pageNumbers(document).map(async (number) => {
      const { items } = await (await document.getPage(number)).getTextContent();
      const lines = new Map<number, string>();
      for (const { str, transform } of items) {
        const bottom = Math.round(transform[5] ?? 0);
        if (bottom > BOTTOM_MARGIN) lines.set(bottom, `${lines.get(bottom) ?? ''}${str}`);
      }
      const written = [...lines].filter(([, line]) => line.trim() !== '');
      const [, last = ''] = written.sort(([one], [other]) => one - other)[0] ?? [];
      return last.replace(/\s+/g, ' ').trim();
    }),
  );
}

interface OutlineEntry {
  readonly title: string;
  readonly dest: readonly unknown[] | null;
  readonly items: readonly OutlineEntry[];
}

function titlesOf(entries: readonly OutlineEntry[]): string[] {
  return entries.flatMap(({ title, items }) => [title, ...titlesOf(items)]);
}

/** Fonts whose program is in the file: their descriptor names one. */
function embeddedFonts(raw: string): string[] {
  const descriptors = raw.match(/<<\/Type \/FontDescriptor[\s\S]*?>>/g) ?? [];
  return descriptors
    .filter((descriptor) => /\/FontFile[23]? /.test(descriptor))
    .map((descriptor) => /\/FontName \/(?:[A-Z]{6}\+)?([\w-]+)/.exec(descriptor)?.[1] ?? '');
}
