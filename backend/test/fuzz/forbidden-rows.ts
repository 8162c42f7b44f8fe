/** Rows that no caller may cause, searched by SQL without the product's own checks. */
import {
  choosableDegrees,
  isConcerned,
  isFixedDaysAllowed,
  OTHER_FUNCTION_ID,
  readGrid,
  type CategoryLevel,
} from '@valorisation/rules';
import type pg from 'pg';
import type { TestBench } from '../support/test-bench.js';

/** Each query is named after the rule that its rows break. */
const QUERIES: Readonly<Record<string, string>> = {
  'a constraint that does not hold': `select conname from pg_constraint where not convalidated`,
  'a valuation of another establishment than its profile': `select v.id from valuation v left join profile p on p.id = v.profile_id
      where p.establishment_id is distinct from v.establishment_id`,
  'a text of another establishment than its valuation': `select v.id from valuation v left join personal_text t on t.id = v.text_id
      where v.text_id is not null and t.establishment_id is distinct from v.establishment_id`,
  'a row made by an account of another establishment': `select v.id from valuation v join account a on a.id = v.created_by
      where a.role = 'member' and a.establishment_id <> v.establishment_id`,
  'an associated account of another establishment than its head': `select a.id from account a join account h on h.id = a.parent_id where a.establishment_id is distinct from h.establishment_id`,
  'an establishment with two heads': `select establishment_id from account where role = 'member' and parent_id is null and visa = 1
      group by establishment_id having count(*) > 1`,
  'a name that is empty or holds controls': String.raw`select id, name from profile where trim(name) = '' or name ~ '[\x01-\x08\x0b\x0c\x0e-\x1f]'`,
  'a result without its code': `select id from valuation where (index_points is null) <> (rules_version is null)`,
  'a day that no calendar of people has': `select id from valuation where seniority_on not between '1900-01-01' and '2200-01-01'`,
};

interface Row {
  readonly id: number;
  readonly grid_id: number;
  readonly function_id: number;
  readonly category_level: CategoryLevel;
  readonly hourly: boolean;
  readonly fixed_days: boolean;
  readonly answers: Readonly<Record<string, { readonly degree: number | null; readonly notConcerned: boolean }>>;
}

export async function forbiddenRows({ owner, journalDifferences }: TestBench): Promise<string[]> {
  const found: string[] = [];
  for (const [title, query] of Object.entries(QUERIES)) {
    const { rows } = await owner.query<object>(query);
    if (rows.length > 0) found.push(`${title}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  found.push(...(await againstGrids(owner)));
  const differences = await journalDifferences();
  if (differences.length > 0) found.push(`the journal tells otherwise: ${JSON.stringify(differences.slice(0, 2))}`);
  return found;
}

/** Rows with functions, categories, terms or degrees that their grid version does not have. */
async function againstGrids(owner: pg.Pool): Promise<string[]> {
  const { rows: versions } = await owner.query<{ id: number; document: unknown }>(
    'select id, document from grid_version',
  );
  const grids = new Map(versions.map(({ id, document }) => [id, document]));
  const { rows } = await owner.query<Row>(
    'select id, grid_id, function_id, category_level, hourly, fixed_days, answers from valuation',
  );
  return rows.flatMap((row) => {
    const reason = reasonAgainst(row, grids.get(row.grid_id));
    return reason === undefined ? [] : [`valuation ${row.id}: ${reason} ${JSON.stringify(row)}`];
  });
}

function reasonAgainst(row: Row, document: unknown): string | undefined {
  const grid = readGrid(document);
  const job = grid.functions.find(({ id }) => id === row.function_id);
  if (job === undefined) return 'its function is none of its grid';
  if (row.function_id !== OTHER_FUNCTION_ID && job.categoryLevel !== row.category_level)
    return 'its category is not its function’s';
  if (row.hourly && !job.teacher) return 'paid by the hour without teaching';
  if (row.fixed_days && !isFixedDaysAllowed(row.category_level)) return 'fixed days without being a cadre';
  for (const [id, { degree, notConcerned }] of Object.entries(row.answers)) {
    const criterion = grid.criteria.find((one) => String(one.id) === id);
    if (criterion === undefined) return `its criterion ${id} is none of its grid`;
    if (degree === null) continue;
    if (notConcerned || !isConcerned(criterion, job, row.category_level))
      return `a degree of criterion ${id}, which does not concern it`;
    const ranks = choosableDegrees(criterion, job, row.category_level).map(({ rank }) => rank);
    if (!(criterion.kind === 'training' && degree === 0) && !ranks.includes(degree))
      return `degree ${degree} of criterion ${id}`;
  }
  return undefined;
}
