/** Adds rows one by one. Its memory grows with the groups and the different changes, not with the rows. Pure. */
import {
  awaitsUpdate,
  isActive,
  isToRedo,
  VALUATION_STATUSES,
  wageTerritoryOf,
  type CategoryLevel,
  type ValuationStatus,
} from '@valorisation/rules';
import { ChangeCounts } from './change-spread.js';
import {
  GROUPINGS,
  type AmountFigures,
  type ChangedRow,
  type EffectFigures,
  type EffectGroup,
  type Grouping,
  type Unit,
} from './effect-figures.js';
import { LargestChanges } from './largest-changes.js';
import type { EffectAmounts, EffectContext, RowEffect } from './valuation.effect.js';

export interface CountedRow {
  readonly id: number;
  readonly status: ValuationStatus;
  readonly functionId: number;
  readonly categoryLevel: CategoryLevel;
  readonly department: string | null;
  /** People with an active function in the row's establishment. */
  readonly people: number;
}

type Writable<Of> = { -readonly [Key in keyof Of]: Of[Key] };
interface Group extends Record<Unit, Writable<AmountFigures>> {
  rows: number;
  toRedo: number;
}

/** The smallest number of people for each size of establishment. */
const SIZES = [50, 20, 10, 0] as const;
const MOST_LISTED = { month: 50, hour: 10 } as const;

const noAmounts = (): Writable<AmountFigures> => ({
  rows: 0,
  gains: 0,
  losses: 0,
  before: 0,
  dueAnyway: 0,
  after: 0,
});
const noGroup = (): Group => ({ rows: 0, toRedo: 0, month: noAmounts(), hour: noAmounts() });

export class EffectTotals {
  private rows = 0;
  private awaitedBefore = 0;
  private incomplete = 0;
  private otherUnit = 0;
  private readonly underMinimum = { before: 0, after: 0, fall: 0, rise: 0 };
  /** The numbers of rows by earlier and new status. */
  private readonly moves = new Map<number, number>();
  private readonly all = noGroup();
  private readonly groups: Readonly<Record<Grouping, Map<string, Group>>> = {
    category: new Map(),
    function: new Map(),
    department: new Map(),
    size: new Map(),
  };
  private readonly alike = new Map<string, readonly Group[]>();
  private readonly changes = { month: new ChangeCounts(), hour: new ChangeCounts() };
  private readonly largest = {
    month: new LargestChanges(MOST_LISTED.month),
    hour: new LargestChanges(MOST_LISTED.hour),
  };

  constructor(private readonly context: Pick<EffectContext, 'day' | 'minimums'>) {}

  add(row: CountedRow, { status, amounts }: RowEffect): void {
    this.rows += 1;
    const move = row.status * VALUATION_STATUSES.length + status;
    this.moves.set(move, (this.moves.get(move) ?? 0) + 1);
    if (!isActive(row.status)) return;
    const groups = this.groupsOf(row);
    for (const group of groups) {
      group.rows += 1;
      if (isToRedo(status)) group.toRedo += 1;
    }
    if (amounts === 'incomplete') this.incomplete += 1;
    if (typeof amounts === 'string') return;
    if (awaitsUpdate(row.status)) this.awaitedBefore += 1;
    this.compareMinimum(row, amounts);
    this.addAmounts(row, amounts, groups);
  }

  figures(titleOf: (functionId: number) => string): EffectFigures {
    const { rows, awaitedBefore, incomplete, otherUnit, underMinimum, all, changes, largest } = this;
    return {
      day: this.context.day,
      rows,
      statuses: [...this.moves]
        .sort(([one], [other]) => one - other)
        .map(([move, count]) => ({
          from: statusAt(Math.floor(move / VALUATION_STATUSES.length)),
          to: statusAt(move % VALUATION_STATUSES.length),
          rows: count,
        })),
      awaitedBefore,
      incomplete,
      otherUnit,
      amounts: {
        month: { ...all.month, ...changes.month.spread() },
        hour: { ...all.hour, ...changes.hour.spread() },
      },
      underMinimum,
      groups: {
        category: written(this.groups.category),
        function: written(this.groups.function),
        department: written(this.groups.department),
        size: written(this.groups.size),
      },
      largest: { month: largest.month.rows(), hour: largest.hour.rows() },
      functions: Object.fromEntries([...this.groups.function.keys()].map((id) => [id, titleOf(Number(id))])),
    };
  }

  private groupsOf({ functionId, categoryLevel, department, people }: CountedRow): readonly Group[] {
    const size = SIZES.find((least) => people >= least) ?? 0;
    const alike = `${functionId} ${categoryLevel} ${size} ${department ?? ''}`;
    const known = this.alike.get(alike);
    if (known !== undefined) return known;
    const keys: Readonly<Record<Grouping, string>> = {
      category: String(categoryLevel),
      function: String(functionId),
      department: department ?? '',
      size: String(size),
    };
    const found = [this.all, ...GROUPINGS.map((grouping) => this.group(grouping, keys[grouping]))];
    this.alike.set(alike, found);
    return found;
  }

  private group(grouping: Grouping, key: string): Group {
    const known = this.groups[grouping].get(key) ?? noGroup();
    this.groups[grouping].set(key, known);
    return known;
  }

  private compareMinimum({ department }: CountedRow, { before, after }: EffectAmounts): void {
    const minimum = this.context.minimums[wageTerritoryOf(department)];
    const was = before.indexHundredths < minimum.before;
    const is = after.indexHundredths < minimum.after;
    if (was) this.underMinimum.before += 1;
    if (is) this.underMinimum.after += 1;
    if (is && !was) this.underMinimum.fall += 1;
    if (was && !is) this.underMinimum.rise += 1;
  }

  private addAmounts(row: CountedRow, amounts: EffectAmounts, groups: readonly Group[]): void {
    const { before, dueAnyway, after } = amounts;
    const { unit } = after;
    if (before.unit !== unit || dueAnyway.unit !== unit) {
      this.otherUnit += 1;
      return;
    }
    const change = after.cents - dueAnyway.cents;
    for (const group of groups) {
      const figures = group[unit];
      figures.rows += 1;
      if (change > 0) figures.gains += 1;
      if (change < 0) figures.losses += 1;
      figures.before += before.cents;
      figures.dueAnyway += dueAnyway.cents;
      figures.after += after.cents;
    }
    if (change === 0) return;
    this.changes[unit].add(change);
    if (this.largest[unit].takes(row.id, change)) this.largest[unit].add(changedRow(row, amounts));
  }
}

function changedRow(
  { id, functionId, categoryLevel, department }: CountedRow,
  { before, dueAnyway, after }: EffectAmounts,
): ChangedRow {
  const amounts = { before: before.cents, dueAnyway: dueAnyway.cents, after: after.cents };
  return { id, functionId, categoryLevel, department, unit: after.unit, ...amounts };
}

function written(groups: ReadonlyMap<string, EffectGroup>): Readonly<Record<string, EffectGroup>> {
  return Object.fromEntries(groups);
}

function statusAt(place: number): ValuationStatus {
  const status = VALUATION_STATUSES.find((known) => known === place);
  if (status === undefined) throw new RangeError(`not a status: ${place}`);
  return status;
}
