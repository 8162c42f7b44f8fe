import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of an import that were left out because their name is a person's whom the importer does not see. */
export class WithheldLines1763700000047 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table import_batch add column withheld_lines integer[] not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import_batch drop column withheld_lines');
  }
}
