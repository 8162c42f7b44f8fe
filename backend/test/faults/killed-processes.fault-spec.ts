/** Processes killed under load: nothing acknowledged is lost, and the product comes back by itself. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from '../support/api-client.js';
import { eventually } from '../support/eventually.js';
import { removeFolder } from '../support/remove-folder.js';
import { emailOf, signIn } from '../support/role-clients.js';
import { FaultyProduct } from './faulty-product.js';
import { Writers } from './writers.js';

const BACK_MS = 30_000;
const WRITERS = 4;
const WRITTEN_BEFORE = 10;

describe('a product whose processes are killed while people write', () => {
  let product: FaultyProduct;
  let client: ApiClient;
  let url: string;

  beforeAll(async () => {
    product = new FaultyProduct(await mkdtemp(join(tmpdir(), 'valorisation-faults-')));
    url = await product.start();
    client = await signIn(url, emailOf('main'));
  });

  afterAll(async () => {
    await product.stop();
    await removeFolder(product.dataDir);
  });

  const isUp = async () => (await fetch(`${url}/v1/status`).catch(() => undefined))?.status === 200;
  const isWritten = async (writers: Writers) => {
    const before = writers.count;
    await eventually(() => expect(writers.count).toBeGreaterThan(before + WRITTEN_BEFORE), 2 * BACK_MS);
  };

  it.each<[string, readonly ('api' | 'worker' | 'database')[]]>([
    ['the API', ['api']],
    ['the API, three times', ['api', 'api', 'api']],
    ['the worker', ['worker', 'worker']],
    ['the database', ['database']],
    ['the database, twice', ['database', 'database']],
    ['all of them at once', ['api', 'worker', 'database']],
  ])('loses nothing and comes back in time: %s', async (_, parts) => {
    const writers = new Writers();
    writers.start(client, WRITERS);
    await isWritten(writers);
    const begun = performance.now();
    for (const part of parts) {
      await product.kill(part);
      if (new Set(parts).size === 1) await eventually(async () => expect(await isUp()).toBe(true), BACK_MS);
    }
    await eventually(async () => expect(await isUp()).toBe(true), BACK_MS);
    expect(performance.now() - begun).toBeLessThan(BACK_MS * parts.length);
    await isWritten(writers);
    await writers.stop();
    expect(await writers.lost(client)).toEqual([]);
    // Away or in another's way, never a fault.
    for (const status of writers.refused) expect([409, 503]).toContain(status);
    await product.verifyJournal();
  });

  it('loses nothing when everything ends at once and is started again', async () => {
    const writers = new Writers();
    writers.start(client, WRITERS);
    await isWritten(writers);
    await product.killSupervisor();
    await writers.stop();
    url = await product.start();
    client = await signIn(url, emailOf('main'));
    expect(await writers.lost(client)).toEqual([]);
    await product.verifyJournal();
  });
});
