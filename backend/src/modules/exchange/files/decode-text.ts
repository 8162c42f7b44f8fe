import { decodeWindows } from '../../../platform/csv/csv-lines.js';
import { refusedFile } from './refused-file.js';

const LINE_END = 0x0a;
/** The bytes of accents and the apostrophe, which are common in French texts. */
const FRENCH_IN_WINDOWS = Buffer.from('e9e8eaebe0e2e7eeeff4fbf9c9c8cac092b0', 'hex');
const FRENCH_SIGNS = decodeWindows(FRENCH_IN_WINDOWS);
/** The bytes of the same letters in MS-DOS encoding, which the web's standard does not define. */
const FRENCH_IN_DOS = Buffer.from('828a88898583878c8b93969790d4d2b7f8', 'hex');

const mac = new TextDecoder('macintosh');

/**
 * UTF-8 or UTF-16 by its mark; otherwise UTF-8; otherwise line by line UTF-8 or the encoding of old Windows or Mac
 * programs.
 * @throws 422 `fichier_encodage` for MS-DOS encoding
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return decodeUtf8(bytes) ?? decodeLines(bytes);
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

type Decode = (bytes: Uint8Array) => string;

/** Lines pasted together from files in two encodings are each read in their own. */
function decodeLines(bytes: Uint8Array): string {
  const lines: { readonly bytes: Uint8Array; readonly text: string | null }[] = [];
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(LINE_END, start);
    const line = bytes.subarray(start, end < 0 ? bytes.length : end + 1);
    lines.push({ bytes: line, text: decodeUtf8(line) });
    start += line.length;
  }
  const old = lines.filter(({ text }) => text === null);
  const decodeOld = oldEncodingOf(Buffer.concat(old.map((line) => line.bytes)));
  return lines.map((line) => line.text ?? decodeOld(line.bytes)).join('');
}

/** The encoding that gives the most French letters, because the file does not name its own. */
function oldEncodingOf(bytes: Uint8Array): Decode {
  const counts = Array.from({ length: 256 }, () => 0);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  const countOf = (signs: Iterable<number>): number => [...signs].reduce((sum, byte) => sum + (counts[byte] ?? 0), 0);
  const windows = countOf(FRENCH_IN_WINDOWS);
  const macintosh = countOf(frenchInMac);
  const dos = countOf(FRENCH_IN_DOS);
  if (dos > windows && dos > macintosh) throw refusedFile('fichier_encodage');
  return macintosh > windows ? decodeMac : decodeWindows;
}

const decodeMac: Decode = (bytes) => mac.decode(bytes);

const frenchInMac = Array.from({ length: 128 }, (_, index) => 128 + index).filter((byte) =>
  FRENCH_SIGNS.includes(decodeMac(Uint8Array.of(byte))),
);
