import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message whose trap was filled in, by a program or by a browser, is kept for staff with a mark. */
export class DoubtfulMessages1763700000044 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table contact_message add column doubtful boolean not null default false');
    await runner.query(view(', doubtful'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view staff_message');
    await runner.query('alter table contact_message drop column doubtful');
    await runner.query(view(''));
    await runner.query('grant select on staff_message to valorisation_app');
    await runner.query('revoke insert, update, delete on staff_message from valorisation_app');
  }
}

const view = (more: string) => `
  create or replace view staff_message as
    select id, establishment_id, sender, state, name, email, subject, message, assigned_to, created_at, answered_at,
           closed_at, version, subject || ' ' || name || ' ' || email || ' ' || message as searched${more}
      from contact_message
     where (select current_setting('app.scope', true)) = 'staff'`;
