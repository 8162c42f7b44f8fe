/** A school as a scenario changes it. */
import { addYears, completedYears, type Day } from '../exact/day.js';
import { divideHalfUp, product } from '../exact/integer.js';
import type { Grid } from '../grid/grid.js';
import { seniorityRate } from '../grid/lookup.js';
import { datedOn, type DueCalendar, type PositionTerms } from '../pay/due-over-time.js';
import { minimumWageOn } from '../pay/minimum-wage.js';
import { UNANSWERED } from '../valuation/answers.js';
import { NEW_TERMS } from '../valuation/terms.js';
import type { CostChange, NewValue } from './change.js';
import type { CostPosition, School } from './school.js';

const FULL = 10_000;
/** `param` in micro-euros for one cent of the point value. */
const PARAM_OF_CENT = 100;

export function withChanges(school: School, changes: readonly CostChange[]): School {
  const inOrder = [...changes].sort((one, other) => (one.from < other.from ? -1 : Number(one.from > other.from)));
  return inOrder.reduce<School>(
    (changed, change, place) => ({ ...changed, ...effectOf(change, changed, hiredId(place)) }),
    { ...school, changes: inOrder },
  );
}

/** The function and the person of a hiring, by its place among the changes: below 0, so that the id is nobody else's. */
export const hiredId = (place: number): number => -1 - place;

function effectOf(change: CostChange, { positions, calendar }: School, newId: number): Partial<School> {
  const { from } = change;
  const ofOne = (id: number, effect: (position: CostPosition) => CostPosition) => ({
    positions: positions.map((position) => (position.id === id ? effect(position) : position)),
  });
  switch (change.kind) {
    case 'point-value':
      return { calendar: withPointValue(calendar, from, change.to) };
    case 'wage':
      return { calendar: withWage(calendar, from, change.to) };
    case 'seniority':
      return {
        positions: positions.map((position) =>
          [null, position.id].includes(change.positionId)
            ? withStep(position, from, datedOn(calendar.grids, from)?.value)
            : position,
        ),
      };
    case 'share':
      return ofOne(change.positionId, (position) => changedFrom(position, from, atShare(change.shareHundredths)));
    case 'leave':
      return ofOne(change.positionId, (position) =>
        changedFrom(position, from, (terms) => ({ ...terms, leaveWeeks: change.leaveWeeks })),
      );
    case 'degree':
      return ofOne(change.positionId, (position) =>
        changedFrom(position, from, (terms) => ({
          ...terms,
          answers: { ...terms.answers, [change.criterionId]: { ...UNANSWERED, degree: change.degree } },
        })),
      );
    case 'departure':
      return ofOne(change.positionId, (position) => ({
        ...position,
        endsOn: position.endsOn !== null && position.endsOn < from ? position.endsOn : from,
      }));
    case 'hiring':
      return { positions: [...positions, hired(change, newId)] };
  }
}

function hired(
  { from, functionId, categoryLevel, answers, shareHundredths }: Extract<CostChange, { kind: 'hiring' }>,
  id: number,
): CostPosition {
  const value: PositionTerms = {
    ...NEW_TERMS,
    functionId,
    categoryLevel,
    answers,
    shareHundredths,
    seniorityOn: from,
    fixedAmountCents: null,
  };
  return { id, personId: id, terms: [{ from, value }], endsOn: null, paid: [], paidShareHundredths: shareHundredths };
}

function changedFrom(position: CostPosition, from: Day, effect: (terms: PositionTerms) => PositionTerms): CostPosition {
  const on = datedOn(position.terms, from);
  if (on === undefined) return position;
  const later = [{ ...on, from }, ...position.terms.filter((one) => one.from > from)];
  return {
    ...position,
    terms: [
      ...position.terms.filter((one) => one.from < from),
      ...later.map((one) => ({ ...one, value: effect(one.value) })),
    ],
  };
}

/** The amounts that were given for the former share: the guarantee keeps it beside it, a fixed amount follows the share. */
const atShare =
  (shareHundredths: number) =>
  (terms: PositionTerms): PositionTerms => ({
    ...terms,
    shareHundredths,
    guaranteedShareHundredths: terms.guaranteedShareHundredths ?? terms.shareHundredths,
    fixedAmountCents:
      terms.fixedAmountCents === null
        ? null
        : divideHalfUp(product(terms.fixedAmountCents, shareHundredths), product(terms.shareHundredths)),
  });

/** Moves the day of seniority back, so that the years of the next higher rate are complete. */
function withStep(position: CostPosition, from: Day, grid: Grid | undefined): CostPosition {
  const on = datedOn(position.terms, from)?.value;
  if (grid === undefined || on === undefined || on.seniorityOn === null || on.seniorityOn > from) return position;
  const years = completedYears(on.seniorityOn, from);
  const rate = seniorityRate(grid, on.categoryLevel, years);
  const next = grid.senioritySteps.find((step) => step.years > years && (step.rates[on.categoryLevel] ?? 0) > rate);
  if (next === undefined) return position;
  const seniorityOn = addYears(on.seniorityOn, years - next.years);
  return changedFrom(position, from, (terms) => ({ ...terms, seniorityOn }));
}

/** The new value in whole cents, as values are published. @param ofCent how many units of the value are one cent */
function centsAfter(value: number, ofCent: number, to: NewValue): number {
  return 'cents' in to ? to.cents : divideHalfUp(product(value, FULL + to.percentHundredths), product(FULL, ofCent));
}

function withPointValue(calendar: DueCalendar, from: Day, to: NewValue): DueCalendar {
  const { grids } = calendar;
  const value = datedOn(grids, from)?.value;
  if (value === undefined) return calendar;
  const paramMicroEuros = centsAfter(value.params.paramMicroEuros, PARAM_OF_CENT, to) * PARAM_OF_CENT;
  const changed = { from, value: { ...value, params: { ...value.params, paramMicroEuros } } };
  return {
    ...calendar,
    grids: [...grids.filter((one) => one.from < from), changed, ...grids.filter((one) => one.from > from)],
  };
}

function withWage(calendar: DueCalendar, from: Day, to: NewValue): DueCalendar {
  const wage = minimumWageOn(calendar.wages, calendar.territory, from);
  if (wage === null) return calendar;
  return { ...calendar, wages: [...calendar.wages, { ...wage, from, monthCents: centsAfter(wage.monthCents, 1, to) }] };
}

/** The two values in cents on a day, which a scenario may change; null while none is known. */
export function valuesOn(
  { grids, wages, territory }: DueCalendar,
  day: Day,
): { readonly [Kind in 'point-value' | 'wage']: number | null } {
  const params = datedOn(grids, day)?.value.params;
  return {
    'point-value': params === undefined ? null : params.paramMicroEuros / PARAM_OF_CENT,
    wage: minimumWageOn(wages, territory, day)?.monthCents ?? null,
  };
}
