import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where a session was opened, by the names of browser and system; null for those that were open before, and unknown ones. */
export class SessionDevice1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session add column browser text, add column system text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session drop column browser, drop column system');
  }
}
