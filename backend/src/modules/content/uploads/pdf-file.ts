import { open, readFile } from 'node:fs/promises';
import type { PDFName, PDFObject } from 'pdf-lib';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { refusedMedia, unacceptedMedia } from './refused-media.js';

/** PDF readers look for the end within this many bytes. */
const TAIL = 1024;
const END = '%%EOF';
const START = /^%PDF-\d/;
/** What may stand between any two words of the file. */
const GAP = String.raw`(?:[\0\s]|%[^\r\n]*[\r\n])`;
/** The beginning of an object, or of the first one in a trailer. */
const DEFINITION = new RegExp(String.raw`[\d.]${GAP}+[-+\d.]+${GAP}*obj(?![A-Za-z])|trailer(?=${GAP}*<<)`, 'g');

/**
 * Checks that it begins and ends like a PDF, and runs nothing.
 * @throws DomainError 422 `media_illisible` for a file that is cut off, holds more than a PDF or cannot be parsed; 415
 * `media_programme` for one with scripts or programs to start, `media_protege` for one with encrypted objects
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
 * Checks an object at every place where one can begin, even inside a comment or with a number that is used twice. A reader
 * follows the file's own table, which may name any of these places. An XFA form has its own scripts, in XML.
 */
async function refuseActions(bytes: Buffer): Promise<void> {
  // This library is imported only for a PDF, because each file has its own process.
  const { PDFArray, PDFContext, PDFDict, PDFName, PDFObjectParser, PDFObjectStreamParser, PDFRawStream } =
    await import('pdf-lib');
  const [encrypted, first, count] = [PDFName.of('Encrypt'), PDFName.of('First'), PDFName.of('N')];
  const scripts = [PDFName.of('JS'), PDFName.of('XFA')];
  const started: unknown[] = [PDFName.of('JavaScript'), PDFName.of('Launch')];
  const dictOf = (object: PDFObject): PDFObject => (object instanceof PDFRawStream ? object.dict : object);
  const has = (object: PDFObject, key: PDFName): boolean => object instanceof PDFDict && object.has(key);

  const left: PDFObject[] = [];
  const context = PDFContext.create();
  // The parser passes the objects of object streams to this function. By default it keeps only the last object with each
  // number.
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

/** Data after the end could be an archive or a program for another reader. */
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
