import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { ConsolePage, serveFiles } from './console-files.js';

describe('the console, built anew under a server that runs', () => {
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

  it('is the new page, and the former one while the build replaces it', async () => {
    const path = join(root, 'index.html');
    const page = new ConsolePage(path);
    expect(await page.read()).toBe('first');
    await rm(path);
    expect(await page.read()).toBe('first');
    await writeFile(path, 'second');
    await utimes(path, new Date(), new Date(Date.now() + 5_000));
    expect(await page.read()).toBe('second');
  });

  it('has the new files and not those that have gone', async () => {
    const forEver = 'public, max-age=31536000, immutable';
    expect(await answered('/assets/former.js')).toEqual([200, 'former', forEver]);
    await rm(join(root, 'assets', 'former.js'));
    await writeFile(join(root, 'assets', 'latter.js'), 'latter');
    expect(await answered('/assets/latter.js')).toEqual([200, 'latter', forEver]);
    expect(await answered('/assets/former.js')).toEqual([404, '', undefined]);
    expect(await answered('/favicon.svg')).toEqual([200, '<svg/>', 'no-cache']);
    expect((await server.inject({ method: 'HEAD', url: '/assets/latter.js' })).statusCode).toBe(200);
  });

  it('gives nothing that stands beside it', async () => {
    for (const url of ['/assets/', '/assets/../index.html', '/assets/..%2findex.html', '/assets/%2e%2e/index.html']) {
      expect((await answered(url))[0]).not.toBe(200);
    }
  });
});
