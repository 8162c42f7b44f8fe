import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-helpers.js';

/**
 * Only accounts that sign in for themselves have an address of their own: further accounts of a person repeat it. The old
 * index goes once the new one is there, so that two accounts never sign in with one address.
 */
export class SignInAddresses1763700000073 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, 'account_login', 'account (login_id)');
    await this.replaceIndex(runner, 'account (lower(email)) where login_id is null');
    await runner.query('alter table account validate constraint account_login_id_fkey');
    await runner.query('alter table account validate constraint account_login_has_the_password');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.replaceIndex(runner, 'account (lower(email))');
    await runner.query('drop index account_login');
  }

  private async replaceIndex(runner: QueryRunner, of: string): Promise<void> {
    // As in `createIndexConcurrently`: the build waits for users of the table without blocking them.
    await runner.query('set lock_timeout = 0');
    try {
      await runner.query('drop index concurrently if exists account_email_next');
      await runner.query(`create unique index concurrently account_email_next on ${of}`);
      await runner.query('drop index concurrently if exists account_email');
    } finally {
      await runner.query('reset lock_timeout');
    }
    await runner.query('alter index account_email_next rename to account_email');
  }
}
