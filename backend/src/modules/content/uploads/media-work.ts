/**
 * The work of the upload process (`main.media`): recognises a file by its bytes, and makes what is kept of it. It
 * imports little, because it starts for each file.
 */
import { readFile, open, stat } from 'node:fs/promises';
import { decodeWindows } from '../../../platform/csv/csv-lines.js';
import { unacceptedMedia, refusedMedia, tooLargeMedia } from './refused-media.js';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { DOCUMENT_TYPES, LARGEST_MEDIA } from '@valorisation/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { Fingerprint } from '../../../platform/storage/file-store.js';
import { checkOffice } from './office-file.js';
import { checkPdf } from './pdf-file.js';
import { isPicture, shrink, type ShrunkPicture } from './picture-file.js';

/** The beginning of markup, which a browser or another program could run. A plain text never begins like this. */
const MARKUP = /^\s*<(?:[!?a-z])/i;
const SVG = /<svg[\s>]/i;
const SEPARATORS = [';', '\t', ','];
const LINES = 5;
const LOOKED_AT = 64 * 1024;
const SCRIPT = /^#!/;

/**
 * A plain text. It is a table when its lines have the same number of cells.
 * @throws DomainError 415 for an SVG, other markup, a program, and anything that is not a text
 */
async function textEnding(path: string): Promise<'csv' | 'txt'> {
  const bytes = await readFile(path);
  const text = decoded(bytes);
  if (text === undefined) throw unacceptedMedia();
  const head = text.slice(0, LOOKED_AT);
  if (MARKUP.test(head)) throw unacceptedMedia(SVG.test(head) ? 'media_svg' : 'media_format');
  if (SCRIPT.test(head)) throw unacceptedMedia();
  const lines = head.split(/\r?\n/, LINES).filter((line) => line.trim() !== '');
  const isTable = SEPARATORS.some((separator) => {
    const cells = new Set(lines.map((line) => line.split(separator).length));
    return lines.length > 1 && cells.size === 1 && !cells.has(1);
  });
  return isTable ? 'csv' : 'txt';
}

/** The text of bytes in UTF-8 or in the encoding of an older spreadsheet; undefined for bytes that are not text. */
function decoded(bytes: Buffer): string | undefined {
  try {
    return clean(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return clean(decodeWindows(bytes));
  }
}

function clean(text: string): string | undefined {
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000b\u000e-\u001f\u007f\ufffd]/.test(text) ? undefined : text;
}

/** The number of first bytes that are read, enough for every signature. */
const HEAD = 4100;
const PDF = 'application/pdf';
const OLE = 'application/x-cfb';

export interface MediaQuestion {
  readonly path: string;
  readonly folder: string;
  /** The largest sizes, in bytes. */
  readonly largest: typeof LARGEST_MEDIA;
}

interface KeptFile extends Fingerprint {
  readonly path: string;
}

/** What is kept of a file. The extension is the one of its new name. */
export type MediaAnswer =
  | {
      readonly kind: 'document';
      readonly ending: keyof typeof DOCUMENT_TYPES;
      readonly file: KeptFile;
      /** Its first page; undefined for a file that is not a PDF or cannot be drawn. */
      readonly thumbnail?: KeptFile;
    }
  | { readonly kind: 'picture'; readonly file: KeptFile & ShrunkPicture; readonly thumbnail: KeptFile };

/** Ignores name and announced type: a sender may claim anything. @throws DomainError 413, 415 or 422, naming `file` */
export async function readMedia({ path, folder, largest }: MediaQuestion): Promise<MediaAnswer> {
  const { size } = await stat(path);
  if (size === 0) throw refusedMedia('media_vide');
  const head = await headOf(path);
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (isPicture(mime)) {
    if (size > largest.picture) throw tooLargeMedia();
    const { picture, thumbnail } = await shrink(path, folder);
    return {
      kind: 'picture',
      file: { ...picture, ...(await fingerprint(picture.path)) },
      thumbnail: { path: thumbnail.path, ...(await fingerprint(thumbnail.path)) },
    };
  }
  if (size > largest.document) throw tooLargeMedia();
  return { kind: 'document', ending: await endingOf(path, mime), file: { path, ...(await fingerprint(path)) } };
}

async function endingOf(path: string, mime: string | undefined): Promise<keyof typeof DOCUMENT_TYPES> {
  if (mime === PDF) {
    await checkPdf(path);
    return 'pdf';
  }
  if (mime === OLE) throw unacceptedMedia('media_protege');
  if (mime === undefined || mime === 'application/xml') return textEnding(path);
  // An archive is judged by its content, whatever type it claims.
  if (await isArchive(path)) return checkOffice(path);
  throw unacceptedMedia();
}

async function isArchive(path: string): Promise<boolean> {
  return (await headOf(path)).subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'));
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function fingerprint(path: string): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let byteLength = 0;
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(piece);
    byteLength += piece.length;
  }
  return { byteLength, sha256: hash.digest('hex') };
}
