import { readFile } from 'node:fs/promises';
import { decodeWindows } from '../../../platform/csv/csv-lines.js';
import { unacceptedMedia } from './refused-media.js';

/** A browser or another program could run this; a text never begins like it. */
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
export async function textEnding(path: string): Promise<'csv' | 'txt'> {
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

/** In UTF-8 or an older spreadsheet's encoding; undefined for bytes that are not text. */
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
