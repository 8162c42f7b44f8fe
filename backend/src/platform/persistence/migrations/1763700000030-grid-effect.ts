import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createStaffOnlyTable } from '../migration-helpers.js';

/**
 * What a grid would change of all valuations before it is published (ADR 50): the last calculation of it, and the rows that
 * it reads, under the scope of effects alone. Names, texts and who wrote them are in none of the views.
 */
export class GridEffect1763700000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createStaffOnlyTable(runner, 'grid_effect', COLUMNS);
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view effect_valuation');
    await runner.query('drop view effect_size');
    await runner.query('drop table grid_effect');
  }
}

const COLUMNS = `
  grid_id integer primary key references grid_version (id) on delete cascade,
  -- Of the last call: the version of the journal that it made, and how far its job is.
  call integer not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  asked_version integer not null,
  asked_at timestamptz not null,
  asked_by integer not null,
  seen_at timestamptz not null,
  examined integer not null default 0,
  total integer,
  -- Of the last calculation that came to its end, and what it was made from.
  figures jsonb,
  content_version integer,
  data_mark text,
  computed_at timestamptz,
  check (num_nulls(figures, content_version, data_mark, computed_at) in (0, 4))`;

const UNDER_SCOPE = `(select current_setting('app.scope', true)) = 'effect'`;

/** White space as JavaScript trims it: what is left decides whether there is a reason. */
const BLANK = String.raw`U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'`;

const statements = [
  // A view reads as its owner.
  `create view effect_valuation as
    select v.id, v.establishment_id, e.department, v.version, v.status, v.grid_id, v.function_id, v.category_level,
           v.share_hundredths, v.seniority_on, v.leave_weeks, v.hourly, v.fixed_days, v.guaranteed_cents,
           v.fixed_amount_cents, v.answers, v.calculated_on, v.index_points, v.majored_points, v.full_time_month_cents,
           v.minimum_cents, v.hourly_cents, v.remuneration_value_cents, v.displayed_cents, v.displayed_unit,
           v.next_change_on, v.rules_version,
           -- For which criteria there is a reason; which one it is stays closed.
           case when x.content is null then '{}' else array(
             select key from jsonb_each(x.content -> 'criteria') where btrim(value ->> 'reason', ${BLANK}) <> '') end as reasons
      from valuation v
      join establishment e on e.id = v.establishment_id
      left join personal_text x on x.id = v.text_id
     where ${UNDER_SCOPE}`,

  // People with an active function.
  `create view effect_size as
    select establishment_id, count(*)::integer as people from profile_totals
     where audience = 0 and active_functions > 0 and ${UNDER_SCOPE}
     group by establishment_id`,

  ...['effect_valuation', 'effect_size'].flatMap((view) => [
    `grant select on ${view} to valorisation_app`,
    `revoke insert, update, delete on ${view} from valorisation_app`,
  ]),
];
