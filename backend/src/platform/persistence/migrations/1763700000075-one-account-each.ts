import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person has at most one account in an establishment, whichever way it came. */
export class OneAccountEach1763700000075 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // As in `createIndexConcurrently`: the build waits for users of the table without blocking them.
    await runner.query('set lock_timeout = 0');
    try {
      await runner.query('drop index concurrently if exists account_person_once');
      await runner.query(
        `create unique index concurrently account_person_once
          on account (establishment_id, (coalesce(login_id, id))) where establishment_id is not null`,
      );
    } finally {
      await runner.query('reset lock_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account_person_once');
  }
}
