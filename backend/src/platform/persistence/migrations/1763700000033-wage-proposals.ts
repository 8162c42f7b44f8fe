import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffTable } from '../migration-helpers.js';

/**
 * What admins propose as the next minimum wage, until it is confirmed (ADR 55). Entries are only added: not even the scope of
 * staff changes one that amounts were held against.
 */
export class WageProposals1763700000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table minimum_wage add column hour_cents integer check (hour_cents > 0)');
    await runner.query('revoke update, delete on minimum_wage from valorisation_app');
    await createStaffTable(
      runner,
      'wage_proposal',
      `state text not null default 'proposed' check (state in ('proposed', 'confirmed', 'withdrawn')),
       territory text not null check (territory in ('metropole', 'mayotte')),
       effective_on date not null,
       month_cents integer not null check (month_cents > 0),
       hour_cents integer not null check (hour_cents > 0),
       source text not null,
       wage_id integer references minimum_wage (id),
       decided_at timestamptz,
       decided_by integer,
       check ((state = 'confirmed') = (wage_id is not null)),
       check ((state = 'proposed') = (decided_at is null))`,
    );
    // One at a time: two that wait for the same territory could be confirmed past each other.
    await runner.query(`create unique index wage_proposal_open on wage_proposal (territory) where state = 'proposed'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table wage_proposal');
    await runner.query('grant update, delete on minimum_wage to valorisation_app');
    await runner.query('alter table minimum_wage drop column hour_cents');
  }
}
