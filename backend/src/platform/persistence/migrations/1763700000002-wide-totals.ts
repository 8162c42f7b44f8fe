import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sums of a profile: each of its rows fits 32 bits, twenty-two of the largest do not. */
export class WideTotals1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table profile_totals
      alter column minimum_cents type bigint, alter column displayed_month_cents type bigint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table profile_totals
      alter column minimum_cents type integer, alter column displayed_month_cents type integer`);
  }
}
