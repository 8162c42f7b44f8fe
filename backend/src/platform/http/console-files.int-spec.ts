import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { ConsolePage, serveFiles } from './console-files.js';

describe('the console, rebuilt while the server runs', () => {
  const server = Fastify();
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'console-'));
    await mkdir(join(root, 'assets'));
    await writeFile(join(root, 'index.html'), 'first');
    await writeFile(join(root, 'favicon.svg'), '<svg/>');
    await writeFile(join(root, 'assets', 'former.js'), 'former');
    await serveFiles(server, root);
  });

  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  const answered = async (url: string) => {
    const { statusCode, body, headers } = await server.inject({ url });
    return [statusCode, statusCode === 200 ? body : '', headers['cache-control']];
  };

  it('serves the new page, and the former one while the build replaces it', async () => {
    const path = join(root, 'index.html');
    const page = new ConsolePage(path);
    expect(await page.read()).toBe('first');
    await rm(path);
    expect(await page.read()).toBe('first');
    await writeFile(path, 'second');
    await utimes(path, new Date(), new Date(Date.now() + 5_000));
    expect(await page.read()).toBe('second');
  });

  it('serves the new files and none that are gone', async () => {
    const forEver = 'public, max-age=31536000, immutable';
    expect(await answered('/assets/former.js')).toEqual([200, 'former', forEver]);
    await rm(join(root, 'assets', 'former.js'));
    await writeFile(join(root, 'assets', 'latter.js'), 'latter');
    expect(await answered('/assets/latter.js')).toEqual([200, 'latter', forEver]);
    expect(await answered('/assets/former.js')).toEqual([404, '', undefined]);
    expect(await answered('/favicon.svg')).toEqual([200, '<svg/>', 'no-cache']);
    expect((await server.inject({ method: 'HEAD', url: '/assets/latter.js' })).statusCode).toBe(200);
  });

  it('serves the compressed file to a browser that accepts it', async () => {
    await writeFile(join(root, 'assets', 'small.js'), 'of the build');
    await writeFile(join(root, 'assets', 'small.js.br'), brotliCompressSync('of the build'));
    const asked = async (encodings: string) =>
      server.inject({ url: '/assets/small.js', headers: { 'accept-encoding': encodings } });
    const { headers, rawPayload } = await asked('gzip, br');
    expect([headers['content-encoding'], headers['content-type'], headers.vary]).toEqual([
      'br',
      'application/javascript; charset=utf-8',
      'accept-encoding',
    ]);
    expect(brotliDecompressSync(rawPayload).toString()).toBe('of the build');
    const plain = await asked('gzip');
    expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, 'of the build']);
  });

  it('serves nothing outside its folder', async () => {
    for (const url of ['/assets/', '/assets/../index.html', '/assets/..%2findex.html', '/assets/%2e%2e/index.html']) {
      expect((await answered(url))[0]).not.toBe(200);
    }
  });
});
