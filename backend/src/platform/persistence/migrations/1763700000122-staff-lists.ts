import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a staff person has arranged in the lists: saved views and left-out columns, by the key of the console's store. */
export class StaffLists1763700000122 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table account add column staff_lists jsonb not null default '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account drop column staff_lists');
  }
}
