import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The daily round deletes transfers of people a year after their end. */
export class ClearedTransfers1763700000084 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create policy housekeeping on people_transfer
      using ((select current_setting('app.scope', true)) = 'housekeeping')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop policy housekeeping on people_transfer');
  }
}
