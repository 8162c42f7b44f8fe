import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { seal, unseal } from './sealed-stream.js';

const SECRET = 'a key of thirty-two characters, or of some more';
const CHUNK = 64 * 1024;

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.byteLength; at += size) yield bytes.subarray(at, at + size);
}

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

const sealed = async (bytes: Buffer) => all(seal(inParts(bytes, 10_000), SECRET));
const unsealed = async (bytes: Buffer, secret = SECRET) => all(unseal(inParts(bytes, 7_777), secret));

describe('a sealed file', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
    'is read back unchanged at a length of %i bytes',
    async (length) => {
      const bytes = randomBytes(length);
      expect((await unsealed(await sealed(bytes))).equals(bytes)).toBe(true);
    },
  );

  it('has different bytes each time', async () => {
    const bytes = Buffer.alloc(100);
    expect((await sealed(bytes)).equals(await sealed(bytes))).toBe(false);
  });

  it('refuses another key and says so', async () => {
    await expect(unsealed(await sealed(Buffer.alloc(9)), `${SECRET}.`)).rejects.toThrow('BACKUP_KEY');
  });

  it('is refused when it is cut, wherever that is', async () => {
    const whole = await sealed(randomBytes(2 * CHUNK + 5));
    const chunk = CHUNK + 20;
    const head = whole.byteLength - 2 * chunk - 25;
    for (const at of [0, 10, head, head + 3, head + chunk, head + 2 * chunk, whole.byteLength - 1]) {
      await expect(unsealed(whole.subarray(0, at))).rejects.toThrow('Rien n’a été restauré');
    }
  });

  it('is refused when a byte is changed or added, or its chunks are reordered', async () => {
    const whole = await sealed(randomBytes(2 * CHUNK + 5));
    const chunk = CHUNK + 20;
    const head = whole.byteLength - 2 * chunk - 25;
    for (const at of [0, 25, head - 1, head, head + 100, head + chunk, whole.byteLength - 1]) {
      const changed = Buffer.from(whole);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(unsealed(changed)).rejects.toThrow('Rien n’a été restauré');
    }
    const [first, second] = [whole.subarray(head, head + chunk), whole.subarray(head + chunk, head + 2 * chunk)];
    const swapped = Buffer.concat([whole.subarray(0, head), second, first, whole.subarray(head + 2 * chunk)]);
    for (const other of [swapped, Buffer.concat([whole, Buffer.alloc(1)])]) {
      await expect(unsealed(other)).rejects.toThrow('abîmée');
    }
  });
});
