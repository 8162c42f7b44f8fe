import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The day on which an establishment got its first person, so that staff see those that signed up and did nothing since.
 * A trigger writes it, because people come by the tool, by a file and from another establishment.
 */
export class BegunEstablishments1763700000079 implements MigrationInterface {
  // The trigger is committed before present rows are filled: no first person of that moment is missed.
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view idle_establishment');
    await runner.query('drop trigger mark_begun on profile');
    await runner.query('drop function mark_begun()');
    await runner.query('alter table establishment drop column begun_at');
  }
}

const statements = [
  'alter table establishment add column if not exists begun_at timestamptz',
  `create or replace function mark_begun() returns trigger
    language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      update establishment set begun_at = new.created_at where id = new.establishment_id and begun_at is null;
      return null;
    end $$`,
  `create or replace trigger mark_begun after insert or update of establishment_id on profile
    for each row execute function mark_begun()`,
  `update establishment e set begun_at = (select min(created_at) from profile p where p.establishment_id = e.id)
    where begun_at is null`,
  `create index if not exists establishment_not_begun on establishment (created_at, id) where begun_at is null`,
  // Suspended accounts and those that leave are idle for another reason.
  `create or replace view idle_establishment as
    select e.id from establishment e
     where e.begun_at is null and e.created_at <= now() - interval '14 days'
       and exists (select from member_account a
                    where a.establishment_id = e.id and a.parent_id is null and a.state = 'active')`,
  'grant select on idle_establishment to valorisation_app',
  'revoke insert, update, delete on idle_establishment from valorisation_app',
];
