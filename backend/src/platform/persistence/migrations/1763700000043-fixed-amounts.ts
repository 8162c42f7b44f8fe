import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff read which amount an admin has fixed. */
export class FixedAmounts1763700000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(view(', v.fixed_amount_cents'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view staff_valuation');
    await runner.query(view(''));
    await runner.query('grant select on staff_valuation to valorisation_app');
    await runner.query('revoke insert, update, delete on staff_valuation from valorisation_app');
  }
}

const view = (more: string) => `
  create or replace view staff_valuation as
    select v.id, v.establishment_id, e.siret, e.company_name, e.department, v.status, v.category_level, v.function_id,
           v.grid_id, v.share_hundredths, v.hourly, v.fixed_days, v.index_points, v.minimum_cents, v.displayed_cents,
           v.displayed_unit, v.calculated_on, v.created_at, v.updated_at${more}
      from valuation v left join establishment e on e.id = v.establishment_id
     where (select current_setting('app.scope', true)) = 'figures'`;
