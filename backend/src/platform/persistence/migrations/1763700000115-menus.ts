import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffTable } from '../migration-helpers.js';

/** The menus of the header and the footer become content with drafts and versions (ADR 113). */
export class Menus1763700000115 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createStaffTable(runner, 'content_menus', COLUMNS);
    for (const statement of AROUND) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view public_menus');
    await runner.query('drop table content_menus');
    await runner.query(`delete from content_version where kind = 'menus'`);
    await runner.query(`delete from content_draft where kind = 'menus'`);
  }
}

const COLUMNS = `
  key text,
  state text not null default 'draft' check (state in ('draft', 'scheduled', 'published', 'archived')),
  opens_at timestamptz not null default now(),
  closes_at timestamptz check (closes_at > opens_at),
  standing jsonb,
  title text not null,
  header jsonb not null,
  information jsonb not null,
  tool jsonb not null,
  legal jsonb not null`;

const AROUND = [
  'create unique index content_menus_by_key on content_menus (key)',
  'create index content_menus_standing on content_menus (id) where standing is not null',
  `create view public_menus as
    select r.* from content_menus r
    union all
    select p.* from content_menus r cross join lateral jsonb_populate_record(r, r.standing || jsonb_build_object(
      'closes_at', least((r.standing ->> 'closes_at')::timestamptz, r.opens_at))) p
     where r.standing is not null`,
  'grant select on public_menus to valorisation_app',
  'revoke insert, update, delete on public_menus from valorisation_app',
  `create trigger keep_version after update on content_menus for each row
    when (old.version <> new.version) execute function keep_content_version('menus')`,
  `create trigger raise_revision after insert or update or delete on content_menus
    for each statement execute function raise_content_revision()`,
];
