import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { fingerprintOf, openFileStore } from '../src/platform/storage/file-store.js';
import { describeUnless } from './support/lacks.js';

// A server that speaks S3, with the bucket: s3://key:secret@host:port/bucket?tls=0
const SERVER = process.env['TEST_STORAGE_URL'];
describeUnless(SERVER === undefined ? 'no-storage' : undefined, 'a file store on S3 (TEST_STORAGE_URL)', () => {
  it('returns and streams a file until it is deleted', async () => {
    const files = await openFileStore({ dataDir: '', ...(SERVER !== undefined && { storageUrl: SERVER }) });
    const key = `print/1/${randomUUID()}.pdf`;
    await files.put(key, Buffer.from('contenu'));
    expect(Buffer.from(await files.get(key)).toString()).toBe('contenu');
    const written = fingerprintOf(Buffer.from('contenu'));
    expect(await text((await files.open(key, written)) as Readable)).toBe('contenu');
    await files.delete(key);
    expect(await files.open(key, written)).toBe('missing');
  });
});
