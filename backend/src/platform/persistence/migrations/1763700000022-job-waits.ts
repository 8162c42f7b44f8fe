import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How long jobs waited, by hour and queue (ADR 44); and which of them staff tried again, as a line of the journal. */
export class JobWaits1763700000022 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(inJournal(SHOWN, BEFORE));
    await runner.query('drop table job_wait');
  }
}

const BEFORE = `when 'list.exported'`;
const SHOWN = `when 'job.retried' then array['queue', 'count'] ${BEFORE}`;

/** Of the function as it stands: other migrations add lines of their own to it. */
const inJournal = (from: string, to: string) => `do $edit$ begin
  execute replace(pg_get_functiondef('journal_after(text, jsonb)'::regprocedure), $of$${from}$of$, $of$${to}$of$);
end $edit$`;

const statements = [
  `create table job_wait (
    hour timestamptz not null,
    queue text not null,
    jobs integer not null,
    total_ms bigint not null,
    longest_ms bigint not null,
    primary key (hour, queue))`,
  inJournal(BEFORE, SHOWN),
];
