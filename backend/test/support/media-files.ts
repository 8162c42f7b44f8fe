/** Files for the media library: valid and harmful ones. */
import { crc32, deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import sharp from 'sharp';

const MEGABYTE = 1024 * 1024;

export const picture = async (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7' } });

/** A picture with as many pixels as declared, all of one colour: some kilobytes. */
export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit per pixel, grey.
  head.set([1, 0, 0, 0, 0], 8);
  const line = Buffer.alloc(1 + Math.ceil(width / 8));
  const lines = Buffer.concat(Array.from({ length: Math.min(height, 2000) }, () => line));
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const sign = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]);
}

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const LONG_PART = Buffer.alloc(MEGABYTE);

type Parts = Readonly<Record<string, string | Uint8Array>>;

export function zip(parts: Parts): Buffer {
  const bytes = Object.entries(parts).map(([name, part]) => [name, Buffer.from(part)] as const);
  return Buffer.from(zipSync(Object.fromEntries(bytes), { level: 1 }));
}

export const docx = (more: Parts = {}): Buffer =>
  zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>', ...more });

export const odt = (): Buffer =>
  zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<document/>' });

/** Four parts that declare 50 MB each: refused before one is opened, so they need not be that long. */
export const docxBomb = (): Buffer =>
  declaring(
    50 * MEGABYTE,
    Object.fromEntries(Array.from({ length: 4 }, (_, at) => [`word/media/${at}.xml`, LONG_PART])),
  );

/** A part that declares ten bytes in both places, its own header and the list of parts, and has more. */
export const dishonestDocx = (): Buffer => declaring(10, { 'word/big.xml': LONG_PART });

function declaring(length: number, parts: Parts): Buffer {
  const bytes = docx(parts);
  const [real, told] = [Buffer.alloc(4), Buffer.alloc(4)];
  real.writeUInt32LE(LONG_PART.length);
  told.writeUInt32LE(length);
  for (let at = bytes.indexOf(real); at !== -1; at = bytes.indexOf(real, at + 1)) told.copy(bytes, at);
  return bytes;
}

export const beyond = (megabytes: number, start: Uint8Array): Buffer => {
  const bytes = Buffer.alloc(megabytes * MEGABYTE + 1);
  bytes.set(start);
  return bytes;
};
