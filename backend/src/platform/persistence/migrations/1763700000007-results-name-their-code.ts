import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each stored amount names its unit and the version of the rules' code that computed it (ADR 0023). The amounts that are
 * there were all computed by version 1; their unit is that of rule 11.
 */
export class ResultsNameTheirCode1763700000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table valuation drop column displayed_unit, drop column rules_version');
  }
}

const statements = [
  `alter table valuation
     add column displayed_unit text check (displayed_unit in ('month', 'hour')),
     add column rules_version smallint`,
  // Only the month of an indice majore takes an hourly row out of its hours.
  `update valuation set
     rules_version = 1,
     displayed_unit = case
       when hourly and (fixed_amount_cents is not null or remuneration_value_cents is null) then 'hour' else 'month' end
    where displayed_cents is not null`,
  `alter table valuation add constraint valuation_result_names_its_code check (
     (displayed_cents is null) = (displayed_unit is null) and (displayed_cents is null) = (rules_version is null))`,
];
