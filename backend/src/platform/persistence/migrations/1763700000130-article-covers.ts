import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The cover picture of an article, with its description. It names its file by its address, as pictures in texts do, so
 * that the media library knows the use. The view is created again with the new column, because a view keeps the columns
 * of its creation.
 */
export class ArticleCovers1763700000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table content_article add column cover jsonb');
    await runner.query(`create or replace ${VIEW}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view public_article');
    await runner.query('alter table content_article drop column cover');
    await runner.query(`create ${VIEW}`);
    await runner.query('grant select on public_article to valorisation_app');
    await runner.query('revoke insert, update, delete on public_article from valorisation_app');
  }
}

const VIEW = `view public_article as
  select r.* from content_article r
  union all
  select p.* from content_article r cross join lateral jsonb_populate_record(r, r.standing || jsonb_build_object(
    'closes_at', least((r.standing ->> 'closes_at')::timestamptz, r.opens_at))) p
   where r.standing is not null`;
