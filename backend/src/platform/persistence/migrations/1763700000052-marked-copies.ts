import type { MigrationInterface, QueryRunner } from 'typeorm';
import { backfillInBatches } from '../migration-helpers.js';

/**
 * A copy says that it is one until a person has edited or completed it. The column has a constant default; it may exist already
 * when an interrupted run begins again. The existing copies are found by their journal and marked in batches (ADR 68).
 */
export class MarkedCopies1763700000052 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table valuation add column if not exists is_copy boolean not null default false');
    await backfillInBatches(runner, {
      table: 'valuation',
      key: 'id',
      set: 'is_copy = true',
      lacking: `not is_copy
        and exists (select from domain_event e
                     where e.aggregate_type = 'valuation' and e.aggregate_id = valuation.id and e.aggregate_version = 1
                       and e.type = 'valuation.duplicated')
        and not exists (select from domain_event e
                         where e.aggregate_type = 'valuation' and e.aggregate_id = valuation.id
                           and e.type in ('valuation.edited', 'valuation.completed'))`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table valuation drop column is_copy');
  }
}
