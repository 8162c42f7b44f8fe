import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * States once which of a person's accounts comes first: the active one that was used last. It is the one that a sign-in
 * opens, and the one that takes the password over. Waiting requests go with the password. A signed-in person may have one
 * request for each further establishment.
 */
export class AccountsByUse1763700000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  /** The function before this one passed the password on as well. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account_request_further, account_request_waiting');
    await runner.query(
      `create unique index account_request_waiting on account_request (lower(email)) where state = 'waiting'`,
    );
  }
}

const statements = [
  `create function accounts_by_use(wanted integer) returns table (account_id integer, establishment_id integer)
    language sql stable security definer set search_path = public, pg_temp rows 1 as $$
      select account_id, establishment_id from accounts_of_person(wanted)
       order by visa desc, last_sign_in_at desc nulls last, account_id $$`,

  `create or replace function pass_sign_in(wanted integer) returns void
    language plpgsql volatile security definer set search_path = public, pg_temp as $$
    declare
      heir integer;
      secret text;
    begin
      select password_hash into secret from account where id = wanted and login_id is null;
      if not found then return; end if;
      select account_id into heir from accounts_by_use(wanted) where account_id <> wanted limit 1;
      if heir is null then return; end if;
      update account set login_id = heir, password_hash = null where id = wanted;
      update account set login_id = null, password_hash = secret, version = version + 1 where id = heir;
      update account set login_id = heir, version = version + 1 where login_id = wanted and id <> heir;
      update account_request set login_id = heir where login_id = wanted;
    end $$`,

  'drop index account_request_waiting',
  `create unique index account_request_waiting on account_request (lower(email))
    where state = 'waiting' and login_id is null`,
  `create unique index account_request_further on account_request (login_id, siret) where state = 'waiting'`,
];
