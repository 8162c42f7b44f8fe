import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { applicationDataSource } from '../../../platform/persistence/database.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { KEPT_DAYS } from '../domain/keeping-periods.js';
import { clearByAge, noteLastUse, planRetentionEnd } from './housekeeping-rows.js';

const EVERYWHERE = { establishmentId: null, scope: 'housekeeping', actorId: null, correlationId: 'test' } as const;

describe('the retention periods', () => {
  let database: TestDatabase;
  let owner: pg.Pool;
  let source: DataSource;

  const clear = async (daysFromNow: number) =>
    new UnitOfWork(source).run(EVERYWHERE, async (tx) =>
      clearByAge(tx, new Date(Date.now() + daysFromNow * 24 * 60 * 60 * 1000)),
    );
  const states = async (table: 'mail' | 'print_job') =>
    (await owner.query<object>(`select state, error_code from ${table} order by id`)).rows;
  const GIVEN_UP = KEPT_DAYS.unfinished + 1;

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = new pg.Pool({ connectionString: database.url, max: 2 });
    source = await applicationDataSource({ ownerUrl: database.url }, [], 2).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    await owner.end();
    await database.drop();
  });

  it('let unsent mails fail after some days, for staff to see, and delete them later', async () => {
    await owner.query(`
      insert into mail (message_key, kind, establishment_id, recipient, data, state, version, attempts, error_code, created_at)
      select gen_random_uuid(), 'password-reset', establishment_id, email, '{}', 'waiting', 1, 0, null, now()
        from account where role = 'member' limit 2`);
    await clear(0);
    const waiting = { state: 'waiting', error_code: null };
    expect(await states('mail')).toEqual([waiting, waiting]);
    await clear(GIVEN_UP);
    const failed = { state: 'failed', error_code: 'injoignable' };
    expect(await states('mail')).toEqual([failed, failed]);
    await clear(KEPT_DAYS.failedMail + 1);
    expect(await states('mail')).toEqual([]);
  });

  it('delete a request for an account a year after its decision, or after it came when it stayed undecided', async () => {
    await owner.query('delete from account_request');
    await owner.query(`
      insert into account_request (siret, company_name, email, first_name, last_name, postal_address, joins_establishment,
                                   register_finding, state, created_at, decided_at)
      select '77500002900014', 'Maison', state || '@ecole.example', '', '', '', false, 'unchecked', state, now(),
             case when state = 'refused' then now() + interval '3 days' end
        from unnest(array['waiting', 'refused']) as state`);
    const requests = async () =>
      (await owner.query<{ state: string }>('select state from account_request')).rows.map(({ state }) => state);
    await clear(KEPT_DAYS.accountRequest - 1);
    expect(await requests()).toEqual(['waiting', 'refused']);
    await clear(KEPT_DAYS.accountRequest + 1);
    expect(await requests()).toEqual(['refused']);
    await clear(KEPT_DAYS.accountRequest + 4);
    expect(await requests()).toEqual([]);
  });

  it('delete a transfer of people a year after its time to agree is over', async () => {
    await owner.query(`
      insert into people_transfer (establishment_id, target_id, state, asked_by, asked_at, ends_at)
      select min(id), max(id), 'refused', 1, now() - interval '30 days', now() from establishment`);
    const transfers = async () => (await owner.query('select from people_transfer')).rowCount;
    await clear(KEPT_DAYS.transfer - 1);
    expect(await transfers()).toBe(1);
    await clear(KEPT_DAYS.transfer + 1);
    expect(await transfers()).toBe(0);
  });

  it('delete a searched word after 30 days, and after a year if it came on three different days', async () => {
    await owner.query(
      `insert into left_word (word, day)
       select word, current_date - back from (values ('single', 0), ('twice', 0), ('twice', 9), ('frequent', 0),
                                                     ('frequent', 1), ('frequent', 9)) as left_words (word, back)`,
    );
    const words = async () =>
      (await owner.query<{ word: string }>('select distinct word from left_word order by word')).rows.map(
        ({ word }) => word,
      );
    await clear(KEPT_DAYS.leftWord - 10);
    expect(await words()).toEqual(['frequent', 'single', 'twice']);
    await clear(KEPT_DAYS.leftWord + 1);
    expect(await words()).toEqual(['frequent']);
    await clear(KEPT_DAYS.frequentLeftWord + 1);
    expect(await words()).toEqual([]);
  });

  it('delete sign-in attempts as soon as they no longer count', async () => {
    await owner.query(`insert into login_attempt (key, failures, free_at, forgotten_at)
                       values ('hash', 3, now(), now() + interval '1 day')`);
    const attempts = async () => (await owner.query('select from login_attempt')).rowCount;
    await clear(0);
    expect(await attempts()).toBe(1);
    await clear(2);
    expect(await attempts()).toBe(0);
  });

  it('delete a session once the last use of its establishment is recorded, which cancels its planned deletion', async () => {
    await owner.query(`
      update establishment set last_seen_at = now() - interval '3 years', retention_warned_at = now() - interval '1 day',
                               retention_due_on = now() + interval '1 day';
      insert into session (account_id, token_hash, created_at, seen_at, expires_at, ended_at)
      select id, sha256(email::bytea), now(), now(), now(), now() from account where role = 'member' order by id limit 1`);
    const { rows } = await owner.query<{ id: number }>(
      'select a.establishment_id as id from session s join account a on a.id = s.account_id',
    );
    const id = rows[0]?.id ?? 0;
    const sessions = async () => (await owner.query('select from session')).rowCount;
    const planned = async () =>
      (await owner.query<{ id: number }>('select id from establishment where retention_due_on is not null')).rows;
    const everybody = (await planned()).length;
    await clear(1);
    expect(await sessions()).toBe(1);
    // The erasure of one establishment does the same, under a scope that sees no other.
    await new UnitOfWork(source).run({ ...EVERYWHERE, establishmentId: id, scope: 'tenant' }, noteLastUse);
    expect(await planned()).toHaveLength(everybody - 1);
    expect(await planned()).not.toContainEqual({ id });
    await clear(1);
    expect(await sessions()).toBe(0);
  });

  it('plan the deletion of an unused establishment once, and never that of a used one', async () => {
    await owner.query(`
      update establishment set retention_warned_at = null, retention_due_on = null,
                               last_seen_at = now() - interval '3 years'`);
    const { rows } = await owner.query<{ id: number }>('select id from establishment order by id limit 2');
    const [unused = 0, used = 0] = rows.map(({ id }) => id);
    await owner.query('update establishment set last_seen_at = now() where id = $1', [used]);
    const plan = async (establishmentId: number) =>
      new UnitOfWork(source).run({ ...EVERYWHERE, establishmentId, scope: 'tenant' }, async (tx) =>
        planRetentionEnd(tx, new Date(), { months: 36, warningDays: 60 }, '2030-01-01'),
      );
    expect([await plan(used), await plan(unused), await plan(unused)]).toEqual([false, true, false]);
  });

  it('delete documents for a requested share after a day, with their jobs, and keep others', async () => {
    await owner.query(
      `insert into print_file (establishment_id, content_key, storage_key, media_type, byte_length, sha256, for_share, created_at)
       select e.id, key, key, 'application/pdf', 1, repeat('0', 64), key = 'share', now()
         from (select min(id) as id from establishment) e, unnest(array['share', 'stored']) as key`,
    );
    await owner.query(
      `insert into print_job (establishment_id, account_id, kind, input, state, progress, content_key, file_name,
                              created_at, finished_at)
       select a.establishment_id, a.id, asked.kind, asked.input, asked.state, 100, 'share', 'x.pdf', now(), now()
         from (select establishment_id, id from account where role = 'member' limit 1) a,
              (values ('conclusion', '{"valuationId": 1, "shareHundredths": 5000}'::jsonb, 'done'),
                      ('conclusion', '{"valuationId": 1, "shareHundredths": 5000}', 'failed'),
                      ('conclusion', '{"valuationId": 1, "shareHundredths": null}', 'done'),
                      ('conclusions', '{"valuationIds": [1]}', 'done'),
                      ('job-sheet', '{"profileId": 1}', 'done')) as asked (kind, input, state)`,
    );
    const left = async () => ({
      files: (await owner.query<{ key: string }>('select content_key as key from print_file order by 1')).rows,
      jobs: (await owner.query('select from print_job')).rowCount,
    });
    await clear(0.9);
    expect(await left()).toEqual({ files: [{ key: 'share' }, { key: 'stored' }], jobs: 5 });
    await clear(KEPT_DAYS.sharePrint + 0.1);
    expect(await left()).toEqual({ files: [{ key: 'stored' }], jobs: 3 });
    await clear(KEPT_DAYS.printFile + 1);
    expect(await left()).toEqual({ files: [], jobs: 0 });
  });

  it('let unmade documents fail after some days, tell the requester, and delete them later', async () => {
    for (const state of ['waiting', 'active']) {
      await owner.query(
        `insert into print_job (establishment_id, account_id, kind, input, state, progress, file_name, created_at)
         select establishment_id, id, 'conclusion', '{}', $1, 0, 'Classement.pdf', now()
           from account where role = 'member' limit 1`,
        [state],
      );
    }
    await clear(0);
    expect(await states('print_job')).toMatchObject([{ state: 'waiting' }, { state: 'active' }]);
    await clear(GIVEN_UP);
    const failed = { state: 'failed', error_code: 'rendu_impossible' };
    expect(await states('print_job')).toEqual([failed, failed]);
    await clear(KEPT_DAYS.printJob + 1);
    expect(await states('print_job')).toEqual([]);
  });
});
