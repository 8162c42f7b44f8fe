import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The heads whom a proposal concerns are told by a job, establishment by establishment (ADR 56): each row says when its head
 * was. Those of earlier proposals have been.
 */
export class HeadsToldByJob1763700000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table proposed_row add column told_at timestamptz');
    await runner.query(
      'update proposed_row r set told_at = p.created_at from function_proposal p where p.id = r.proposal_id',
    );
    await runner.query(UNTOLD);
    await runner.query(
      'create index proposed_row_untold on proposed_row (proposal_id, establishment_id) where told_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function untold_establishments(integer)');
    await runner.query('drop index proposed_row_untold');
    await runner.query('alter table proposed_row drop column told_at');
  }
}

/** Nobody of a proposal that is withdrawn meanwhile. */
const UNTOLD = `create function untold_establishments(proposal integer) returns table (id integer, function_title text)
  language sql stable security definer set search_path = public, pg_temp as $$
    select distinct r.establishment_id, p.function_title
      from proposed_row r join function_proposal p on p.id = r.proposal_id
     where r.proposal_id = proposal and r.told_at is null and p.withdrawn_at is null
       and (select current_setting('app.scope', true)) = 'titles'
     order by r.establishment_id $$`;
