import { open } from 'node:fs/promises';
import { refusedMedia } from './refused-media.js';

/** A reader of PDF looks for the end within so many bytes. */
const TAIL = 1024;
const END = '%%EOF';
const START = /^%PDF-\d/;

/** Begins and ends as a PDF does. @throws DomainError 422 `media_illisible` of one that was cut off or is more than a PDF */
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
