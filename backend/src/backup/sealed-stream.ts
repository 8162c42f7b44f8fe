/**
 * Encrypts a file of any length in bounded memory: AES-256-GCM in chunks, under a key that scrypt derives for this file. The
 * nonce of a chunk is its number and whether it is the last. So a changed, missing, moved or cut-off chunk is detected. The
 * bytes of a chunk are given out only after it is authenticated (ADR 67).
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { backupMessages as say } from '../platform/config/operator-messages.js';
import { OperatorError } from '../platform/config/operator-error.js';

const ALGORITHM = 'aes-256-gcm';
/** The first bytes of every backup. */
export const MAGIC = Buffer.from('valorisation-backup-1\n');
const SALT_BYTES = 16;
const MARK_BYTES = 16;
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const CHUNK_BYTES = 64 * 1024;
/** The bit in the length of a chunk that marks the last chunk. */
const LAST = 0x80_00_00_00;
/** Each guess of a key costs 32 MB of memory and a tenth of a second. */
const SCRYPT = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;

type Bytes = AsyncIterable<Buffer>;

interface FileKey {
  readonly key: Buffer;
  /** The mark of the key, at the start of the file. It distinguishes a wrong key from a damaged file. */
  readonly mark: Buffer;
}

function fileKey(secret: string, salt: Buffer): FileKey {
  const derived = scryptSync(secret, salt, 2 * KEY_BYTES, SCRYPT);
  const mark = createHmac('sha256', derived.subarray(KEY_BYTES)).update(MAGIC).update(salt).digest();
  return { key: derived.subarray(0, KEY_BYTES), mark: mark.subarray(0, MARK_BYTES) };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 5);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}

export async function* seal(source: Bytes, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, mark } = fileKey(secret, salt);
  const head = Buffer.concat([MAGIC, salt, mark]);
  yield head;
  let number = 0;
  const chunkOf = (plain: Buffer, isLast: boolean): Buffer => {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(number, isLast)).setAAD(head);
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(isLast ? LAST + sealed.byteLength : sealed.byteLength);
    number += 1;
    return Buffer.concat([length, sealed, cipher.getAuthTag()]);
  };
  const waiting = new Waiting();
  for await (const part of source) {
    waiting.add(part);
    while (waiting.length > CHUNK_BYTES) yield chunkOf(waiting.take(CHUNK_BYTES), false);
  }
  yield chunkOf(waiting.take(waiting.length), true);
}

/** @throws OperatorError for another key or a changed file */
export async function* unseal(source: Bytes, secret: string): AsyncGenerator<Buffer> {
  const reader = new Reader(source);
  const head = await reader.read(MAGIC.byteLength + SALT_BYTES + MARK_BYTES);
  if (!head.subarray(0, MAGIC.byteLength).equals(MAGIC)) throw new OperatorError(say.noBackup);
  const { key, mark } = fileKey(secret, head.subarray(MAGIC.byteLength, MAGIC.byteLength + SALT_BYTES));
  if (!timingSafeEqual(mark, head.subarray(-MARK_BYTES))) throw new OperatorError(say.otherKey);
  for (let number = 0; ; number += 1) {
    const told = (await reader.read(LENGTH_BYTES)).readUInt32BE();
    const isLast = told >= LAST;
    const length = isLast ? told - LAST : told;
    if (length > CHUNK_BYTES) throw new OperatorError(say.damaged);
    const sealed = await reader.read(length);
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(number, isLast)).setAAD(head);
    decipher.setAuthTag(await reader.read(TAG_BYTES));
    yield opened(decipher, sealed);
    if (!isLast) continue;
    if (await reader.hasMore()) throw new OperatorError(say.damaged);
    return;
  }
}

function opened(decipher: ReturnType<typeof createDecipheriv>, sealed: Buffer): Buffer {
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]);
  } catch {
    throw new OperatorError(say.damaged);
  }
}

/** Buffers received bytes and gives them out in the requested sizes. */
class Waiting {
  private parts: Buffer[] = [];
  length = 0;

  add(part: Buffer): void {
    this.parts.push(part);
    this.length += part.byteLength;
  }

  take(length: number): Buffer {
    const all = this.parts.length === 1 ? this.parts[0] : Buffer.concat(this.parts);
    const taken = all?.subarray(0, length) ?? Buffer.alloc(0);
    const rest = all?.subarray(length) ?? Buffer.alloc(0);
    this.parts = rest.byteLength === 0 ? [] : [rest];
    this.length = rest.byteLength;
    return taken;
  }
}

/** Reads exactly the given number of bytes. */
export class Reader {
  private readonly iterator: AsyncIterator<Buffer>;
  private readonly waiting = new Waiting();

  constructor(source: Bytes) {
    this.iterator = source[Symbol.asyncIterator]();
  }

  /** @throws OperatorError when the file ends earlier */
  async read(length: number): Promise<Buffer> {
    while (this.waiting.length < length) {
      if (!(await this.pull())) throw new OperatorError(say.cut);
    }
    return this.waiting.take(length);
  }

  async hasMore(): Promise<boolean> {
    return this.waiting.length > 0 || this.pull();
  }

  private async pull(): Promise<boolean> {
    const next: IteratorResult<Buffer, unknown> = await this.iterator.next();
    if (next.done === true) return false;
    this.waiting.add(next.value);
    return true;
  }
}
