/** Valuations as stored, and their sums by the groups of an effect, to check its figures. */
import type { EffectFigures } from '@valorisation/contract';
import {
  isActive,
  isToRedo,
  isValuationStatus,
  minimumIndex,
  minimumWageOn,
  OTHER_FUNCTION_ID,
  shippedMinimumWages,
  ValuationStatus,
  wageTerritoryOf,
  type DisplayedAmount,
  type Grid,
} from '@valorisation/rules';
import type pg from 'pg';

export interface StoredRow {
  readonly id: number;
  readonly status: ValuationStatus;
  readonly isActive: boolean;
  /** The account of the establishment's head. */
  readonly head: string;
  readonly keys: readonly string[];
  readonly cents: number | null;
  readonly unit: DisplayedAmount['unit'] | null;
  readonly points: number | null;
  readonly department: string | null;
}

/** By group: the number of rows and their sum in cents. */
export type EffectSums = Readonly<Record<string, Readonly<Record<'month' | 'hour', readonly [number, number]>>>>;

interface Row extends Omit<StoredRow, 'isActive' | 'keys'> {
  readonly category: number;
  readonly functionId: number;
  readonly people: number;
}

export async function rowsOfEffect(owner: pg.Pool): Promise<readonly StoredRow[]> {
  const { rows } = await owner.query<Row>(`
    select v.id, v.status, a.email as head, v.category_level as category, v.function_id as "functionId", e.department,
           v.displayed_cents as cents, v.displayed_unit as unit, v.index_points as points,
           (select count(distinct o.profile_id)::integer from valuation o
             where o.establishment_id = e.id and o.status <> 4) as people
      from valuation v join establishment e on e.id = v.establishment_id
      join account a on a.establishment_id = e.id and a.parent_id is null
     order by v.id`);
  return rows.map(({ category, functionId, department, people, ...row }) => {
    const size = [50, 20, 10, 0].find((least) => people >= least);
    const keys = [`category ${category}`, `function ${functionId}`, `department ${department ?? ''}`, `size ${size}`];
    return { ...row, department, keys, isActive: isValuationStatus(row.status) && isActive(row.status) };
  });
}

/** The fields that a publication may not change. */
export function amountsOf(rows: readonly StoredRow[]): readonly unknown[] {
  return rows.map(({ id, cents, unit, points }) => ({ id, cents, unit, points }));
}

/** The statuses of the rows, in order, and whether a function is unknown to the grid. */
export function kindsOf(rows: readonly StoredRow[]): {
  readonly statuses: readonly number[];
  readonly hasOther: boolean;
} {
  return {
    statuses: [...new Set(rows.map(({ status }) => status))].sort((one, other) => one - other),
    hasOther: rows.some(({ keys }) => keys.includes(`function ${OTHER_FUNCTION_ID}`)),
  };
}

/** The sums at each stage, for rows with an amount in one unit at every stage; and the number of the others. */
export function effectSums(
  before: readonly StoredRow[],
  onTheDay: readonly StoredRow[],
  after: readonly StoredRow[],
): { readonly dueAnyway: EffectSums; readonly after: EffectSums; readonly otherUnit: number } {
  const stages = [onTheDay, after].map((rows) => new Map(rows.map((row) => [row.id, row])));
  const sums: readonly [Sums, Sums] = [{}, {}];
  let otherUnit = 0;
  for (const was of before) {
    const [due, is] = stages.map((stage) => stage.get(was.id));
    if (due === undefined || is === undefined || !isCompared(was, is)) continue;
    const { unit } = was;
    if (unit === null || due.unit !== unit || is.unit !== unit) {
      otherUnit += 1;
      continue;
    }
    for (const key of was.keys) {
      for (const [stage, row] of [due, is].entries()) {
        const sum = ((sums[stage] ?? {})[key] ??= { month: [0, 0], hour: [0, 0] })[unit];
        sum[0] += 1;
        sum[1] += row.cents ?? 0;
      }
    }
  }
  return { dueAnyway: sums[0], after: sums[1], otherUnit };
}

type Sums = Record<string, Record<'month' | 'hour', [number, number]>>;

/** Ids of the rows below the minimum of the grid on that day. */
export function underMinimum(rows: readonly StoredRow[], { params }: Grid, day: string): readonly number[] {
  return rows
    .filter(({ points, department }) => {
      const wage = minimumWageOn(shippedMinimumWages, wageTerritoryOf(department), day);
      return points !== null && points < minimumIndex({ params, wage });
    })
    .map(({ id }) => id);
}

/** How many rows are below it, fall below it and rise above it, by their ids before and after. */
export function crossings(was: readonly number[], is: readonly number[]): EffectFigures['below_minimum'] {
  return {
    before: was.length,
    after: is.length,
    fall: is.filter((id) => !was.includes(id)).length,
    rise: was.filter((id) => !is.includes(id)).length,
  };
}

/** Not archived, in progress or to be done again. */
export function isCompared(was: StoredRow, is: StoredRow): boolean {
  const isOpen = (row: StoredRow) => row.status === ValuationStatus.InProgress || isToRedo(row.status);
  return was.isActive && was.cents !== null && !isOpen(was) && !isOpen(is);
}

/** Hashes of every table that a calculation could touch, except its own result. */
export async function effectHashes(owner: pg.Pool): Promise<unknown> {
  const versions = '(select id, version from establishment)';
  const tables = ['valuation', 'profile', 'profile_totals', 'personal_text', versions, 'grid_version', 'grid_move'];
  const hashes = tables.map(async (table) => {
    const { rows } = await owner.query(
      `select count(*), md5(string_agg(t::text, ';' order by t::text)) from ${table} t`,
    );
    return [table, rows];
  });
  return Promise.all(hashes);
}

/** How many rows went from which status to which. */
export function statusesOf(from: readonly StoredRow[], to: readonly StoredRow[]): EffectFigures['statuses'] {
  const after = new Map(to.map(({ id, status }) => [id, status]));
  const pairs = new Map<string, number>();
  for (const { id, status } of from) {
    const pair = `${status} ${after.get(id)}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return [...pairs]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([pair, rows]) => {
      const [was, is] = pair.split(' ').map(Number);
      return { from: was ?? -1, to: is ?? -1, rows };
    });
}
