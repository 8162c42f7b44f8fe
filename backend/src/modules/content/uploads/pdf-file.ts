import { open, readFile } from 'node:fs/promises';
import { refusedMedia, unacceptedMedia } from './refused-media.js';

/** A reader of PDF looks for the end within so many bytes. */
const TAIL = 1024;
const END = '%%EOF';
const START = /^%PDF-\d/;

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
  await refuseActions(await readFile(path));
}

/**
 * Every object that a reader takes is looked into, those of object streams too: no page has to show it. An XFA form brings
 * scripts of its own, in XML.
 */
async function refuseActions(bytes: Buffer): Promise<void> {
  // Loaded for a PDF alone: each file has a process of its own.
  const { ParseSpeeds, PDFArray, PDFDict, PDFDocument, PDFName, PDFStream } = await import('pdf-lib');
  const options = { ignoreEncryption: true, updateMetadata: false, throwOnInvalidObject: true };
  const document = await PDFDocument.load(bytes, { ...options, parseSpeed: ParseSpeeds.Fastest }).catch(() => {
    throw refusedMedia('media_illisible');
  });
  if (document.isEncrypted) throw unacceptedMedia('media_protege');
  const scripts = [PDFName.of('JS'), PDFName.of('XFA')];
  const kind = PDFName.of('S');
  const started = [PDFName.of('JavaScript'), PDFName.of('Launch')];
  const left = document.context.enumerateIndirectObjects().map(([, object]) => object);
  for (let object = left.pop(); object !== undefined; object = left.pop()) {
    if (object instanceof PDFArray) for (const part of object.asArray()) left.push(part);
    const dict = object instanceof PDFStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    const isAction = started.some((action) => dict.lookup(kind) === action);
    if (isAction || scripts.some((name) => dict.has(name))) throw unacceptedMedia('media_programme');
    for (const part of dict.values()) left.push(part);
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
