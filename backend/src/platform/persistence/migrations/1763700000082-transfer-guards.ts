import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Closes gaps of the transfers (ADR 100): names stay unreadable after the time to agree, the target cannot write the source's
 * agreement, an import of the source cannot be undone on people who left, and a move of nobody does nothing.
 */
export class TransferGuards1763700000082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  /** The functions stay, because the application before this migration calls them in the same way. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop policy target_deletes on people_transfer');
    await runner.query('drop policy target_refuses on people_transfer');
    await runner.query('drop policy target_reads on people_transfer');
    await runner.query('drop policy tenant on people_transfer');
    await runner.query(
      `create policy tenant on people_transfer using (${ESTABLISHMENT} in (establishment_id, target_id))`,
    );
  }
}

const ESTABLISHMENT = `(select nullif(current_setting('app.establishment_id', true), '')::integer)`;

/** A transfer that waits for the head of the transaction's establishment to confirm. */
const TO_CONFIRM = `
  from people_transfer where id = wanted and target_id = ${ESTABLISHMENT} and state = 'agreed' and agreed_by is not null
   and ends_at > now()`;

const statements = [
  'drop policy tenant on people_transfer',
  `create policy tenant on people_transfer using (establishment_id = ${ESTABLISHMENT})`,
  `create policy target_reads on people_transfer for select using (target_id = ${ESTABLISHMENT})`,
  // Only the function below marks it as done.
  `create policy target_refuses on people_transfer for update using (target_id = ${ESTABLISHMENT})
    with check (target_id = ${ESTABLISHMENT} and state = 'refused')`,
  // The erasure of the target deletes what waits for it.
  `create policy target_deletes on people_transfer for delete using (target_id = ${ESTABLISHMENT})`,

  // Who would come, asked by the target once the source has agreed.
  `create or replace function transfer_people(wanted integer) returns table (
      profile_id integer, name text, name_taken boolean, matricule text, matricule_taken boolean)
    language sql stable security definer set search_path = public, pg_temp as $$
      select p.id, p.name,
             exists (select from profile o where o.establishment_id = t.target_id and o.name = p.name collate french_ci),
             p.matricule,
             exists (select from profile o where o.establishment_id = t.target_id and o.matricule = p.matricule)
        from (select * ${TO_CONFIRM}) t
        join profile p on p.id = any (t.profile_ids) and p.establishment_id = t.establishment_id
       order by p.name, p.id $$`,

  /*
   * Moves the people with everything that hangs on them. Only for a transfer to the transaction's establishment on which the
   * source has agreed in time, and of which somebody is still there; nothing otherwise. A name or number that is given
   * replaces the old one. Prepared documents of the source may name the people, so all of them go; they are made again when
   * somebody asks.
   */
  `create or replace function move_people(wanted integer, renamed integer[], names text[], numbered integer[], matricules text[],
      at timestamptz)
    returns table (profile_id integer, version integer)
    language plpgsql security definer set search_path = public, pg_temp as $$
    #variable_conflict use_column
    declare
      t people_transfer;
      moved integer[];
      moved_valuations integer[];
    begin
      select * into t ${TO_CONFIRM} for update;
      if not found then return; end if;
      -- Locked before their valuations are read: who adds one waits, and then finds the person gone.
      moved := array(select id from profile where id = any (t.profile_ids) and establishment_id = t.establishment_id
                      order by id for update);
      if moved = '{}' then return; end if;
      moved_valuations := array(select id from valuation where profile_id = any (moved));
      update profile p
         set establishment_id = t.target_id, version = p.version + 1, updated_at = at,
             name = coalesce(names[array_position(renamed, p.id)], p.name),
             matricule = case when p.id = any (numbered) then matricules[array_position(numbered, p.id)] else p.matricule end,
             former_matricule = null, matricule_import_id = null
       where p.id = any (moved);
      update valuation set establishment_id = t.target_id where id = any (moved_valuations);
      update profile_totals set establishment_id = t.target_id where profile_id = any (moved);
      update proposed_row set establishment_id = t.target_id where valuation_id = any (moved_valuations);
      update personal_text set establishment_id = t.target_id
       where establishment_id = t.establishment_id
         and (aggregate_type = 'profile' and aggregate_id = any (moved)
              or aggregate_type = 'valuation' and aggregate_id = any (moved_valuations));
      update domain_event set establishment_id = t.target_id
       where aggregate_type = 'profile' and aggregate_id = any (moved)
          or aggregate_type = 'valuation' and aggregate_id = any (moved_valuations);
      -- First the jobs: one that is storing its file ends before, so that its file is deleted too.
      delete from print_job where establishment_id = t.establishment_id;
      delete from print_file where establishment_id = t.establishment_id;
      update people_transfer set state = 'done', version = t.version + 1, profile_ids = moved where id = t.id;
      return query select id, version from profile where id = any (moved) order by id;
    end $$`,
];
