import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tells a link of a mail that a newer one has replaced from one that was used: it ended at the instant that the newer one
 * begins. Whose link it is, is not known yet, so that no lock applies.
 */
export class ReplacedLinks1763700000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function is_link_replaced(link uuid) returns boolean
      language sql stable security definer set search_path = public, pg_temp as $$
        select exists (
          select from mail_token dead
            join mail_token newer on newer.account_id = dead.account_id and newer.purpose = dead.purpose
           where dead.id = link and newer.created_at = dead.used_at) $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function is_link_replaced(uuid)');
  }
}
