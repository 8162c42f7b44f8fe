import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Documents of the portal show settings (how the employer body is reached, maintenance): a change of one raises the revision
 * that they are kept by (ADR 34). And the counts of staff no longer go through the prints, which nobody asks them for.
 */
export class SettingsForThePublic1763700000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create trigger raise_revision after insert or update on setting
      for each statement execute function raise_content_revision()`);
    await runner.query('drop function staff_counts()');
    await runner.query(COUNTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger raise_revision on setting');
    await runner.query('drop function staff_counts()');
    await runner.query(FORMER_COUNTS);
  }
}

const UNDER_SCOPE = `(select current_setting('app.scope', true)) = 'figures'`;

const counts = (
  columns: string,
  selected: string,
  message: string,
): string => `create function staff_counts() returns table (
    establishments integer, main_accounts integer, associated_accounts integer, invited_accounts integer,
    requests_waiting integer, messages_waiting integer, mails_waiting integer, mails_failed integer${columns})
  language sql stable security definer set search_path = public, pg_temp rows 1 as $$
    select (select count(*) from establishment)::integer, a.main, a.associated, a.invited,
           (select count(*) from account_request where state = 'waiting')::integer,
           (select count(*) from contact_message m where ${message} is distinct from 'closed')::integer,
           (select count(*) from mail where state = 'waiting')::integer,
           (select count(*) from mail where state = 'failed')::integer${selected}
      from (select (count(*) filter (where activated_at is not null and parent_id is null))::integer as main,
                   (count(*) filter (where activated_at is not null and parent_id is not null))::integer as associated,
                   (count(*) filter (where activated_at is null))::integer as invited
              from account where role = 'member') a
     where ${UNDER_SCOPE} $$`;

const COUNTS = counts('', '', 'm.state');
const FORMER_COUNTS = counts(
  ', prints_failed integer',
  `, (select count(*) from print_job where state = 'failed')::integer`,
  `(to_jsonb(m) ->> 'state')`,
);
