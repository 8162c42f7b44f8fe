import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffOnlyTable } from '../migration-helpers.js';

/** The second step of signing in, for accounts of the employer body (ADR 41). */
export class SecondStep1763700000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table account add column totp_since timestamptz,
      add constraint account_totp_is_staff check (totp_since is null or role <> 'member')`);
    await createStaffOnlyTable(
      runner,
      'account_totp',
      `account_id integer primary key references account (id) on delete cascade,
       sealed_secret bytea not null,
       last_step integer not null default 0,
       created_at timestamptz not null`,
    );
    await createStaffOnlyTable(
      runner,
      'recovery_code',
      `account_id integer not null references account (id) on delete cascade,
       code_hash bytea not null,
       primary key (account_id, code_hash)`,
    );
    await createStaffOnlyTable(
      runner,
      'login_challenge',
      `token_hash bytea primary key,
       account_id integer not null references account (id) on delete cascade,
       account_version integer not null,
       expires_at timestamptz not null`,
    );
    await runner.query('create index login_challenge_account on login_challenge (account_id)');
    await runner.query(STATE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function second_step_of(integer)');
    for (const table of ['login_challenge', 'recovery_code', 'account_totp']) await runner.query(`drop table ${table}`);
    await runner.query('alter table account drop column totp_since');
  }
}

/** Read with each session, hence outside any establishment. */
const STATE = `
  create function second_step_of(wanted integer) returns text
    language sql stable security definer set search_path = public, pg_temp as $$
      select case
               when a.role = 'member' then 'off'
               when a.totp_since is not null then 'on'
               when exists (select from setting s where s.key = 'totp_required'
                               and (s.value #>> '{}' = 'staff' or s.value #>> '{}' = a.role)) then 'required'
               else 'off'
             end
        from account a where a.id = wanted $$`;
