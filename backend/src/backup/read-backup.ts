import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { backupMessages as say } from '../platform/config/operator-messages.js';
import { OperatorError } from '../platform/config/operator-error.js';
import { framesOf, type BackupHead, type Frame } from './archive.js';
import { unseal } from './sealed-stream.js';

type Bytes = AsyncIterable<Buffer>;

/**
 * Passes the frames of a backup to `take`, which reads them to their end.
 * @throws OperatorError for a file that is not a whole and unchanged backup under this key
 */
export async function readBackup<Result>(
  file: string,
  secret: string,
  take: (frames: AsyncGenerator<Frame>) => Promise<Result>,
): Promise<Result> {
  const taken: Result[] = [];
  await pipeline(
    createReadStream(file),
    (source: Bytes) => unseal(source, secret),
    createGunzip(),
    async (source: Bytes) => {
      taken.push(await take(framesOf(source)));
    },
  ).catch((error: unknown) => {
    throw isAbsent(error) ? new OperatorError(say.noFile) : error;
  });
  const [result] = taken;
  if (result === undefined) throw new OperatorError(say.damaged);
  return result;
}

/** Reads the whole file without keeping it, so that the restore meets no error later. */
export async function checkBackup(file: string, secret: string): Promise<BackupHead> {
  return readBackup(file, secret, async (frames) => {
    const first = await frames.next();
    const head = first.done !== true && 'word' in first.value ? first.value.word : undefined;
    if (head?.kind !== 'head') throw new OperatorError(say.damaged);
    for await (const frame of frames) void frame;
    return head;
  });
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR');
}
