import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The earlier addresses of a page that staff have created, so that they lead to the new one (ADR 114). The database
 * itself keeps them. A new address counts at once, also for the text that a scheduled one will replace.
 */
export class PageAddresses1763700000118 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table content_page add column former_names text[] not null default '{}'`);
    await runner.query('create index content_page_former on content_page using gin (former_names)');
    await runner.query(keep([...OF_THE_RECORD, 'former_names']));
    await runner.query(`create function keep_page_address() returns trigger language plpgsql as $$
      begin
        new.former_names := array_append(array_remove(old.former_names, new.name), old.name);
        new.standing := old.standing || jsonb_build_object('name', new.name);
        return new;
      end $$`);
    await runner.query(`create trigger keep_address before update on content_page for each row
      when (old.name <> new.name) execute function keep_page_address()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger keep_address on content_page');
    await runner.query('drop function keep_page_address()');
    await runner.query(keep(OF_THE_RECORD));
    await runner.query('alter table content_page drop column former_names');
  }
}

/** What a restored text does not change. */
const OF_THE_RECORD = [
  'id',
  'version',
  'created_at',
  'created_by',
  'updated_at',
  'updated_by',
  'key',
  'name',
  'state',
  'opens_at',
  'closes_at',
  'standing',
];

const keep = (left: readonly string[]): string => `
  create or replace function keep_content_version() returns trigger language plpgsql as $$
  begin
    insert into content_version (kind, record_id, version, state, opens_at, closes_at, content, written_at, written_by)
    values (tg_argv[0], old.id, old.version, old.state, old.opens_at, old.closes_at,
            to_jsonb(old) - array['${left.join(`', '`)}'], old.updated_at, old.updated_by);
    return null;
  end $$`;
