import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an import changed on people who were there, so that its undo puts it back (ADR 96). A payroll number stays with its
 * person: it is deleted with the profile.
 */
export class ImportsTakenBack1763700000081 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table import_batch add column if not exists changes jsonb not null default '[]',
        add column if not exists deleted_rows integer, add column if not exists restored_rows integer,
        add column if not exists kept_rows integer`,
    );
    await runner.query(
      `alter table profile add column if not exists former_matricule text,
        add column if not exists matricule_import_id integer`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table profile drop column matricule_import_id, drop column former_matricule');
    await runner.query(
      'alter table import_batch drop column kept_rows, drop column restored_rows, drop column deleted_rows, drop column changes',
    );
  }
}
