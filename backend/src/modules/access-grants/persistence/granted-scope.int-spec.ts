import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { withinSettings } from '../../../../test/support/tenant-rows.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { applicationConnection } from '../../../platform/persistence/database.js';

const OPENED = ['access_grant', 'profile', 'valuation', 'personal_text', 'profile_totals', 'domain_event'];
const CLOSED = [
  'account',
  'mail',
  'mail_token',
  'contact_message',
  'print_job',
  'print_file',
  'import_batch',
  'profile_note',
];

/** What a grant opens in the database itself: SQL under the application's role, without any `where`. */
describe("the scope of a head's grant", () => {
  let database: TestDatabase;
  let owner: pg.Client;
  let app: pg.Client;

  const asking = (id: number | string) => ({ 'app.scope': 'granted', 'app.granted_id': String(id) });
  const ownersOf = async (table: string, settings: Record<string, string>): Promise<unknown[]> =>
    withinSettings(app, settings, async () => {
      const { rows } = await app.query<{ id: number }>(`select distinct establishment_id as id from ${table}`);
      return rows.map(({ id }) => id);
    });
  /** The tables opened by a grant (the grant's own table aside) that return rows under these settings. */
  const answering = async (settings: Record<string, string>): Promise<string[]> => {
    const found: string[] = [];
    for (const table of OPENED.slice(1)) if ((await ownersOf(table, settings)).length > 0) found.push(table);
    return found;
  };
  const headOf = `(select id from account where establishment_id = 1 and parent_id is null)`;
  const grant = async (from: string, until: string, withdrawn = 'null', by = headOf): Promise<void> => {
    await owner.query('delete from access_grant');
    await owner.query(
      `insert into access_grant (establishment_id, version, granted_by, granted_at, expires_at, withdrawn_at)
       values (1, 1, ${by}, now() ${from}, now() ${until}, ${withdrawn})`,
    );
  };
  const lasting = async () => grant(`- interval '1 hour'`, `+ interval '6 days'`);

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Client(database.url);
    app = new pg.Client(applicationConnection({ ownerUrl: database.url }));
    await Promise.all([owner.connect(), app.connect()]);
  });

  afterAll(async () => {
    await Promise.all([owner.end(), app.end()]);
    await database.drop();
  });

  it('opens nothing without a grant', async () => {
    await owner.query('delete from access_grant');
    expect(await answering(asking(1))).toEqual([]);
  });

  it('opens the rows of that establishment alone while a grant lasts', async () => {
    await lasting();
    for (const table of OPENED) expect([table, await ownersOf(table, asking(1))]).toEqual([table, [1]]);
    for (const other of [asking(2), asking(''), asking(999_999), { 'app.scope': 'granted' }]) {
      for (const table of OPENED) expect(await ownersOf(table, other)).toEqual([]);
    }
  });

  it('opens them to no other scope that names the same establishment', async () => {
    await lasting();
    for (const scope of ['staff', 'members', 'figures', 'mails', 'tenant', 'relay']) {
      expect([scope, await ownersOf('personal_text', { ...asking(1), 'app.scope': scope })]).toEqual([scope, []]);
    }
  });

  it('keeps accounts, mails, documents and the notes of the head closed', async () => {
    await lasting();
    await owner.query(
      `insert into profile_note (establishment_id, profile_id, written_on, content)
       select establishment_id, id, current_date, 'x' from profile`,
    );
    for (const table of CLOSED) expect([table, await ownersOf(table, asking(1))]).toEqual([table, []]);
    const { rows } = await owner.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'account_name'`,
    );
    expect(rows.map(({ name }) => name).join()).not.toMatch(/password|postal|totp|suspen/);
    expect(await ownersOf('account_name', asking(1))).toEqual([1]);
    expect(await ownersOf('account_name', asking(2))).toEqual([]);
    const kinds = await withinSettings(app, asking(1), async () =>
      app.query<{ kind: string }>('select distinct aggregate_type as kind from domain_event'),
    );
    expect(kinds.rows).toEqual([{ kind: 'valuation' }]);
  });

  it.each([
    ['its time is over', `- interval '6 days'`, `- interval '1 second'`, 'null'],
    ['it was withdrawn', `- interval '1 hour'`, `+ interval '6 days'`, 'now()'],
  ])('opens nothing once %s', async (_, from, until, withdrawn) => {
    await grant(from, until, withdrawn);
    expect(await answering(asking(1))).toEqual([]);
    expect(await ownersOf('account_name', asking(1))).toEqual([]);
  });

  it('opens nothing when the granter is not the active head', async () => {
    await grant('', `+ interval '1 day'`, 'null', `(select min(id) from account where parent_id = ${headOf})`);
    expect(await answering(asking(1))).toEqual([]);
    await lasting();
    await owner.query(`update account set visa = 0 where id = ${headOf}`);
    expect(await answering(asking(1))).toEqual([]);
    await owner.query(`update account set visa = 1 where id = ${headOf}`);
    expect(await answering(asking(1))).toEqual(OPENED.slice(1));
  });

  it('allows no writing', async () => {
    await lasting();
    for (const table of OPENED) {
      const changed = await withinSettings(app, asking(1), async () =>
        app.query(`update ${table} set ${table === 'domain_event' ? 'payload = null' : 'establishment_id = 1'}`),
      );
      expect([table, changed.rowCount]).toEqual([table, 0]);
    }
    await expect(
      withinSettings(app, asking(1), async () =>
        app.query(`update access_grant set expires_at = expires_at + interval '1 day' returning id`),
      ),
    ).resolves.toMatchObject({ rowCount: 0 });
    await expect(
      withinSettings(app, asking(1), async () =>
        app.query(
          `insert into access_grant (establishment_id, version, granted_by, granted_at, expires_at)
           select establishment_id, 1, granted_by, now(), now() + interval '1 day' from access_grant`,
        ),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('never lasts longer than seven days', async () => {
    await expect(grant('', `+ interval '7 days 1 minute'`)).rejects.toMatchObject({ code: '23514' });
  });
});
