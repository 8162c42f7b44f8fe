import { open, readFile } from 'node:fs/promises';
import type { PDFName, PDFObject } from 'pdf-lib';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { refusedMedia, unacceptedMedia } from './refused-media.js';

/** A reader of PDF looks for the end within so many bytes. */
const TAIL = 1024;
const END = '%%EOF';
const START = /^%PDF-\d/;
/** Between any two words. */
const GAP = String.raw`(?:[\0\s]|%[^\r\n]*[\r\n])`;
/** What stands before an object, or before the first of all in a trailer. */
const DEFINITION = new RegExp(String.raw`[\d.]${GAP}+[-+\d.]+${GAP}*obj(?![A-Za-z])|trailer(?=${GAP}*<<)`, 'g');

/**
 * Begins and ends as a PDF does, and runs nothing.
 * @throws DomainError 422 `media_illisible` of one that was cut off, is more than a PDF or cannot be looked into; 415
 * `media_programme` of one with scripts or programs to start, `media_protege` of one whose objects are encrypted
 */
export async function checkPdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (at: number, length: number): Promise<string> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.toString('latin1', 0, bytesRead);
    };
    const tail = await read(Math.max(0, size - TAIL), TAIL);
    if (!START.test(await read(0, 8)) || !isEnd(tail)) throw refusedMedia('media_illisible');
  } finally {
    await file.close();
  }
  await refuseActions(await readFile(path)).catch((error: unknown) => {
    throw error instanceof DomainError ? error : refusedMedia('media_illisible');
  });
}

/**
 * Looks into each object wherever one begins, be it in a comment or defined again further on: a reader takes those to which
 * the table of the file points. An XFA form brings scripts of its own, in XML.
 */
async function refuseActions(bytes: Buffer): Promise<void> {
  // Loaded for a PDF alone: each file has a process of its own.
  const { PDFArray, PDFContext, PDFDict, PDFName, PDFObjectParser, PDFObjectStreamParser, PDFRawStream } =
    await import('pdf-lib');
  const [encrypted, first, count] = [PDFName.of('Encrypt'), PDFName.of('First'), PDFName.of('N')];
  const scripts = [PDFName.of('JS'), PDFName.of('XFA')];
  const started: unknown[] = [PDFName.of('JavaScript'), PDFName.of('Launch')];
  const dictOf = (object: PDFObject): PDFObject => (object instanceof PDFRawStream ? object.dict : object);
  const has = (object: PDFObject, key: PDFName): boolean => object instanceof PDFDict && object.has(key);

  const left: PDFObject[] = [];
  const context = PDFContext.create();
  // It is told the objects of object streams, and would keep only the last one of each number.
  context.assign = (_, object) => void left.push(object);
  for (const { 0: head, index } of bytes.toString('latin1').matchAll(DEFINITION))
    left.push(PDFObjectParser.forBytes(bytes.subarray(index + head.length), context).parseObject());
  if (left.some((object) => has(dictOf(object), encrypted))) throw unacceptedMedia('media_protege');
  for (const object of left.slice())
    if (object instanceof PDFRawStream && object.dict.has(first) && object.dict.has(count))
      await PDFObjectStreamParser.forStream(object).parseIntoContext();
  for (let object = left.pop(); object !== undefined; object = left.pop()) {
    const dict = dictOf(object);
    if (started.includes(object) || scripts.some((name) => has(dict, name))) throw unacceptedMedia('media_programme');
    if (object instanceof PDFArray) for (const part of object.asArray()) left.push(part);
    if (dict instanceof PDFDict) for (const part of dict.values()) left.push(part);
  }
}

/** Nothing hangs behind it: an archive or a program would be taken for one by another reader. */
function isEnd(tail: string): boolean {
  const at = tail.lastIndexOf(END);
  return (
    at !== -1 &&
    tail
      .slice(at + END.length)
      .replaceAll('\0', '')
      .trim() === ''
  );
}
