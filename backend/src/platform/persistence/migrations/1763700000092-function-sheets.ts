import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffTable } from '../migration-helpers.js';

/**
 * What the tool suggests for the job sheet of each function. It hangs on the id of the function, which a new version of
 * the grid keeps. Several suggestions in a text stand on a line each.
 */
export class FunctionSheets1763700000092 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createStaffTable(
      runner,
      'function_sheet',
      `function_id integer not null check (function_id > 0),
       state text not null default 'to_review' check (state in ('to_review', 'confirmed')),
       purpose text not null,
       missions text not null,
       daily text not null,
       monthly text not null,
       yearly text not null,
       knowledge text not null,
       know_how text not null,
       soft_skills text not null,
       internal text not null,
       external text not null,
       conditions text not null,
       reporting text not null,
       resources text not null`,
    );
    await runner.query('create unique index function_sheet_once on function_sheet (function_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table function_sheet');
  }
}
