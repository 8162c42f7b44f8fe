import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Of a case that came along with a cloned version: what it must give was typed anew, for this one (ADR 58).
 * And the source of the shipped wage of June 2026 no longer says that it is to be confirmed, which its mark says.
 */
export class CasesTakenOver1763700000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grid_case add column taken_over boolean not null default false');
    await runner.query(`update minimum_wage set source = split_part(source, ', ', 1)
                         where effective_on = '2026-06-01' and not confirmed and source like '12,31 %, % confirmer'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grid_case drop column taken_over');
  }
}
