/**
 * The work of the upload process (`main.media`): recognises a file by its bytes, and makes what is kept of it. It
 * imports little, because it starts for each file.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { DOCUMENT_TYPES, LARGEST_MEDIA } from '@valorisation/contract';
import { fileTypeFromBuffer } from 'file-type';
import type { Fingerprint } from '../../../platform/storage/file-store.js';
import { checkOffice } from './office-file.js';
import { checkPdf } from './pdf-file.js';
import { isPicture, shrink, type ShrunkPicture } from './picture-file.js';
import { refusedMedia, tooLargeMedia, unacceptedMedia } from './refused-media.js';
import { textEnding } from './text-file.js';

/** Enough for every signature. */
const HEAD = 4100;
const PDF = 'application/pdf';
const OLE = 'application/x-cfb';

export interface MediaQuestion {
  /** The path of the file. */
  readonly path: string;
  /** The folder for pictures made from it. */
  readonly folder: string;
  /** In bytes. */
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

/**
 * Ignores the name and the announced type, because a sender may claim anything.
 * @throws DomainError 413, 415 or 422, naming `file`
 */
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

/** The kind of document, after its check. */
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
