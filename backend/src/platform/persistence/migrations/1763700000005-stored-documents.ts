import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is known of a stored document before it is handed out: its checksum, the valuations that it shows, and whether it
 * was made for a share that somebody asked for (ADR 0021).
 */
export class StoredDocuments1763700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Their checksums are not known: whoever comes for one of these documents has it rendered anew.
    await runner.query('delete from print_file');
    await runner.query(`alter table print_file
      add column sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
      add column for_share boolean not null default false`);
    await runner.query(`alter table print_job
      -- Null until the document is made.
      add column valuation_ids integer[],
      add column times_asked smallint not null default 1 check (times_asked > 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table print_job drop column valuation_ids, drop column times_asked');
    await runner.query('alter table print_file drop column sha256, drop column for_share');
  }
}
