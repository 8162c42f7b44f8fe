import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffTable } from '../migration-helpers.js';

/**
 * The other names of the grid's functions (ADR 98). A name hangs on the id of the function, so a new version of the
 * grid takes it along. A name is not deleted: an installation would bring a shipped one again.
 */
export class FunctionNames1763700000066 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createStaffTable(
      runner,
      'function_name',
      `function_id integer not null check (function_id > 0),
       name text not null check (name <> ''),
       origin text not null default 'staff' check (origin in ('shipped', 'staff')),
       state text not null default 'used' check (state in ('used', 'removed'))`,
    );
    await runner.query('create unique index function_name_once on function_name (function_id, name)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table function_name');
  }
}
