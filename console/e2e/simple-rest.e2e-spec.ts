/** The staff API is the dialect of ra-data-simple-rest: the published package, unwrapped, works with each resource. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchUtils, HttpError, type DataProvider, type RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { emailOf, signIn, type SignedInRole } from '../../backend/test/support/role-clients.js';
import { openTestBench, type TestBench } from '../../backend/test/support/test-bench.js';

/** By resource: a filter that it has and a value of it, and which of its writes are open to admins. */
const RESOURCES = [
  ['account-requests', 'state', 'waiting', []],
  ['mails', 'state', 'failed', []],
  ['settings', 'key', 'maintenance', ['update']],
] as const;

type Row = RaRecord<number>;

describe('ra-data-simple-rest', () => {
  let bench: TestBench;
  let url: string;

  const providerOf = async (role: SignedInRole): Promise<DataProvider> => {
    const { token } = await signIn(url, emailOf(role));
    return simpleRestProvider(`${url}/admin`, async (address, options = {}) =>
      fetchUtils.fetchJson(address, { ...options, user: { authenticated: true, token: `Bearer ${token}` } }),
    );
  };
  const outcome = async (call: Promise<{ data?: unknown }>): Promise<number> => {
    try {
      return (await call).data === undefined ? 0 : 200;
    } catch (error) {
      return error instanceof HttpError ? Number(error.status) : 0;
    }
  };

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    await bench.owner.query(`
      insert into mail (message_key, kind, recipient, data, state, version, attempts, created_at)
      select gen_random_uuid(), 'activation', n || '@demo.example', '{}', 'failed', 1, 1, now() from generate_series(1, 3) n`);
  });

  afterAll(async () => bench.close());

  describe.each(RESOURCES)('on %s', (resource, target, wanted, writes) => {
    const filter = { [target]: wanted };

    it('lists, pages, filters and finds one, many and those of a reference', async () => {
      const staff = await providerOf('staff');
      const sort = { field: 'id', order: 'DESC' } as const;
      const all = await staff.getList<Row>(resource, { sort, pagination: { page: 1, perPage: 1 }, filter: {} });
      const [first] = all.data;
      expect(all.data).toHaveLength(1);
      if (first === undefined) throw new Error('An empty list');
      const rest = await staff.getList<Row>(resource, { sort, pagination: { page: 2, perPage: 50 }, filter: {} });
      const shown = await staff.getList<Row>(resource, { sort, pagination: { page: 1, perPage: 50 }, filter });
      expect(shown.total).toBe(shown.data.length);
      expect(shown.data.length).toBeGreaterThan(0);
      expect([rest.total, rest.data]).toEqual([all.total, []]);
      expect((await staff.getOne(resource, { id: first.id })).data).toEqual(first);
      expect((await staff.getMany(resource, { ids: [first.id] })).data).toEqual([first]);
      const reference = { target, id: wanted, sort, pagination: { page: 1, perPage: 50 }, filter: {} };
      expect((await staff.getManyReference(resource, reference)).data).toEqual(shown.data);
    });

    it('writes what its rules let through and is told 405 or 403 of the rest', async () => {
      const admin = await providerOf('admin');
      const pagination = { page: 1, perPage: 1 };
      const found = await admin.getList<Row>(resource, { sort: { field: 'id', order: 'ASC' }, pagination, filter });
      const [row] = found.data;
      if (row === undefined) throw new Error('An empty list');
      const { id } = row;
      const update = writes.some((write) => write === 'update') ? 200 : 405;
      expect(await outcome(admin.update(resource, { id, data: row, previousData: row }))).toBe(update);
      expect(await outcome(admin.updateMany(resource, { ids: [id], data: {} }))).toBe(update);
      expect(await outcome(admin.create(resource, { data: row }))).toBe(405);
      expect(await outcome(admin.delete(resource, { id, previousData: row }))).toBe(405);
      expect(await outcome(admin.deleteMany(resource, { ids: [id] }))).toBe(405);
      const staff = await providerOf('staff');
      const refused = update === 200 ? 403 : 405;
      expect(await outcome(staff.update(resource, { id, data: row, previousData: row }))).toBe(refused);
      const member = await providerOf('main');
      expect(await outcome(member.getOne(resource, { id }))).toBe(403);
      expect(await outcome(member.getMany(resource, { ids: [id] }))).toBe(403);
    });
  });
});
