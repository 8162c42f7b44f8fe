/** What a coming version changes in a person's rows, by cause. Pure. */
import { isToRedo, type Day, type DueAmount, type DueRow, type Grid, type PersonDue } from '@valorisation/rules';
import type { OutlookRow as RowAnswer, OutlookTotals } from '@valorisation/contract';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { EstablishmentFloors } from '../../grids/index.js';
import { afterSwitch, type AfterSwitch } from '../domain/valuation.outlook.js';
import type { NumberedGrid } from '../domain/valuation.change.js';
import { withTexts } from '../domain/valuation.merge.js';
import { stored } from '../domain/valuation.result.js';
import { dueOfPerson } from './amount-due.js';
import { isComputed, type ValuationRow } from './valuation.view.js';

export interface OutlookContext {
  readonly coming: NumberedGrid;
  readonly day: Day;
  readonly grids: ReadonlyMap<number, Grid>;
  readonly floorsNow: EstablishmentFloors;
  readonly floorsThen: EstablishmentFloors;
}

/** A row at present, with the day's seniority, and after its update. */
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

/** One value in four stages: at present, with the day's seniority, with its minimum wage, with the version. */
interface Causes<Of> {
  readonly now: Of;
  readonly aged: Of;
  readonly waged: Of;
  readonly next: Of;
}

/** @param rows the person's active rows that the viewer sees */
export function personOutlook(rows: readonly ValuationRow[], context: OutlookContext): PersonOutlook {
  const { floorsNow, floorsThen } = context;
  const stages = rows.map((row) => stagesOf(row, context));
  const agedRows = stages.map(({ aged }) => aged);
  const dues: Causes<PersonDue<DueRow>> = {
    now: dueOfPerson(rows, { floors: floorsNow }),
    aged: dueOfPerson(agedRows, { floors: floorsNow }),
    waged: dueOfPerson(agedRows, { floors: { ...floorsNow, wage: floorsThen.wage } }),
    next: dueOfPerson(
      stages.map(({ next }) => next),
      { floors: floorsThen },
    ),
  };
  return {
    rows: stages.map((stage, index) =>
      rowOf(
        stage,
        byCause(dues, ({ rows: all }) => all[index]?.due ?? null),
      ),
    ),
    totals: {
      nowCents: dues.now.cents ?? 0,
      nextCents: dues.next.cents ?? 0,
      nowComplementCents: dues.now.complementCents,
      nextComplementCents: dues.next.complementCents,
      ...partsOf(byCause(dues, ({ cents }) => cents ?? 0)),
    },
  };
}

function byCause<From, To>({ now, aged, waged, next }: Causes<From>, of: (from: From) => To): Causes<To> {
  return { now: of(now), aged: of(aged), waged: of(waged), next: of(next) };
}

function rowOf({ row, after }: Stages, dues: Causes<DueAmount | null>): OutlookRow {
  const { now, next } = dues;
  const isComparable = now !== null && next !== null && now.unit === next.unit;
  const isOneUnit = isComparable && dues.aged?.unit === now.unit && dues.waged?.unit === now.unit;
  return {
    valuation: row,
    fate: fateOf(row, after),
    refusal: after.update instanceof DomainError ? after.update : null,
    now,
    next,
    differenceCents: isComparable ? next.cents - now.cents : null,
    parts: isOneUnit ? partsOf(byCause(dues, (due) => due?.cents ?? 0)) : null,
  };
}

function fateOf(row: ValuationRow, { status, update }: AfterSwitch): RowAnswer['fate'] {
  if (!isComputed(row)) return 'open';
  if (update instanceof DomainError || isToRedo(status)) return 'redo';
  return update === null ? 'same' : 'update';
}

/** What each cause adds to the amount before it. */
function partsOf({ now, aged, waged, next }: Causes<number>): Parts {
  return { seniorityCents: aged - now, wageCents: waged - aged, gridCents: next - waged };
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

/** A difference by cause, in cents. The parts add up to it. */
export type Parts = Pick<OutlookTotals, 'seniorityCents' | 'wageCents' | 'gridCents'>;

export interface OutlookRow {
  readonly valuation: ValuationRow;
  readonly fate: RowAnswer['fate'];
  readonly refusal: DomainError | null;
  /** Due today, and on the version's day; null without an amount. */
  readonly now: DueAmount | null;
  readonly next: DueAmount | null;
  /** Null when the two amounts cannot be compared, because one is per hour and the other per month. */
  readonly differenceCents: number | null;
  readonly parts: Parts | null;
}
