import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The texts of an unknown address and of a maintenance belong to what staff write around every page (ADR 113). */
export class SiteTexts1763700000117 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop view public_identity');
    for (const column of COLUMNS) {
      await runner.query(`alter table content_identity add column ${column} text not null default ''`);
    }
    await runner.query(VIEW);
    for (const statement of GRANTS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view public_identity');
    for (const column of COLUMNS) await runner.query(`alter table content_identity drop column ${column}`);
    await runner.query(VIEW);
    for (const statement of GRANTS) await runner.query(statement);
  }
}

const COLUMNS = ['not_found_title', 'not_found_text', 'maintenance_title', 'maintenance_text'];

/** A view keeps the columns that its table had when it was made. */
const VIEW = `create view public_identity as
  select r.* from content_identity r
  union all
  select p.* from content_identity r cross join lateral jsonb_populate_record(r, r.standing || jsonb_build_object(
    'closes_at', least((r.standing ->> 'closes_at')::timestamptz, r.opens_at))) p
   where r.standing is not null`;

const GRANTS = [
  'grant select on public_identity to valorisation_app',
  'revoke insert, update, delete on public_identity from valorisation_app',
];
