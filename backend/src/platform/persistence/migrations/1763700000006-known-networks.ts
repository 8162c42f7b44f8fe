import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Networks from which an account was signed in to, whose attempts strangers cannot spend (ADR 0022); and word to the live
 * streams whenever a session ends or an account gets another role, whatever statement brings it.
 */
export class KnownNetworks1763700000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger tell_session_end on session');
    await runner.query('drop trigger tell_session_removal on session');
    await runner.query('drop trigger tell_role_change on account');
    await runner.query('drop function tell_session_change()');
    await runner.query('drop table known_network');
  }
}

const statements = [
  // The key is a keyed hash of account and network: the table alone tells no address.
  `create table known_network (
    key text primary key,
    account_id integer not null references account (id) on delete cascade,
    used_at timestamptz not null
  )`,
  'create index known_network_account on known_network (account_id, used_at)',
  'grant select, insert, update, delete on known_network to valorisation_app',

  `create function tell_session_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('session_change', to_jsonb(old) ->> tg_argv[0]);
      return null;
    end $$`,
  `create trigger tell_session_end after update of ended_at on session for each row
    when (old.ended_at is null and new.ended_at is not null) execute function tell_session_change('account_id')`,
  `create trigger tell_session_removal after delete on session for each row
    when (old.ended_at is null) execute function tell_session_change('account_id')`,
  `create trigger tell_role_change after update of parent_id, visa, role on account for each row
    when ((old.parent_id, old.visa, old.role) is distinct from (new.parent_id, new.visa, new.role))
    execute function tell_session_change('id')`,
];
