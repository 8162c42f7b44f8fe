/**
 * What is due to a person on each day of a period. The grid, the minimum wage, the seniority and the terms of each day
 * count, so that past months can be compared with the pay of that time, and months to come can be computed ahead.
 */
import type { Day } from '../exact/day.js';
import type { Grid } from '../grid/grid.js';
import { RuleError } from '../rule-error.js';
import { nextRateChange } from '../valuation/anniversary.js';
import { ValuationStatus } from '../valuation/status.js';
import type { DueRow } from './amount-due.js';
import { computePay } from './compute-pay.js';
import type { Floors } from './floors.js';
import { minimumWageOn, type MinimumWage, type WageTerritory } from './minimum-wage.js';
import type { PayInput } from './pay.js';
import { personDue, type PersonDue } from './person-due.js';

/** A value that counts from a day on, until the next one. Lists of them are in the order of their days. */
export interface Dated<Value> {
  readonly from: Day;
  readonly value: Value;
}

/** The published grids and the minimum wages, with the days on which they begin. */
export interface DueCalendar {
  readonly grids: readonly Dated<Grid>[];
  readonly wages: readonly MinimumWage[];
  readonly territory: WageTerritory;
}

/** The terms and answers of a function. The day of the calculation is each day of the period. */
export type PositionTerms = Omit<PayInput, 'calculatedOn'>;

export interface Position {
  readonly id: number;
  /** Before the first day, the person does not hold the function. */
  readonly terms: readonly Dated<PositionTerms>[];
  /** The first day on which the person no longer holds the function; null when no such day is known. */
  readonly endsOn: Day | null;
}

/** Why nothing is due on a day: no grid was published yet, or the grid of that day refuses the function or an answer. */
export type NotComputed = 'no-grid' | 'refused';

export interface PositionRow extends DueRow {
  readonly id: number;
}

export interface DueSpan {
  readonly from: Day;
  /** The first day that no longer belongs to it. */
  readonly until: Day;
  /** The first day of the grid that counts; null without one. */
  readonly gridFrom: Day | null;
  readonly wage: MinimumWage | null;
  /** The functions that the person holds, with what is due for them and for the person. */
  readonly due: PersonDue<PositionRow> | NotComputed;
}

/** The value on a day: the last one that has begun; undefined before the first. */
export function datedOn<Value>(values: readonly Dated<Value>[], day: Day): Dated<Value> | undefined {
  return values.findLast(({ from }) => from <= day);
}

/**
 * The spans of a period, in order and without gaps. Within a span nothing changes that an amount depends on.
 * @param until the first day after the period
 */
export function dueSpans(
  positions: readonly Position[],
  calendar: DueCalendar,
  from: Day,
  until: Day,
): readonly DueSpan[] {
  const days = [...new Set([from, ...positions.flatMap((one) => changeDays(one, calendar, from, until))])]
    .filter((day) => day >= from && day < until)
    .sort();
  return days.map((day, place) => {
    const grid = datedOn(calendar.grids, day);
    const wage = minimumWageOn(calendar.wages, calendar.territory, day);
    return {
      from: day,
      until: days[place + 1] ?? until,
      gridFrom: grid?.from ?? null,
      wage,
      due: grid === undefined ? 'no-grid' : dueOn(positions, day, grid.value, { wage, ...calendar }),
    };
  });
}

/** The same spans, cut on further days: something else than the due changes there, as the pay does. */
export function cutSpans(spans: readonly DueSpan[], days: readonly Day[]): readonly DueSpan[] {
  return spans.flatMap((span) => {
    const begins = [...new Set([span.from, ...days.filter((day) => day > span.from && day < span.until)])].sort();
    return begins.map((from, place) => ({ ...span, from, until: begins[place + 1] ?? span.until }));
  });
}

function dueOn(
  positions: readonly Position[],
  day: Day,
  grid: Grid,
  { wage, territory }: Pick<Floors, 'wage' | 'territory'>,
): DueSpan['due'] {
  const held = positions.filter(({ endsOn }) => endsOn === null || endsOn > day);
  try {
    const rows = held.flatMap(({ id, terms }) => {
      const state = datedOn(terms, day);
      return state === undefined ? [] : [rowOn(id, state.value, day, grid)];
    });
    return personDue(rows, { params: grid.params, wage, territory });
  } catch (error) {
    if (error instanceof RuleError) return 'refused';
    throw error;
  }
}

function rowOn(id: number, terms: PositionTerms, calculatedOn: Day, grid: Grid): PositionRow {
  const { shareHundredths, hourly, fixedAmountCents } = terms;
  const computed = computePay(grid, { ...terms, calculatedOn });
  return { id, status: ValuationStatus.UpToDate, shareHundredths, hourly, fixedAmountCents, computed };
}

/** The days of a period on which an amount may change: grid, wage, terms, end, and each step of seniority. */
function changeDays({ terms, endsOn }: Position, { grids, wages }: DueCalendar, from: Day, until: Day): readonly Day[] {
  const dated = [...grids, ...wages, ...terms].map((one) => one.from);
  const steps = terms.flatMap(({ value: { categoryLevel, seniorityOn } }) => {
    if (seniorityOn === null) return [];
    return grids.flatMap(({ value: grid }) => {
      const found: Day[] = [];
      let day = nextRateChange(grid, categoryLevel, seniorityOn, seniorityOn > from ? seniorityOn : from);
      while (day !== null && day < until) {
        found.push(day);
        day = nextRateChange(grid, categoryLevel, seniorityOn, day);
      }
      return found;
    });
  });
  return [...dated, ...steps, ...(endsOn === null ? [] : [endsOn])];
}
