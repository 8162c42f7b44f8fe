import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The payroll number of a person, by which the next file finds the person again (ADR 96). It is deleted with the profile. */
export class Matricules1763700000069 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table profile add column if not exists matricule text');
    // As in `createIndexConcurrently`: the build waits for users of the table without blocking them.
    await runner.query('set lock_timeout = 0');
    try {
      await runner.query('drop index concurrently if exists profile_matricule_once');
      await runner.query(
        `create unique index concurrently profile_matricule_once
          on profile (establishment_id, matricule) where matricule is not null`,
      );
    } finally {
      await runner.query('reset lock_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index profile_matricule_once');
    await runner.query('alter table profile drop column matricule');
  }
}
