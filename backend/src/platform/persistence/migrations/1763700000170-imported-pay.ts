import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An import enters what people are paid, and takes it back with the import (ADR 119). `former` is the amount of the same day
 * that it took the place of; it stands in the row, so that it is opened, given and deleted like the row.
 */
export class ImportedPay1763700000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table paid_amount add column from_import integer, add column former jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table paid_amount drop column from_import, drop column former');
  }
}
