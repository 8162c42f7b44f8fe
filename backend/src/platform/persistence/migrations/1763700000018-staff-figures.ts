import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What staff see of valuations (ADR 40): ids, states and amounts, through a view and a function that answer under the scope
 * of figures alone; names, titles and texts are in neither. And the parts of the grids, row by row.
 */
export class StaffFigures1763700000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view grid_part');
    await runner.query('drop function staff_counts()');
    await runner.query('drop view staff_valuation');
  }
}

const UNDER_SCOPE = `(select current_setting('app.scope', true)) = 'figures'`;

/** The lists of a grid's document, with what numbers and names a row of each. */
const PARTS = [
  ['cats', 'cat_id', 'cat_title'],
  ['catpars', 'catpar_id', 'catpar_title'],
  ['enfants', 'catenf_id', 'catenf_title'],
  ['metiers', 'metier_id', 'metier_title'],
  ['criteres', 'critere_id', 'critere_title'],
  ['conges', 'conge_id', 'conge_title'],
  ['paliers', 'annees', 'annees'],
  ['params', null, 'param_title'],
] as const;

const partRows = PARTS.map(
  ([list, key, name], place) => `
    select g.id * 100000 + ${place} * 10000 + p.place::integer as id, g.id as grid_id, '${list}'::text as part,
           ${key === null ? 'p.place::integer' : `(p.content ->> '${key}')::integer`} as number,
           p.content ->> '${name}' as title, p.content
      from grid_version g cross join lateral jsonb_array_elements(g.document -> '${list}') with ordinality p (content, place)`,
);

const statements = [
  // A view reads as its owner. It joins nothing that a count needs: the planner leaves the establishment out there.
  `create view staff_valuation as
    select v.id, v.establishment_id, e.siret, e.company_name, e.department, v.status, v.category_level, v.function_id,
           v.grid_id, v.share_hundredths, v.hourly, v.fixed_days, v.index_points, v.minimum_cents, v.displayed_cents,
           v.displayed_unit, v.calculated_on, v.created_at, v.updated_at
      from valuation v left join establishment e on e.id = v.establishment_id
     where ${UNDER_SCOPE}`,

  `create function staff_counts() returns table (
      establishments integer, main_accounts integer, associated_accounts integer, invited_accounts integer,
      requests_waiting integer, messages_waiting integer, mails_waiting integer, mails_failed integer,
      prints_failed integer)
    language sql stable security definer set search_path = public, pg_temp rows 1 as $$
      select (select count(*) from establishment)::integer, a.main, a.associated, a.invited,
             (select count(*) from account_request where state = 'waiting')::integer,
             (select count(*) from contact_message m where to_jsonb(m) ->> 'state' is distinct from 'closed')::integer,
             (select count(*) from mail where state = 'waiting')::integer,
             (select count(*) from mail where state = 'failed')::integer,
             (select count(*) from print_job where state = 'failed')::integer
        from (select (count(*) filter (where activated_at is not null and parent_id is null))::integer as main,
                     (count(*) filter (where activated_at is not null and parent_id is not null))::integer as associated,
                     (count(*) filter (where activated_at is null))::integer as invited
                from account where role = 'member') a
       where ${UNDER_SCOPE} $$`,

  `create view grid_part as ${partRows.join(' union all ')}`,

  ...['staff_valuation', 'grid_part'].flatMap((view) => [
    `grant select on ${view} to valorisation_app`,
    `revoke insert, update, delete on ${view} from valorisation_app`,
  ]),
];
