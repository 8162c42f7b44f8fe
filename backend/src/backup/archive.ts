/** The content of a backup before it is sealed: frames of bytes, or of a word that describes the next bytes. */
import { z } from 'zod';
import { Reader, unseal } from './sealed-stream.js';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { backupMessages as say } from '../platform/config/operator-messages.js';
import { OperatorError } from '../platform/config/operator-error.js';

export const FORMAT = 1;

const head = z.strictObject({
  kind: z.literal('head'),
  format: z.literal(FORMAT),
  at: z.iso.datetime(),
  /** The applied migrations in their order. */
  migrations: z.array(z.string()),
  /** Mark of the key for links and second steps. An installation with another key cannot read them. */
  keyMark: z.string(),
  /** The key itself, if the product made it. */
  keptKey: z.string().nullable(),
});
export type BackupHead = z.output<typeof head>;

const word = z.discriminatedUnion('kind', [
  head,
  z.strictObject({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('table-end'), rows: z.int() }),
  z.strictObject({ kind: z.literal('sequence'), name: z.string(), value: z.string() }),
  z.strictObject({ kind: z.literal('file'), key: z.string() }),
  z.strictObject({ kind: z.literal('file-end'), byteLength: z.int(), sha256: z.string() }),
  z.strictObject({ kind: z.literal('end'), tables: z.int(), rows: z.int(), files: z.int() }),
]);
export type Word = z.output<typeof word>;

export type Frame = { readonly word: Word } | { readonly bytes: Buffer };

const WORD = 1;
const BYTES = 2;
const PREFIX_BYTES = 5;
/** Larger than any chunk from PostgreSQL or a disk. */
const LONGEST = 256 * 1024 * 1024;

export function frameOf(frame: Frame): Buffer {
  const body = 'word' in frame ? Buffer.from(JSON.stringify(frame.word)) : frame.bytes;
  const prefix = Buffer.alloc(PREFIX_BYTES);
  prefix.writeUInt8('word' in frame ? WORD : BYTES);
  prefix.writeUInt32BE(body.byteLength, 1);
  return Buffer.concat([prefix, body]);
}

/** Reads the frames up to the last word. Refuses bytes after the last word. */
async function* framesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Frame> {
  const reader = new Reader(source);
  for (;;) {
    const prefix = await reader.read(PREFIX_BYTES);
    const length = prefix.readUInt32BE(1);
    if (length > LONGEST) throw new Error('a frame is too long');
    const body = await reader.read(length);
    if (prefix.readUInt8() === BYTES) {
      yield { bytes: body };
      continue;
    }
    const told = word.parse(JSON.parse(body.toString()));
    yield { word: told };
    if (told.kind !== 'end') continue;
    if (await reader.hasMore()) throw new Error('something follows the end');
    return;
  }
}

/** The bytes before the next word. That word goes to `onWord`. */
export async function* bytesUntilWord(
  frames: AsyncIterator<Frame>,
  onWord: (told: Word) => void,
): AsyncGenerator<Buffer> {
  for (;;) {
    const next: IteratorResult<Frame, unknown> = await frames.next();
    if (next.done === true) throw new Error('a word is missing');
    const frame = next.value;
    if ('word' in frame) {
      onWord(frame.word);
      return;
    }
    yield frame.bytes;
  }
}

type Bytes = AsyncIterable<Buffer>;

/**
 * Passes the frames of a backup to `take`, which reads them to their end.
 * @throws OperatorError when the file is not a backup, is incomplete or changed, or has another key
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

/** Reads the whole file without keeping its content, so that a damaged file is refused before the restore begins. */
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
