import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of a case that came along with a cloned version: what it must give was typed anew, for this one (ADR 58). */
export class CasesTakenOver1763700000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grid_case add column taken_over boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grid_case drop column taken_over');
  }
}
