/**
 * The published package ra-data-simple-rest works unchanged with every resource of the staff API, as the generated
 * table says (backend/docs/staff-resources.md). The resources come from the API's description.
 */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fetchUtils, HttpError, type DataProvider, type RaRecord } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { z } from 'zod';
import { projectPath } from '../../backend/src/platform/config/paths.js';
import { emailOf, signIn, type SignedInRole } from '../../backend/test/support/role-clients.js';
import { scaled } from '../../backend/test/support/scale.js';
import { openTestBench, type TestBench } from '../../backend/test/support/test-bench.js';
import { CHANGED, NEW_RECORDS } from './support/new-records.js';

const refused = z.object({ error: z.object({ message: z.string() }) });
const operation = z.object({
  'x-access': z.string(),
  parameters: z.array(z.object({ name: z.string().optional(), description: z.string().default('') })).default([]),
});
const paths = z
  .object({ paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation)) })
  .parse(JSON.parse(readFileSync(projectPath('backend', 'openapi.json'), 'utf8'))).paths;

type Operation = z.output<typeof operation>;

interface Resource {
  readonly name: string;
  readonly sorts: readonly string[];
  readonly filters: readonly string[];
  readonly create: string | undefined;
  readonly update: string | undefined;
  readonly remove: string | undefined;
}

const RESOURCES = Object.entries(paths).flatMap(([path, { get, post }]): [string, Resource][] => {
  const name = /^\/admin\/([\w-]+)$/.exec(path)?.[1];
  const one = paths[`${path}/{id}`];
  if (name === undefined || get === undefined || one?.get === undefined) return [];
  const [sorts, filters] = [namedBy(get, 'sort'), namedBy(get, 'filter')];
  const [create, update, remove] = [post, one.put, one.delete].map((found) => found?.['x-access']);
  return [[name, { name, sorts, filters, create, update, remove }]];
});

/** `…, by id, state`: the fields that a parameter takes. */
function namedBy({ parameters }: Operation, wanted: string): string[] {
  const { description = '' } = parameters.find(({ name }) => name === wanted) ?? {};
  return description.split(', by ')[1]?.split(', ') ?? [];
}

/** How many of the sorts of a resource are read downwards, too. */
const DOWNWARDS = scaled({ part: 2, all: Number.POSITIVE_INFINITY });

type Row = RaRecord<number>;

/** A file of the library, another one for each resource. */
const NEW_FILE = `
  with scope as materialized (select set_config('app.scope', 'staff', false))
  insert into content_media (kind, file_name, media_type, byte_length, sha256)
    select 'document', $1 || '.pdf', 'application/pdf', 1000, md5($1) || md5($1) from scope returning id`;
const WRITABLE = RESOURCES.filter(([, { create, update, remove }]) => [create, update, remove].some(Boolean));

