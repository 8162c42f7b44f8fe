import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { DECLARED_TABLES } from '../../../test/support/declared-tables.js';
import { fillEveryTenantTable, withinSettings } from '../../../test/support/tenant-rows.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { applicationConnection } from './database.js';
import { APPLICATION_ROLE } from './roles.js';

const PRIVILEGE_MISSING = '42501';

const TENANT_TABLES = Object.keys(DECLARED_TABLES).filter((table) => DECLARED_TABLES[table] === 'tenant');
const STAFF_TABLES = Object.keys(DECLARED_TABLES).filter((table) => DECLARED_TABLES[table] === 'staff');

/** The protection by the database itself: SQL under the application's role, without any `where`. */
describe('row-level security', () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let app: pg.Client;
  let ownId: number;
  let otherId: number;

  const within = async <T>(set: Record<string, string>, work: () => Promise<T>) => withinSettings(app, set, work);
  const as = (id: number) => ({ 'app.establishment_id': String(id), 'app.scope': 'tenant' });
  const establishmentsIn = async (table: string): Promise<(number | null)[]> => {
    const { rows } = await app.query<{ id: number | null }>(`select distinct establishment_id as id from ${table}`);
    return rows.map(({ id }) => id);
  };
  const codeOf = async (query: Promise<unknown>): Promise<unknown> =>
    query.then(
      () => 'done',
      (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? error.code : error),
    );

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client(database.url);
    app = new pg.Client(applicationConnection({ ownerUrl: database.url }));
    await Promise.all([owner.connect(), app.connect()]);
    const { rows } = await owner.query<{ id: number }>('select id from establishment order by id');
    [ownId, otherId] = [rows[0]?.id ?? 0, rows[1]?.id ?? 0];
    await fillEveryTenantTable(owner);
  });

  afterAll(async () => {
    await Promise.all([owner.end(), app.end()]);
    await database.drop();
  });

  it('binds the application role, which owns nothing and cannot bypass it', async () => {
    const { rows } = await app.query<Record<string, unknown>>(
      `select current_user as name, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles
        where rolname = current_user`,
    );
    expect(rows).toEqual([
      { name: APPLICATION_ROLE, rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    const owned = await owner.query(`select from pg_class where relowner = $1::regrole`, [APPLICATION_ROLE]);
    expect(owned.rowCount).toBe(0);
    for (const statement of [
      'alter table valuation disable row level security',
      'drop policy tenant on valuation',
      'create policy mine on valuation using (true)',
      'truncate valuation',
    ]) {
      expect(await codeOf(app.query(statement))).toBe(PRIVILEGE_MISSING);
    }
  });

  describe.each(TENANT_TABLES)('on %s', (table) => {
    it('shows the rows of the transaction’s establishment only', async () => {
      expect(await within(as(ownId), async () => establishmentsIn(table))).toEqual([ownId]);
      expect(await within(as(otherId), async () => establishmentsIn(table))).toEqual([otherId]);
    });

    it('shows nothing without an establishment, with an unknown one, or after the transaction', async () => {
      expect(await within({}, async () => establishmentsIn(table))).toEqual([]);
      expect(await within({ 'app.establishment_id': '' }, async () => establishmentsIn(table))).toEqual([]);
      expect(await within(as(999_999), async () => establishmentsIn(table))).toEqual([]);
      expect(await establishmentsIn(table)).toEqual([]);
    });

    it('refuses a new row for another establishment', async () => {
      const [column] = await columnsOf(table);
      const copied = `insert into ${table} (${column?.all}) overriding system value
                      select ${column?.all} from json_populate_record(null::${table}, $1)`;
      const { rows } = await owner.query<{ row: object }>(
        `select to_json(t) as row from ${table} t where establishment_id = $1 limit 1`,
        [otherId],
      );
      const row = JSON.stringify(rows[0]?.row);
      expect(await within(as(ownId), async () => codeOf(app.query(copied, [row])))).toBe(PRIVILEGE_MISSING);
      expect(await within({}, async () => codeOf(app.query(copied, [row])))).toBe(PRIVILEGE_MISSING);
    });

    it('changes and deletes nothing of another establishment', async () => {
      const journal = table === 'domain_event';
      const touch = journal ? 'relayed_at = now()' : 'establishment_id = establishment_id';
      for (const settings of [as(ownId), {}]) {
        const changed = await within(settings, async () =>
          app.query(`update ${table} set ${touch} where establishment_id = $1`, [otherId]),
        );
        expect(changed.rowCount).toBe(0);
        if (journal) continue;
        const deleted = await within(settings, async () =>
          app.query(`delete from ${table} where establishment_id = $1`, [otherId]),
        );
        expect(deleted.rowCount).toBe(0);
      }
    });

    it('refuses to move a row to another establishment', async () => {
      const statement = `update ${table} set establishment_id = $1 where establishment_id = $2`;
      const code = await within(as(ownId), async () => codeOf(app.query(statement, [otherId, ownId])));
      expect(code).toBe(PRIVILEGE_MISSING);
    });
  });

  describe.each(STAFF_TABLES)('on %s, which staff write', (table) => {
    it('lets everyone read, and only the scope of staff write', async () => {
      const count = async () => (await app.query(`select from ${table}`)).rowCount;
      expect(await within(as(ownId), count)).toBeGreaterThan(0);
      const [columns] = await columnsOf(table);
      const last = columns?.all.split(', ').at(-1);
      const touch = `update ${table} set ${last} = ${last}`;
      for (const settings of [{}, as(ownId), { 'app.scope': 'mails' }]) {
        expect((await within(settings, async () => app.query(touch))).rowCount).toBe(0);
        expect((await within(settings, async () => app.query(`delete from ${table}`))).rowCount).toBe(0);
      }
      const touched = await within({ 'app.scope': 'staff' }, async () => app.query(touch));
      expect(touched.rowCount).toBeGreaterThan(0);
    });

    it('refuses a new row without the scope of staff', async () => {
      const [column] = await columnsOf(table);
      const copied = `insert into ${table} (${column?.all}) overriding system value
                      select ${column?.all} from ${table} limit 1`;
      expect(await within(as(ownId), async () => codeOf(app.query(copied)))).toBe(PRIVILEGE_MISSING);
    });
  });

  it('lets only the scope of staff read and write former versions', async () => {
    const read = async () => (await app.query('select from content_version')).rowCount;
    for (const settings of [{}, as(ownId), { 'app.scope': 'mails' }]) {
      expect(await within(settings, read)).toBe(0);
    }
    await within({ 'app.scope': 'staff' }, async () => {
      await app.query(`update content_page set title = title || '.' where id = (select min(id) from content_page)`);
      expect(await read()).toBeGreaterThan(0);
    });
  });

  describe.each(['staff', 'members', 'mails', 'granted', 'titles'])('under the scope %s', (scope) => {
    // These tables hold names, titles of "autre" functions, reasons, histories and answers about a person.
    it.each(['profile', 'personal_text', 'valuation', 'profile_totals', 'print_job', 'print_file', 'import_batch'])(
      'lets staff read no row of %s',
      async (table) => {
        expect((await owner.query(`select from ${table}`)).rowCount).toBeGreaterThan(0);
        expect(await within({ 'app.scope': scope }, async () => establishmentsIn(table))).toEqual([]);
      },
    );
  });

  it('lets only the scope of members read accounts and numbers, without passwords, and change neither', async () => {
    const accounts = async () => (await app.query('select from member_account')).rowCount;
    const figures = async () =>
      (
        await app.query('select from establishment_figures($1, $2)', [
          [ownId, otherId],
          [0, 0],
        ])
      ).rowCount;
    for (const settings of [{}, as(ownId), { 'app.scope': 'staff' }, { 'app.scope': 'mails' }]) {
      expect(await within(settings, async () => [await accounts(), await figures()])).toEqual([0, 0]);
    }
    const members = { 'app.scope': 'members' };
    expect(await within(members, figures)).toBe(2);
    expect(await within(members, accounts)).toBeGreaterThan(4);
    expect((await columnsOf('member_account')).map(({ all }) => all).join()).not.toMatch(/password|postal/);
    for (const statement of ['update member_account set email = email', 'delete from member_account']) {
      expect(await within(members, async () => codeOf(app.query(statement)))).not.toBe('done');
    }
  });

  /** The table's columns, as an insert lists them. */
  async function columnsOf(table: string): Promise<{ all: string }[]> {
    const { rows } = await owner.query<{ all: string }>(
      `select string_agg(quote_ident(column_name), ', ') as all from information_schema.columns
        where table_schema = 'public' and table_name = $1`,
      [table],
    );
    return rows;
  }

  it('lets only the scope of figures read numbers of valuations, without names and texts, and change none', async () => {
    const seen = async () => [
      (await app.query('select from staff_valuation')).rowCount,
      (await app.query('select from staff_counts()')).rowCount,
    ];
    for (const settings of [{}, as(ownId), { 'app.scope': 'staff' }, { 'app.scope': 'mails' }]) {
      expect(await within(settings, seen)).toEqual([0, 0]);
    }
    const [valuations, counts] = await within({ 'app.scope': 'figures' }, seen);
    expect([Number(valuations) > 2, counts]).toEqual([true, 1]);
    expect(await within({ 'app.scope': 'figures' }, async () => establishmentsIn('valuation'))).toEqual([]);
    expect((await columnsOf('staff_valuation')).map(({ all }) => all).join()).not.toMatch(
      /answers|history|text|profile/,
    );
    const change = 'update staff_valuation set status = 4';
    expect(await within({ 'app.scope': 'figures' }, async () => codeOf(app.query(change)))).not.toBe('done');
  });

  describe('on the journal', () => {
    const change = async (statement: string, settings = as(ownId)) =>
      within(settings, async () => codeOf(app.query(statement)));

    it.each([
      ['rewrite an event', `update domain_event set type = 'x'`],
      ['move an event in time', 'update domain_event set occurred_at = now()'],
      ['change who did it', 'update domain_event set actor_id = 1'],
      ['renumber it', 'update domain_event set aggregate_version = 1'],
      ['delete it', 'delete from domain_event'],
    ])('does not let the application %s', async (_, statement) => {
      expect(await change(statement)).toBe(PRIVILEGE_MISSING);
      expect(await change(statement, { ...as(ownId), 'app.scope': 'relay' })).toBe(PRIVILEGE_MISSING);
    });

    it('lets the application mark an event as relayed, and empty its payload for an erasure', async () => {
      expect(await change('update domain_event set relayed_at = now()')).toBe('done');
      expect(await change('update domain_event set payload = null')).toBe('done');
    });

    it('shows the events of every establishment to the scope of the relay, but none of their other rows', async () => {
      const seen = async (table: string) => within({ 'app.scope': 'relay' }, async () => establishmentsIn(table));
      expect(new Set(await seen('domain_event'))).toEqual(new Set([ownId, otherId]));
      for (const table of TENANT_TABLES.filter((name) => name !== 'domain_event'))
        expect(await seen(table)).toEqual([]);
    });

    it('shows events without an establishment only to the scope of staff', async () => {
      await owner.query(
        `insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version,
                                   payload, correlation_id, occurred_at)
         values (gen_random_uuid(), 'grid', 1, 1, 'grid.published', 1, '{}', 'test', now())`,
      );
      expect(await within({ 'app.scope': 'staff' }, async () => establishmentsIn('domain_event'))).toEqual([null]);
      expect(await within(as(ownId), async () => establishmentsIn('domain_event'))).toEqual([ownId]);
      await owner.query('delete from domain_event where establishment_id is null');
    });
  });
});
