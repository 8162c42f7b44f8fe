/** What a coming version changes of a person's rows, each cause by itself. Pure. */
import { isToRedo, type Day, type DueAmount, type DueRow, type Grid, type PersonDue } from '@valorisation/rules';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { EstablishmentFloors } from '../../grids/index.js';
import { afterSwitch, type AfterSwitch } from '../domain/valuation.outlook.js';
import type { NumberedGrid } from '../domain/valuation.change.js';
import { withTexts } from '../domain/valuation.merge.js';
import { stored } from '../domain/valuation.result.js';
import { dueOfPerson } from './amount-due.js';
import type { Fate, OutlookRow, OutlookTotals, Parts } from './grid-outlook.query.js';
import { isComputed, type ValuationRow } from './valuation.view.js';

export interface OutlookContext {
  readonly coming: NumberedGrid;
  readonly day: Day;
  /** By id: the grids that the rows stand on. */
  readonly grids: ReadonlyMap<number, Grid>;
  readonly floorsNow: EstablishmentFloors;
  readonly floorsThen: EstablishmentFloors;
}

/** A row as it is, with the seniority of the day, and after its update. */
interface Stages {
  readonly row: ValuationRow;
  readonly after: AfterSwitch;
  readonly aged: ValuationRow;
  readonly next: ValuationRow;
}

export function stagesOf(row: ValuationRow, { coming, day, grids }: OutlookContext): Stages {
  const grid = grids.get(row.gridId);
  if (grid === undefined) throw new Error(`The grid ${row.gridId} of a row was not read`);
  const answers = withTexts(row.answers, row.texts);
  const result = isComputed(row) ? row : null;
  const after = afterSwitch({ status: row.status, inputs: row, answers, result, grid }, coming, day);
  const { status, update, aged } = after;
  const moved = { ...row, status };
  const isUpdated = update !== null && !(update instanceof DomainError);
  return {
    row,
    after,
    aged: aged === null ? row : { ...row, ...stored(aged, day) },
    next: isUpdated ? { ...moved, status: update.status, gridId: update.gridId, ...stored(update.pay, day) } : moved,
  };
}

export interface PersonOutlook {
  readonly rows: readonly OutlookRow[];
  readonly totals: Parts & Pick<OutlookTotals, 'nowCents' | 'nextCents' | 'nowComplementCents' | 'nextComplementCents'>;
}

/** @param rows the person's active rows that the viewer sees */
export function personOutlook(rows: readonly ValuationRow[], context: OutlookContext): PersonOutlook {
  const { floorsNow, floorsThen } = context;
  const stages = rows.map((row) => stagesOf(row, context));
  const aged = stages.map((stage) => stage.aged);
  const now = dueAt(rows, floorsNow);
  const withSeniority = dueAt(aged, floorsNow);
  const withWage = dueAt(aged, { ...floorsNow, wage: floorsThen.wage });
  const next = dueAt(
    stages.map((stage) => stage.next),
    floorsThen,
  );
  const chain = [now, withSeniority, withWage, next] as const;
  return {
    rows: stages.map((stage, index) =>
      rowOf(
        stage,
        chain.map(({ rows: dues }) => dues[index]?.due ?? null),
      ),
    ),
    totals: {
      nowCents: now.cents ?? 0,
      nextCents: next.cents ?? 0,
      nowComplementCents: now.complementCents,
      nextComplementCents: next.complementCents,
      ...partsOf(chain.map(({ cents }) => cents ?? 0)),
    },
  };
}

function dueAt(rows: readonly ValuationRow[], floors: EstablishmentFloors): PersonDue<DueRow> {
  return dueOfPerson(rows, { floors });
}

function rowOf({ row, after }: Stages, chain: readonly (DueAmount | null)[]): OutlookRow {
  const [now = null, next = null] = [chain[0], chain.at(-1)];
  const [unit] = chain.map((due) => due?.unit);
  const isOneUnit = unit !== undefined && chain.every((due) => due?.unit === unit);
  const isComparable = now !== null && next !== null && now.unit === next.unit;
  return {
    valuation: row,
    fate: fateOf(row, after),
    refusal: after.update instanceof DomainError ? after.update : null,
    now,
    next,
    differenceCents: isComparable ? next.cents - now.cents : null,
    parts: isOneUnit ? partsOf(chain.map((due) => due?.cents ?? 0)) : null,
  };
}

function fateOf(row: ValuationRow, { status, update }: AfterSwitch): Fate {
  if (!isComputed(row)) return 'open';
  if (update instanceof DomainError || isToRedo(status)) return 'redo';
  return update === null ? 'same' : 'update';
}

/** The steps from one amount to the next, each its own cause. */
function partsOf([now = 0, withSeniority = 0, withWage = 0, next = 0]: readonly number[]): Parts {
  return { seniorityCents: withSeniority - now, wageCents: withWage - withSeniority, gridCents: next - withWage };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export function totalsOf(people: readonly PersonOutlook[]): OutlookTotals {
  const rows = people.flatMap((person) => person.rows);
  const changing = rows.filter(({ differenceCents, now, next }) => differenceCents !== 0 && (now ?? next) !== null);
  const over = (of: keyof PersonOutlook['totals']) => sum(people.map(({ totals }) => totals[of]));
  const count = (holds: (row: OutlookRow) => boolean) => rows.filter((row) => holds(row)).length;
  return {
    nowCents: over('nowCents'),
    nextCents: over('nextCents'),
    nowComplementCents: over('nowComplementCents'),
    nextComplementCents: over('nextComplementCents'),
    seniorityCents: over('seniorityCents'),
    wageCents: over('wageCents'),
    gridCents: over('gridCents'),
    changing: changing.length,
    hourlyChanging: changing.filter(({ valuation }) => valuation.hourly).length,
    rows: rows.length,
    hourly: count(({ valuation }) => valuation.hourly),
    toRedo: count(({ fate }) => fate === 'redo'),
    uncomputed: count(({ fate }) => fate === 'open'),
  };
}
