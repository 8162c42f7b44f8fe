import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the text that a search compares in less than half the time. PostgreSQL could not inline the SQL function, because
 * `unaccent` is only stable, so it prepared the SQL again for each row. PL/pgSQL prepares it once for a session. The indexes
 * stay, because the function answers the same.
 */
export class QuickerPlainText1763700000155 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace function plain_text(value text) returns text
      language plpgsql immutable parallel safe as $$
        begin return lower(public.unaccent('public.unaccent'::regdictionary, value)); end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace function plain_text(value text) returns text
      language sql immutable parallel safe return lower(public.unaccent('public.unaccent'::regdictionary, value))`);
  }
}
