import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which suspensions and archivings of the demo the setting `demo_data` has made, so that it undoes no others (ADR 47). */
export class DemoData1763700000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table setting add column demo_paused jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table setting drop column demo_paused');
  }
}
