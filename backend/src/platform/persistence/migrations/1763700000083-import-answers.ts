import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was answered to the questions about the columns of a kind of file (ADR 96). */
export class ImportAnswers1763700000083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table import_mapping add column if not exists answers jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_mapping drop column answers');
  }
}
