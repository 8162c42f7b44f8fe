/** Establishments whose members have named functions themselves: rows of an "autre fonction", written past the product. */
import type pg from 'pg';

const MAKE_ESTABLISHMENT = `
  with made as (
    insert into establishment (siret, company_name, created_at)
    values (lpad((10000000000000 + $1)::text, 14, '0'), 'Établissement ' || $1, now())
    on conflict (siret) do update set company_name = excluded.company_name returning id),
  head as (
    insert into account (establishment_id, role, visa, email, first_name, last_name, postal_address, created_at, activated_at)
    select id, 'member', 1, 'direction' || $1 || '@titres.example', 'Dominique', 'Lenoir', '', now(), now() from made
    on conflict (lower(email)) do nothing)
  select id from made`;

const MAKE_ROW = `
  with person as (
    insert into profile (establishment_id, version, name, status, created_by, created_at, updated_at)
    values ($1, 1, 'Personne ' || gen_random_uuid(), 0, 1, now(), now()) returning id),
  row_id as (select nextval(pg_get_serial_sequence('valuation', 'id'))::integer as id),
  text as (
    insert into personal_text (id, establishment_id, aggregate_type, aggregate_id, content, created_at)
    select gen_random_uuid(), $1, 'valuation', id, jsonb_build_object('otherFunction', $2::text, 'criteria', '{}'::jsonb), now()
      from row_id returning id)
  insert into valuation (id, establishment_id, profile_id, version, status, visible, created_by, grid_id, function_id,
                         category_level, share_hundredths, leave_weeks, hourly, fixed_days, answers, text_id, history,
                         created_at, updated_at)
  select row_id.id, $1, person.id, 1, $4, true, 1, (select id from grid_version where status = 'in_force'), 0,
         $3, 10000, 0, false, false, '{}', text.id, '[]', now(), now()
    from row_id, person, text
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

/** Answers the id of the row. */
export async function typeTitle(
  owner: pg.Pool | pg.Client,
  establishmentId: number,
  { title, category = 0, status = 0 }: TypedTitle,
): Promise<number> {
  const { rows } = await owner.query<{ id: number }>(MAKE_ROW, [establishmentId, title, category, status]);
  return rows[0]?.id ?? 0;
}
