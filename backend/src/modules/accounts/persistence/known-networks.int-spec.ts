import { beforeAll, afterAll, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { SystemClock } from '../../../platform/clock/clock.js';
import { limiterKey, networkKey } from '../../../platform/limits/network.js';
import { LinkKey } from '../../../platform/links/link-key.js';
import { readPool } from '../../../platform/persistence/database.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { KnownNetworks } from './known-networks.js';

const ADDRESS = '192.0.2.77';
const FORMER = new LinkKey('the key of before');

let database: TestDatabase;
let pool: Pool;
let accountId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = readPool({ ownerUrl: database.url }, 2);
  const { rows } = await pool.query<{ id: number }>('select min(account_id) as id from known_network');
  accountId = rows[0]?.id ?? 1;
  await pool.query('insert into known_network (key, account_id, used_at) values ($1, $2, now())', [
    limiterKey(FORMER, 'known-network', String(accountId), networkKey(FORMER, ADDRESS)),
    accountId,
  ]);
});

afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('recognises a network by the previous key, too, while that key is valid', async () => {
  const knows = async (key: LinkKey, mark?: string) => {
    const networks = new KnownNetworks(new TenantReader(pool), key, new SystemClock());
    return networks.knows(accountId, mark ?? networks.keyOf(ADDRESS));
  };
  const changing = new LinkKey('the next key', 'the key of before');
  expect(await knows(FORMER)).toBe(true);
  expect(await knows(changing)).toBe(true);
  // The network was recorded before the key changed and is checked after it.
  expect(await knows(changing, networkKey(FORMER, ADDRESS))).toBe(true);
  expect(await knows(new LinkKey('the next key'))).toBe(false);
});
