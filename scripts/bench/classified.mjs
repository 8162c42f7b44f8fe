/** Gives the dataset's valuations real functions, answers and amounts: the rules compute them on the given grid. */
import { backendPackage, built } from '../lib/built.mjs';
import { WRITE_TOTALS } from './bare-writes.mjs';

const CALCULATED_ON = '2024-01-15';
/** Below the first step, on several steps, and after the last one. */
const SENIORITY = [null, '2023-05-01', '2019-09-01', '2012-02-29', '2004-09-01', '1995-01-01', '1975-09-01'];

const APPLY = `
  update valuation v
     set grid_id = $2, status = 1, function_id = t."functionId", category_level = t."categoryLevel",
         seniority_on = t."seniorityOn", answers = t.answers, calculated_on = t."calculatedOn",
         index_points = t."indexHundredths", majored_points = t."majoredIndexHundredths",
         full_time_month_cents = t."fullTimeMonthCents", minimum_cents = t."minimumCents",
         hourly_cents = t."hourlyCents", remuneration_value_cents = t."remunerationValueCents",
         displayed_cents = t."displayedCents", displayed_unit = t."displayedUnit",
         rules_version = t."rulesVersion", next_change_on = t."nextChangeOn"
    from jsonb_to_recordset($1::jsonb) as t (
      number integer, "functionId" integer, "categoryLevel" smallint, "seniorityOn" date, answers jsonb,
      "calculatedOn" date, "indexHundredths" integer, "majoredIndexHundredths" integer, "fullTimeMonthCents" integer,
      "minimumCents" integer, "hourlyCents" integer, "remunerationValueCents" integer, "displayedCents" integer,
      "displayedUnit" text, "rulesVersion" smallint, "nextChangeOn" date)
   where t.number = v.id % $3`;

export async function classifyAll(client, gridId) {
  const templates = await classifications(client, gridId);
  await client.query(APPLY, [JSON.stringify(templates), gridId, templates.length]);
  const { rows } = await client.query(
    'select establishment_id as id, array_agg(id) as profiles from profile group by establishment_id',
  );
  for (const { id, profiles } of rows) await client.query(WRITE_TOTALS, [id, profiles]);
  await client.query('vacuum analyze');
}

async function classifications(client, gridId) {
  const rules = backendPackage('@valorisation/rules');
  const { stored } = await built('modules/valuations/domain/valuation.result.js');
  const { plain } = await built('modules/valuations/domain/valuation.merge.js');
  const { rows } = await client.query('select document from grid_version where id = $1', [gridId]);
  const grid = rules.readGrid(rows[0].document);
  const jobs = grid.functions.filter(({ id }) => id !== rules.OTHER_FUNCTION_ID);
  const pairs = SENIORITY.flatMap((seniorityOn) => jobs.map((job) => ({ job, seniorityOn })));
  return pairs.map(({ job, seniorityOn }, number) => {
    const answers = rules.defaultAnswers(grid, job, job.categoryLevel);
    const chosen = { functionId: job.id, categoryLevel: job.categoryLevel, seniorityOn };
    const terms = { ...rules.NEW_TERMS, ...chosen, shareHundredths: 1000, fixedAmountCents: null };
    const pay = rules.computePay(grid, { ...terms, answers, calculatedOn: CALCULATED_ON });
    return { number, ...chosen, answers: plain(answers), ...stored(pay, CALCULATED_ON) };
  });
}
