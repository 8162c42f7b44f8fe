import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffTable } from '../migration-helpers.js';

/** The words of the mails become content with drafts and versions (ADR 113). */
export class Wordings1763700000116 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createStaffTable(runner, 'content_wording', COLUMNS);
    for (const statement of AROUND) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view public_wording');
    await runner.query('drop table content_wording');
    await runner.query(`delete from content_version where kind = 'wordings'`);
    await runner.query(`delete from content_draft where kind = 'wordings'`);
  }
}

const COLUMNS = `
  key text,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  opens_at timestamptz not null default now(),
  closes_at timestamptz check (closes_at > opens_at),
  standing jsonb,
  name text not null,
  title text not null,
  texts jsonb not null,
  units jsonb not null`;

const AROUND = [
  'create unique index content_wording_by_key on content_wording (key)',
  'create unique index content_wording_by_name on content_wording (name)',
  'create index content_wording_standing on content_wording (id) where standing is not null',
  `create view public_wording as
    select r.* from content_wording r
    union all
    select p.* from content_wording r cross join lateral jsonb_populate_record(r, r.standing || jsonb_build_object(
      'closes_at', least((r.standing ->> 'closes_at')::timestamptz, r.opens_at))) p
     where r.standing is not null`,
  'grant select on public_wording to valorisation_app',
  'revoke insert, update, delete on public_wording from valorisation_app',
  `create trigger keep_version after update on content_wording for each row
    when (old.version <> new.version) execute function keep_content_version('wordings')`,
  `create trigger raise_revision after insert or update or delete on content_wording
    for each statement execute function raise_content_revision()`,
];
