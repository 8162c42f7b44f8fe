import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables whose rows belong to one establishment. A test compares this list with the columns of the schema. */
export const TENANT_TABLES = [
  'account',
  'deferred_invitation',
  'mail_token',
  'mail',
  'contact_message',
  'profile',
  'personal_text',
  'valuation',
  'profile_totals',
  'domain_event',
  'print_job',
  'print_file',
  'import_batch',
] as const;

/**
 * The application role and row-level security: each transaction carries its establishment (`app.establishment_id`), and
 * every tenant table refuses the rest. Exceptions have a name (`app.scope`) and stand here, one policy each.
 */
export class SecondLock1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`do $$ begin
      if not exists (select from pg_roles where rolname = 'valorisation_app') then
        create role valorisation_app nologin nobypassrls;
      end if;
    exception when duplicate_object or unique_violation then null; end $$`);
    await runner.query('grant valorisation_app to current_user');
    await runner.query('grant usage on schema public to valorisation_app');
    await runner.query('grant select, insert, update, delete on all tables in schema public to valorisation_app');
    await runner.query('grant usage on all sequences in schema public to valorisation_app');
    await runner.query('revoke update, delete on domain_event from valorisation_app');
    await runner.query('grant update (relayed_at, payload) on domain_event to valorisation_app');
    for (const table of TENANT_TABLES) {
      await runner.query(`alter table ${table} enable row level security`);
      await runner.query(`create policy tenant on ${table}
        using (establishment_id = (select nullif(current_setting('app.establishment_id', true), '')::integer))`);
    }
    for (const exception of exceptions) await runner.query(exception);
    for (const definition of functions) await runner.query(definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function find_session(bytea)');
    await runner.query('drop function find_account_by_email(text)');
    await runner.query('drop function find_account_card(integer)');
    await runner.query('drop function find_mail_token(bytea)');
    await runner.query('drop function find_main_account(text)');
    await runner.query('drop function forget_address(text)');
    for (const table of TENANT_TABLES) {
      await runner.query(`drop policy tenant on ${table}`);
      await runner.query(`alter table ${table} disable row level security`);
    }
    await runner.query('drop policy relay on domain_event');
    await runner.query('drop policy all_mails on mail');
    for (const table of ['account', ...CLEARED_BY_AGE]) await runner.query(`drop policy housekeeping on ${table}`);
    for (const table of OF_NOBODY) await runner.query(`drop policy staff_rows on ${table}`);
  }
}

/** Tenant tables with rows of nobody's establishment: staff, applicants, grids. */
const OF_NOBODY = ['domain_event', 'account', 'mail_token', 'mail', 'contact_message'] as const;

/** What the daily housekeeping clears by age, in every establishment. */
const CLEARED_BY_AGE = ['mail_token', 'mail', 'contact_message', 'print_job', 'print_file'] as const;

const exceptions = [
  // Housekeeping finds the establishments that are due, and clears what has been kept for long enough.
  `create policy housekeeping on account for select
    using ((select current_setting('app.scope', true)) = 'housekeeping')`,
  ...CLEARED_BY_AGE.map(
    (table) => `create policy housekeeping on ${table}
      using ((select current_setting('app.scope', true)) = 'housekeeping')`,
  ),
  // The relay reads and marks the outbox of every establishment.
  `create policy relay on domain_event
    using ((select current_setting('app.scope', true)) = 'relay')`,
  // Staff see how the mails of every establishment went.
  `create policy all_mails on mail for select
    using ((select current_setting('app.scope', true)) = 'mails')`,
  // Rows of nobody's establishment are read and written under the staff scope.
  ...OF_NOBODY.map(
    (table) => `create policy staff_rows on ${table}
      using (establishment_id is null and (select current_setting('app.scope', true)) = 'staff')`,
  ),
];

// Before there is a session there is no establishment: these answer one row for an exact key, as the owner.
const functions = [
  `create function find_session(hash bytea) returns table (
      session_id integer, created_at timestamptz, seen_at timestamptz, expires_at timestamptz,
      account_id integer, establishment_id integer, parent_id integer, role text, visa smallint,
      establishment_version integer, grid_id integer, grid_confirmed boolean)
    language sql stable security definer set search_path = public, pg_temp rows 1 as $$
      select s.id, s.created_at, s.seen_at, s.expires_at, a.id, a.establishment_id, a.parent_id, a.role, a.visa,
             e.version, g.id, g.confirmed
        from session s
        join account a on a.id = s.account_id
        left join establishment e on e.id = a.establishment_id
        left join grid_version g on g.status = 'in_force'
       where s.token_hash = hash and s.ended_at is null $$`,
  `create function find_account_card(wanted integer) returns table (
      account_id integer, email text, first_name text, last_name text, postal_address text, parent_id integer,
      role text, visa smallint, siret text, company_name text, deletion_planned_on text,
      activated boolean)
    language sql stable security definer set search_path = public, pg_temp rows 1 as $$
      select a.id, a.email, a.first_name, a.last_name, a.postal_address, a.parent_id, a.role, a.visa,
             e.siret, e.company_name, to_char(a.deletion_planned_on, 'YYYY-MM-DD'),
             a.activated_at is not null
        from account a left join establishment e on e.id = a.establishment_id
       where a.id = wanted $$`,
  `create function find_account_by_email(address text) returns table (
      account_id integer, establishment_id integer, password_hash text, visa smallint, activated boolean)
    language sql stable security definer set search_path = public, pg_temp rows 1 as $$
      select a.id, a.establishment_id, a.password_hash, a.visa, a.activated_at is not null
        from account a where lower(a.email) = lower(address) $$`,
  `create function find_mail_token(hash bytea) returns table (
      id uuid, purpose text, account_id integer, establishment_id integer, new_email text, expires_at timestamptz,
      used_at timestamptz)
    language sql stable security definer set search_path = public, pg_temp rows 1 as $$
      select t.id, t.purpose, t.account_id, t.establishment_id, t.new_email, t.expires_at, t.used_at
        from mail_token t where t.token_hash = hash $$`,
  // Somebody who goes leaves nothing in other establishments either: an invitation that waited for their address, a mail
  // to it.
  `create function forget_address(address text) returns void
    language sql volatile security definer set search_path = public, pg_temp as $$
      delete from deferred_invitation where lower(email) = lower(address);
      delete from mail where lower(recipient) = lower(address) $$`,
  `create function find_main_account(wanted text) returns table (account_id integer, establishment_id integer)
    language sql stable security definer set search_path = public, pg_temp rows 1 as $$
      select a.id, e.id from establishment e
        left join account a on a.establishment_id = e.id and a.parent_id is null
       where e.siret = wanted order by a.id limit 1 $$`,
];
