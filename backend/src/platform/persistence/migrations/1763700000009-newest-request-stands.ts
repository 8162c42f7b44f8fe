import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A waiting request for an account remembers which public request it holds: the worker may answer them out of order. */
export class NewestRequestStands1763700000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account_request add column public_request_id integer not null default 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table account_request drop column public_request_id');
  }
}
