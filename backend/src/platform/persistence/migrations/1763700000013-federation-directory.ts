import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the federation's directory last answered of each department, and when: read again while it is away (ADR 31). */
export class FederationDirectory1763700000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table directory_answer (
      department text primary key check (department ~ '^(2[AB]|[0-9]{2}|9[78][0-9])$'),
      establishments jsonb not null,
      answered_at timestamptz not null
    )`);
    await runner.query('grant select, insert, update, delete on directory_answer to valorisation_app');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table directory_answer');
  }
}
