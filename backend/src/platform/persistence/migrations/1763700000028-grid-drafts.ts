import type { MigrationInterface, QueryRunner } from 'typeorm';
import { protectStaffTable } from '../migration-helpers.js';

/**
 * Who prepares a version of the grid, from which one, and when it takes force (ADR 49). Versions and minimum wages are
 * everybody's to read and the scope of staff's to write; what installs them runs as the owner, without a scope.
 */
export class GridDrafts1763700000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    for (const table of ['grid_version', 'minimum_wage']) {
      await protectStaffTable(runner, table);
      await runner.query(`alter table ${table} no force row level security`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['grid_version', 'minimum_wage']) {
      await runner.query(`drop policy everybody_reads on ${table}`);
      await runner.query(`drop policy staff_rows on ${table}`);
      await runner.query(`alter table ${table} disable row level security`);
    }
    await runner.query(`alter table grid_version ${COLUMNS.map((name) => `drop column ${name}`).join(', ')}`);
  }
}

const COLUMNS = [
  'title',
  'based_on',
  'restores',
  'version',
  'created_by',
  'updated_at',
  'updated_by',
  'takes_force_at',
  'announced_at',
];

const statements = [
  `alter table grid_version
     -- As staff call it among themselves.
     add column title text not null default '',
     add column based_on integer references grid_version (id),
     -- The version whose document this one brings back, another having been published by error.
     add column restores integer references grid_version (id),
     -- Of its content: each saved change of a draft raises it.
     add column version integer not null default 1,
     add column created_by integer,
     add column updated_at timestamptz not null default now(),
     add column updated_by integer,
     -- The minute of a scheduled version.
     add column takes_force_at timestamptz,
     -- Since when the public reads of a version that is scheduled.
     add column announced_at timestamptz`,
];
