import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words by which staff sort the files of the media library, and the point of a picture that no crop cuts off. */
export class MediaTags1763700000135 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table content_media
      add column tags text[] not null default '{}',
      add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
      add column focus_y smallint not null default 50 check (focus_y between 0 and 100)`);
    await runner.query('create index content_media_by_tag on content_media using gin (tags)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index content_media_by_tag');
    await runner.query('alter table content_media drop column tags, drop column focus_x, drop column focus_y');
  }
}
