import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a staff person last marked the news as seen: what happened since then is new to this person. */
export class NewsSeen1763700000111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account add column news_seen_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column news_seen_at');
  }
}
