/** Pictures are redrawn: the kept file has the points of the upload, and none of its bytes. */
import { join } from 'node:path';
import sharp, { type OutputInfo, type SharpOptions } from 'sharp';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { refusedMedia, tooLargeMedia } from './refused-media.js';

const TYPES: readonly (string | undefined)[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/apng',
];
/** 8 000 by 5 000 points: about 160 MB during the drawing, for formats that cannot be read line by line. */
const MOST_PIXELS = 40_000_000;
const WIDEST = 1600;
const THUMBNAIL_WIDTH = 480;
const QUALITY = 82;
const THUMBNAIL_QUALITY = 75;

/** Reads only the first picture of an animation. Damaged points are an error. */
const READ: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1, sequentialRead: true };

/** The kept picture, with its size in pixels. */
export interface ShrunkPicture {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

export function isPicture(mime: string | undefined): boolean {
  return TYPES.includes(mime);
}

/**
 * Rotated as the camera intended, without the other data of the file (place, camera, comments).
 * @throws DomainError 413 `media_points`, 422 `media_illisible`
 */
export async function shrink(
  path: string,
  folder: string,
): Promise<{ readonly picture: ShrunkPicture; readonly thumbnail: ShrunkPicture }> {
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    await refuseTooManyPoints(path);
    const picture = await write(path, join(folder, 'picture.webp'), WIDEST, QUALITY);
    // The thumbnail is made from the kept picture, so that the larger picture is read once.
    const thumbnail = await write(picture.path, join(folder, 'thumbnail.webp'), THUMBNAIL_WIDTH, THUMBNAIL_QUALITY);
    return { picture, thumbnail };
  } catch (error) {
    throw error instanceof DomainError ? error : refusedMedia('media_illisible');
  }
}

/** Reads only the header, before any point is read. */
async function refuseTooManyPoints(path: string): Promise<void> {
  const { width, height } = await sharp(path, { ...READ, limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS) throw tooLargeMedia('media_points');
}

async function write(from: string, to: string, width: number, quality: number): Promise<ShrunkPicture> {
  const written: OutputInfo = await sharp(from, READ)
    .autoOrient()
    .resize({ width, height: width * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toFile(to);
  return { path: to, width: written.width, height: written.height };
}
