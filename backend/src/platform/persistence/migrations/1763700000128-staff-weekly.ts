import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffOnlyTable } from '../migration-helpers.js';

/** The weekly mail of each person of the employer body: when the last one was posted, and who wants none. */
export class StaffWeekly1763700000128 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createStaffOnlyTable(
      runner,
      'staff_weekly',
      `account_id integer primary key references account (id) on delete cascade,
       is_off boolean not null default false,
       sent_on date`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_weekly');
  }
}
