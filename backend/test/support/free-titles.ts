/** Establishments whose members named functions themselves: rows of an "autre fonction", written by SQL. */
import type pg from 'pg';

/** `$1`: its number. */
export const MAKE_ESTABLISHMENT = `
  with made as (
    insert into establishment (siret, company_name, created_at)
    values ((10000000000000 + $1)::text, 'Établissement ' || $1, now())
    on conflict (siret) do update set company_name = excluded.company_name returning id),
  head as (
    insert into account (establishment_id, role, visa, email, first_name, last_name, postal_address, created_at, activated_at)
    select id, 'member', 1, 'direction' || $1 || '@titres.example', 'Dominique', 'Lenoir', '', now(), now() from made
    on conflict (lower(email)) where login_id is null do nothing)
  select id from made`;

/** `$1`: the number of its establishment, then title, level and status. */
export const MAKE_ROW = `
  with place as (select id from establishment where siret = (10000000000000 + $1)::text),
  person as (
    insert into profile (establishment_id, version, name, status, created_by, created_at, updated_at)
    select id, 1, 'Personne ' || gen_random_uuid(), 0, 1, now(), now() from place returning id),
  row_id as (select nextval(pg_get_serial_sequence('valuation', 'id'))::integer as id),
  text as (
    insert into personal_text (id, establishment_id, aggregate_type, aggregate_id, content, created_at)
    select gen_random_uuid(), place.id, 'valuation', row_id.id,
           jsonb_build_object('otherFunction', $2::text, 'criteria', '{}'::jsonb), now()
      from row_id, place returning id)
  insert into valuation (id, establishment_id, profile_id, version, status, visible, created_by, grid_id, function_id,
                         category_level, share_hundredths, leave_weeks, hourly, fixed_days, answers, text_id, history,
                         created_at, updated_at)
  select row_id.id, place.id, person.id, 1, $4, true, 1, (select id from grid_version where status = 'in_force'), 0,
         $3, 10000, 0, false, false, '{}', text.id, '[]', now(), now()
    from row_id, place, person, text
  returning id`;

export interface TypedTitle {
  readonly title: string;
  /** Level, 0 to 3. */
  readonly category?: number;
  readonly status?: number;
}

export async function anEstablishment(owner: pg.Pool | pg.Client, number: number): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(MAKE_ESTABLISHMENT, [number]);
  return rows[0]?.id ?? 0;
}

/** In the establishment of that number, which is created when missing. */
export async function typeTitle(
  owner: pg.Pool | pg.Client,
  place: number,
  { title, category = 0, status = 0 }: TypedTitle,
): Promise<void> {
  await anEstablishment(owner, place);
  await owner.query(MAKE_ROW, [place, title, category, status]);
}
