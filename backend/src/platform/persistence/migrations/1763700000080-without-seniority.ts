import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A person states that there is no seniority. The valuation keeps the statement, so the tool does not ask again. Older rows
 * do not have it.
 */
export class WithoutSeniority1763700000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table valuation add column without_seniority boolean not null default false');
    await runner.query(view(', v.without_seniority'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view effect_valuation');
    await runner.query(view(''));
    await runner.query('grant select on effect_valuation to valorisation_app');
    await runner.query('revoke insert, update, delete on effect_valuation from valorisation_app');
    await runner.query('alter table valuation drop column without_seniority');
  }
}

/** White space as JavaScript trims it: what is left decides whether there is a reason. */
const BLANK = String.raw`U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2000\2001\2002\2003\2004\2005\2006\2007\2008\2009\200A\2028\2029\202F\205F\3000\FEFF'`;

const view = (more: string) => `
  create or replace view effect_valuation as
    select v.id, v.establishment_id, e.department, v.version, v.status, v.grid_id, v.function_id, v.category_level,
           v.share_hundredths, v.seniority_on, v.leave_weeks, v.hourly, v.fixed_days, v.guaranteed_cents,
           v.fixed_amount_cents, v.answers, v.calculated_on, v.index_points, v.majored_points, v.full_time_month_cents,
           v.minimum_cents, v.hourly_cents, v.remuneration_value_cents, v.displayed_cents, v.displayed_unit,
           v.next_change_on, v.rules_version,
           case when x.content is null then '{}' else array(
             select key from jsonb_each(x.content -> 'criteria') where btrim(value ->> 'reason', ${BLANK}) <> '') end as reasons${more}
      from valuation v
      join establishment e on e.id = v.establishment_id
      left join personal_text x on x.id = v.text_id
     where (select current_setting('app.scope', true)) = 'effect'`;
