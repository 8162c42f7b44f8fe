import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The estimate that a visitor wants to find in the account: ids and values, until the account is activated. */
export class EstimatesOfRequests1763700000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account_request add column estimate text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account_request drop column estimate');
  }
}
