import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { itFurther } from './support/scale.js';
import { ProductStarts } from './support/started-product.js';
import { createTestDatabase } from './support/test-database.js';

const INSTALLING = 'Mise à niveau de la base de données';

/** long/start also covers a supervisor left alone and other settings; run-lock.int-spec covers more of a second run. */
describe('the supervisor', () => {
  let starts: ProductStarts;

  beforeEach(async () => {
    starts = await ProductStarts.open();
  });

  afterEach(async () => starts.close());

  it('starts everything, and leaves nothing when stopped', async () => {
    const { child, isReady, hasEnded, output } = starts.start();
    await isReady();
    expect(await starts.status()).toBe(200);
    expect(output()).toContain('direction@demo.example');
    child.kill('SIGTERM');
    await hasEnded();
    expect(child.exitCode).toBe(0);
    await starts.nothingIsLeft();
  });

  itFurther('refuses a second run and a port that is taken, and comes back on its data after a kill', async () => {
    const first = starts.start();
    await first.isReady();
    const { url, pid } = await starts.running();

    const second = starts.start();
    await second.hasEnded();
    expect(second.output()).toContain(`processus ${pid}`);

    const other = starts.start({ DATA_DIR: join(starts.dataDir, 'other'), PORT: new URL(url).port });
    await other.hasEnded();
    expect(other.output().trim().split('\n')).toHaveLength(1);
    expect(other.output()).toContain('PORT=');

    process.kill(pid, 'SIGKILL');
    await first.hasEnded();
    const again = starts.start();
    await again.isReady();
    expect(await starts.status()).toBe(200);
    expect(first.output()).toContain(INSTALLING);
    expect(again.output()).not.toContain(INSTALLING);

    again.child.kill('SIGTERM');
    await again.hasEnded();
    expect(again.child.exitCode).toBe(0);
    await starts.nothingIsLeft();
  });

  it('names a wrong variable and starts nothing', async () => {
    const { child, hasEnded, output } = starts.start({
      PORT: 'abc',
      DATABASE_URL: 'postgres://user:s3cret@127.0.0.1:1/base',
    });
    await hasEnded();
    expect(child.exitCode).toBe(1);
    expect(output()).toContain('PORT');
    expect(output()).not.toContain('s3cret');
    expect(await readdir(starts.dataDir)).toEqual(['chromium']);
  });

  itFurther('reports an unusable HOST in one line', async () => {
    // The address is from a documentation range, so no machine has it. check-addresses.int-spec covers other addresses.
    const { child, hasEnded, output } = starts.start({ HOST: '192.0.2.1' });
    await hasEnded();
    expect(child.exitCode).toBe(1);
    expect(output().trim().split('\n')).toEqual([expect.stringMatching('^✗ HOST : ')]);
  });

  itFurther('names a server that does not answer', async () => {
    const { hasEnded, output } = starts.start({ DATABASE_URL: 'postgres://user:s3cret@127.0.0.1:1/base' });
    await hasEnded();
    expect(output()).toContain('DATABASE_URL');
    expect(output()).not.toContain('s3cret');
    await starts.nothingIsLeft();
  });

  itFurther('names the rights that the login of DATABASE_URL lacks', async () => {
    const database = await createTestDatabase();
    const owner = new pg.Client({ connectionString: database.url });
    await owner.connect();
    try {
      await owner.query(`create role start_guest login password 'guest'`);
      const url = new URL(database.url);
      [url.username, url.password] = ['start_guest', 'guest'];
      const { hasEnded, output } = starts.start({ DATABASE_URL: url.href });
      await hasEnded();
      expect(output()).toContain('CREATEROLE');
      expect(output()).not.toMatch(/^\s+at /m);
    } finally {
      await owner.query('drop role if exists start_guest');
      await owner.end();
      await database.drop();
    }
  });
});
