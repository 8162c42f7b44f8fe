import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffOnlyTable } from '../migration-helpers.js';

/** Counts of valuations by day, because rows do not tell how many were under the minimum or up to date on an earlier day. */
export class FigureDays1763700000127 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createStaffOnlyTable(
      runner,
      'figure_day',
      `day date primary key,
       active integer not null,
       below_minimum integer not null,
       up_to_date integer not null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table figure_day');
  }
}
