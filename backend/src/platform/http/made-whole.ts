import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGunzip, createGzip } from 'node:zlib';

/**
 * Makes a text completely and keeps it compressed before its first byte leaves. So its maker waits for no client, and
 * can still refuse.
 */
export async function madeWhole(text: AsyncIterable<string>, signal: AbortSignal): Promise<Readable> {
  const pieces: Buffer[] = [];
  const collect = async (packed: AsyncIterable<Buffer>): Promise<void> => {
    for await (const piece of packed) pieces.push(piece);
  };
  await pipeline(text, createGzip({ level: constants.Z_BEST_SPEED }), collect, { signal });
  return Readable.from(pieces).pipe(createGunzip());
}
