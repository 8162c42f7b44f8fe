import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the public reads of a record that is scheduled anew, until its minute (ADR 46): the record as it stood before, kept in
 * the row itself. The public reads a view that has it as a row of its own, gone at the very instant at which the record opens.
 */
export class StandingTexts1763700000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`alter table ${table} add column standing jsonb`);
      await runner.query(`create index ${table}_standing on ${table} (id) where standing is not null`);
      await runner.query(`create view ${viewOf(table)} as
        select r.* from ${table} r
        union all
        select p.* from ${table} r cross join lateral jsonb_populate_record(r, r.standing || jsonb_build_object(
          'closes_at', least((r.standing ->> 'closes_at')::timestamptz, r.opens_at))) p
         where r.standing is not null`);
      await runner.query(`grant select on ${viewOf(table)} to valorisation_app`);
      await runner.query(`revoke insert, update, delete on ${viewOf(table)} from valorisation_app`);
    }
    await runner.query(keep([...OF_THE_RECORD, 'standing']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keep(OF_THE_RECORD));
    for (const table of TABLES) {
      await runner.query(`drop view ${viewOf(table)}`);
      await runner.query(`alter table ${table} drop column standing`);
    }
  }
}

const TABLES = [
  'content_page',
  'content_theme',
  'content_article',
  'content_document',
  'content_series',
  'content_video',
] as const;

const viewOf = (table: (typeof TABLES)[number]): string => table.replace('content_', 'public_');

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
];

const keep = (left: readonly string[]): string => `
  create or replace function keep_content_version() returns trigger language plpgsql as $$
  begin
    insert into content_version (kind, record_id, version, state, opens_at, closes_at, content, written_at, written_by)
    values (tg_argv[0], old.id, old.version, old.state, old.opens_at, old.closes_at,
            to_jsonb(old) - array['${left.join(`', '`)}'], old.updated_at, old.updated_by);
    return null;
  end $$`;