describe('ra-data-simple-rest', () => {
  let bench: TestBench;
  let url: string;
  /** From the last answer. */
  let contentRange: string | null;
  const providers = new Map<SignedInRole, DataProvider>();

  const as = (role: SignedInRole): DataProvider => {
    const found = providers.get(role);
    if (found === undefined) throw new Error(role);
    return found;
  };
  /** What the server said in the last refusal. */
  let refusal = '';
  const outcome = async (call: Promise<{ data?: unknown }>): Promise<number> => {
    try {
      return (await call).data === undefined ? 0 : 200;
    } catch (error) {
      if (!(error instanceof HttpError)) return 0;
      refusal = refused.parse(error.body).error.message;
      return Number(error.status);
    }
  };
  const listed = async (resource: string, field = 'id', order: 'ASC' | 'DESC' = 'ASC', filter: object = {}) => {
    const pagination = { page: 1, perPage: 1000 };
    return as('staff').getList<Row>(resource, { sort: { field, order }, pagination, filter });
  };

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi();
    await bench.owner.query(`
      insert into mail (message_key, kind, recipient, data, state, version, attempts, created_at)
      select gen_random_uuid(), 'activation', n || '@demo.example', '{}', 'failed', 1, 1, now() from generate_series(1, 3) n`);
    // The shipped names of all functions are more rows than one answer may have.
    await bench.owner.query(
      `begin; set local app.scope = 'staff'; delete from function_name where function_id > 20;
        delete from function_sheet where function_id = 1; commit`,
    );
    for (const role of ['staff', 'admin', 'main'] as const) {
      const { token } = await signIn(url, emailOf(role));
      const client = async (address: string, options: fetchUtils.Options = {}) => {
        const user = { authenticated: true, token: `Bearer ${token}` };
        const answer = await fetchUtils.fetchJson(address, { ...options, user });
        contentRange = answer.headers.get('content-range');
        return answer;
      };
      providers.set(role, simpleRestProvider(`${url}/admin`, client));
    }
  });

  afterAll(async () => bench.close());

  it('covers the resources of the requirement', () => {
    const names = RESOURCES.map(([name]) => name);
    expect(names).toEqual(
      expect.arrayContaining(
        'account-requests articles documents grid-parts grids mails pages settings themes valuations videos webseries'.split(
          ' ',
        ),
      ),
    );
  });

  describe.each(RESOURCES)('on %s', (resource, { sorts, filters, create, update, remove }) => {
    it('lists by every sort, filter and range, and states the position of the rows', async () => {
      for (const [place, field] of sorts.entries()) {
        const up = await listed(resource, field, 'ASC');
        expect(up.total).toBe(up.data.length);
        if (place >= DOWNWARDS) continue;
        const down = await listed(resource, field, 'DESC');
        expect(down.data.map(({ id }) => id)).toEqual(up.data.map(({ id }) => id).toReversed());
      }
      const { data: all } = await listed(resource);
      const last = Math.max(0, all.length - 1);
      expect(contentRange).toBe(all.length === 0 ? `${resource} */0` : `${resource} 0-${last}/${all.length}`);
      const second = await as('staff').getList<Row>(resource, {
        sort: { field: 'id', order: 'ASC' },
        pagination: { page: 2, perPage: 1 },
        filter: {},
      });
      expect(second.data).toEqual(all.slice(1, 2));
      expect(contentRange).toBe(all.length < 2 ? `${resource} */${all.length}` : `${resource} 1-1/${all.length}`);
      const [first] = all;
      for (const field of filters.filter((name) => name !== 'q' && first !== undefined && name in first)) {
        const wanted: unknown = first?.[field];
        const { data } = await listed(resource, 'id', 'ASC', { [field]: wanted });
        expect(data).toEqual(all.filter((row) => row[field] === wanted));
      }
    });

    it('finds one, many and those of a reference', async () => {
      const { data } = await listed(resource);
      const ids = data.slice(0, 3).map(({ id }) => id);
      const [first] = data;
      if (first === undefined) {
        expect(await outcome(as('staff').getOne(resource, { id: 999_999 }))).toBe(404);
        return;
      }
      expect((await as('staff').getOne(resource, { id: first.id })).data).toEqual(first);
      const many = (await as('staff').getMany<Row>(resource, { ids })).data.toSorted((a, b) => a.id - b.id);
      expect(many).toEqual(data.slice(0, 3));
      const [sort, pagination] = [{ field: 'id', order: 'ASC' } as const, { page: 1, perPage: 50 }];
      const reference = { target: 'id', id: first.id, sort, filter: {}, pagination };
      const found = await as('staff').getManyReference(resource, reference);
      expect(found).toMatchObject({ data: [first], total: 1 });
    });

    it('writes where its rules allow it, and gets 405 or 403 otherwise', async () => {
      const row = (await listed(resource)).data[0] ?? { id: 999_999 };
      const { id } = row;
      const calls = (provider: DataProvider) =>
        [
          [create, () => provider.create<Row>(resource, { data: row })],
          [update, () => provider.update(resource, { id, data: row, previousData: row })],
          [update, () => provider.updateMany(resource, { ids: [id], data: {} })],
          [remove, () => provider.delete(resource, { id, previousData: row })],
          [remove, () => provider.deleteMany(resource, { ids: [id] })],
        ] as const;
      // Refusals of these values (415, 422) or of this record (404, 409) come after the access rule.
      const passes = [200, 404, 409, 415, 422];
      for (const [role, ranks] of [
        ['main', []],
        ['staff', ['staff']],
        ['admin', ['staff', 'admin']],
      ] as const) {
        for (const [place, [rule, call]] of calls(as(role)).entries()) {
          const isOpen = ranks.some((rank) => rank === rule);
          const expected = rule === undefined ? [405] : isOpen ? passes : [403];
          refusal = '';
          const found = await outcome(call());
          expect([role, place, expected]).toEqual([role, place, expect.arrayContaining([found])]);
          if (found !== 200) expect(refusal).toMatch(/^\p{Lu}[^<>]+[.?]$/u);
        }
      }
      expect(await outcome(as('main').getOne(resource, { id }))).toBe(403);
      expect(await outcome(as('main').getMany(resource, { ids: [id] }))).toBe(403);
    });
  });

  it('has a new record or fields to change for each resource that can be written', () => {
    const known = [...Object.keys(NEW_RECORDS), ...Object.keys(CHANGED)];
    expect(WRITABLE.map(([name]) => name).toSorted()).toEqual(known.toSorted());
  });

  it.each(WRITABLE)('does what the screens of %s do, one record and many', async (resource, rules) => {
    const provider = as([rules.create, rules.update].includes('admin') ? 'admin' : 'staff');
    const { rows } = await bench.owner.query<{ id: number }>(NEW_FILE, [resource]);
    const written: object = { ...NEW_RECORDS[resource], ...(resource === 'documents' && { media_id: rows[0]?.id }) };
    const made =
      rules.create === undefined || !(resource in NEW_RECORDS)
        ? (await listed(resource)).data.at(-1)
        : (await provider.create<Row>(resource, { data: written })).data;
    if (made === undefined) throw new Error(`No record of ${resource}`);
    const { id } = made;
    expect((await provider.getOne<Row>(resource, { id })).data).toEqual(made);
    if (rules.update !== undefined) {
      const data =
        resource in NEW_RECORDS
          ? written
          : Object.fromEntries(CHANGED[resource]?.map((name) => [name, made[name]]) ?? []);
      expect((await provider.update<Row>(resource, { id, data, previousData: made })).data).toMatchObject({ id });
      expect((await provider.updateMany<Row>(resource, { ids: [id], data })).data).toEqual([id]);
    }
    if (rules.remove !== undefined) {
      expect((await provider.delete<Row>(resource, { id, previousData: made })).data).toMatchObject({ id });
      expect(await outcome(provider.getOne(resource, { id }))).toBe(404);
    }
  });

  it('creates, changes and finds again what it has written, one and many', async () => {
    const staff = as('staff');
    const { data: made } = await staff.create<Row>('themes', { data: { title: 'Une rubrique' } });
    const data = { title: 'Autre' };
    const { data: changed } = await staff.update<Row>('themes', { id: made.id, data, previousData: made });
    expect(changed).toMatchObject({ id: made.id, title: 'Autre', version: 2 });
    const many = await staff.updateMany<Row>('themes', { ids: [made.id], data: { title: 'Encore' } });
    expect(many.data).toEqual([made.id]);
    const { data: now } = await staff.getOne<Row>('themes', { id: made.id });
    expect(now).toMatchObject({ title: 'Encore', version: 3 });
    const stale = { ...data, version: 1 };
    expect(await outcome(staff.update<Row>('themes', { id: made.id, data: stale, previousData: now }))).toBe(409);
    const [setting] = (await listed('settings', 'id', 'ASC', { key: 'retention_months' })).data;
    if (setting === undefined) throw new Error('No setting');
    const months = { id: setting.id, data: { value: 24 }, previousData: setting };
    expect((await as('admin').update<Row>('settings', months)).data).toMatchObject({ value: 24 });
  });
});
