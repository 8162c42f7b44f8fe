/** Pictures of parts of a page, which sharp compares with the stored ones. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectPath } from '../../src/platform/config/paths.js';

/** `TEST_PICTURES=new` stores the pictures that a test takes. */
const STORES = process.env['TEST_PICTURES'] === 'new';

/** A colour has 256 steps and may differ by this many, because another processor rounds the edges of letters differently. */
const STEPS = 8;
/** The share of a picture's pixels that may differ by more: 1 of 2000, fewer than the frame of one field has. */
const SHARE = 0.0005;

/** Where the picture that differs is written, and a second one that is black where both agree. */
const DIFFERENT = projectPath('.cache', 'pictures');

/** The pixels that differ, white on black, and their share in the colour that differs most. */
async function differenceOf(stored: Buffer, taken: Buffer) {
  const distance = await sharp(stored)
    .composite([{ input: taken, blend: 'difference' }])
    .png()
    .toBuffer();
  const marks = await sharp(distance).removeAlpha().threshold(STEPS, { greyscale: false }).png().toBuffer();
  const { channels } = await sharp(marks).stats();
  return { marks, share: Math.max(...channels.map(({ mean }) => mean)) / 255 };
}

const sizeOf = async (picture: Buffer) => {
  const { width, height } = await sharp(picture).metadata();
  return `${width} x ${height}`;
};

/** What differs from the stored picture, in words; null when nothing does. */
export async function pictureFault(folder: string, name: string, taken: Buffer): Promise<string | null> {
  const file = join(folder, `${name}.webp`);
  if (STORES) {
    await mkdir(folder, { recursive: true });
    await sharp(taken).webp({ lossless: true, effort: 6 }).toFile(file);
    return null;
  }
  const stored = await readFile(file);
  const [before, now] = [await sizeOf(stored), await sizeOf(taken)];
  const { marks, share } = before === now ? await differenceOf(stored, taken) : { marks: null, share: 1 };
  if (share <= SHARE) return null;
  await mkdir(DIFFERENT, { recursive: true });
  await writeFile(join(DIFFERENT, `${name}.png`), taken);
  if (marks !== null) await writeFile(join(DIFFERENT, `${name}.marks.png`), marks);
  const fault = marks === null ? `${now} instead of ${before}` : `${(share * 100).toFixed(2)} % of the pixels differ`;
  return `${name}: ${fault}, see ${DIFFERENT}`;
}
