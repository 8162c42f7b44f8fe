/**
 * What a school costs under a scenario, computed a second time for tests: a world that lives day by day, in which each
 * change happens on its day. It shares only the shape of the inputs with the rules, no code.
 */
import type { CostChange, NewValue } from '../costs/change.js';
import type { CostPosition, School } from '../costs/school.js';
import type { Grid } from '../grid/grid.js';
import type { PositionTerms } from '../pay/due-over-time.js';
import { big, dayAt, dueOf, half, instant, latest, most, wageOf, yearsOf } from './career-oracle.js';

interface Row {
  readonly of: CostPosition;
  terms: PositionTerms | undefined;
  ended: boolean;
  /** What was due the last time, and from what, so that a day without a change is not computed again. */
  due: { terms: PositionTerms; grid: Grid; cents: bigint } | undefined;
}

interface World {
  grid: Grid | undefined;
  wage: School['calendar']['wages'][number] | undefined;
  rows: Row[];
}

const raised = (value: number, perCent: number, to: NewValue): number =>
  'cents' in to ? to.cents : Number(half(big(value) * big(10_000 + to.percentHundredths), 10_000n * big(perCent)));

function steppedBack(grid: Grid, terms: PositionTerms, day: string): PositionTerms {
  const { seniorityOn: since, categoryLevel } = terms;
  if (since === null) return terms;
  const years = yearsOf(since, day);
  const rateAt = (count: number) =>
    grid.senioritySteps[Math.min(count, grid.senioritySteps.length - 1)]?.rates[categoryLevel] ?? 0;
  for (let more = 1; years + more < grid.senioritySteps.length; more += 1) {
    if (rateAt(years + more) > rateAt(years)) {
      const moved = Date.UTC(+since.slice(0, 4) - more, +since.slice(5, 7) - 1, +since.slice(8));
      return { ...terms, seniorityOn: dayAt(moved) };
    }
  }
  return terms;
}

function happen(world: World, change: CostChange, day: string): void {
  const row = world.rows.find(({ of }) => 'positionId' in change && of.id === change.positionId);
  const terms = row?.terms;
  if (change.kind === 'point-value' && world.grid) {
    const { params } = world.grid;
    const cents = raised(params.paramMicroEuros, 100, change.to);
    world.grid = { ...world.grid, params: { ...params, paramMicroEuros: cents * 100 } };
  }
  if (change.kind === 'wage' && world.wage)
    world.wage = { ...world.wage, monthCents: raised(world.wage.monthCents, 1, change.to) };
  if (change.kind === 'seniority') {
    const rows = change.positionId === null ? world.rows : row ? [row] : [];
    for (const one of rows) if (one.terms && world.grid) one.terms = steppedBack(world.grid, one.terms, day);
  }
  if (change.kind === 'departure' && row) row.ended = true;
  if (change.kind === 'leave' && row && terms) row.terms = { ...terms, leaveWeeks: change.leaveWeeks };
  if (change.kind === 'share' && row && terms) {
    const fixed = terms.fixedAmountCents;
    row.terms = {
      ...terms,
      shareHundredths: change.shareHundredths,
      guaranteedShareHundredths: terms.guaranteedShareHundredths ?? terms.shareHundredths,
      fixedAmountCents: fixed && Number(half(big(fixed) * big(change.shareHundredths), big(terms.shareHundredths))),
    };
  }
  if (change.kind === 'degree' && row && terms) {
    const answer = { degree: change.degree, notConcerned: false, reason: null, evidence: null };
    row.terms = { ...terms, answers: { ...terms.answers, [change.criterionId]: answer } };
  }
  if (change.kind === 'hiring') {
    const { functionId, categoryLevel, answers, shareHundredths } = change;
    const hired: PositionTerms = {
      functionId,
      categoryLevel,
      answers,
      shareHundredths,
      seniorityOn: day,
      leaveWeeks: 0,
      hourly: false,
      fixedDays: false,
      guaranteedCents: null,
      fixedAmountCents: null,
    };
    const id = -1_000 - world.rows.length;
    const of = { id, personId: id, terms: [], endsOn: null, paid: [], paidShareHundredths: 1 };
    world.rows.push({ of, terms: hired, ended: false, due: undefined });
  }
}

/** Years are complete on the day and month of the seniority, and on 1 March for 29 February. */
function rowDue(row: Row, terms: PositionTerms, grid: Grid, day: string): bigint {
  const isAnniversary = [terms.seniorityOn?.slice(5), '03-01'].includes(day.slice(5));
  if (row.due === undefined || isAnniversary || row.due.terms !== terms || row.due.grid !== grid)
    row.due = { terms, grid, cents: dueOf(grid, terms, day) };
  return row.due.cents;
}

function dayCost(world: World, personId: number, day: string): bigint {
  const { grid, wage } = world;
  const held = world.rows.flatMap((row) => {
    const isOver = row.ended || (row.of.endsOn !== null && instant(row.of.endsOn) <= instant(day));
    return row.of.personId !== personId || row.terms === undefined || isOver ? [] : [{ row, terms: row.terms }];
  });
  if (grid === undefined || held.length === 0) return 0n;
  const dues = held.map(({ row, terms }) => rowDue(row, terms, grid, day));
  const paid = held.map(({ row: { of }, terms }, place) => {
    const amount = latest(of.paid, day)?.value;
    if (amount === undefined) return dues[place] ?? 0n;
    return half(big(amount.cents) * big(terms.shareHundredths), big(of.paidShareHundredths));
  });
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, one) => total + one, 0n);
  return most(sum(dues), wageOf(wage, held), sum(paid));
}

/** The cents of 36 months. @param changes none is before the first month */
export function oracleCosts(
  { positions, calendar }: School,
  changes: readonly CostChange[],
  firstMonth: string,
): readonly number[] {
  const wages = calendar.wages.filter(({ territory }) => territory === calendar.territory);
  const world: World = { grid: undefined, wage: undefined, rows: [] };
  for (const of of positions) world.rows.push({ of, terms: undefined, ended: false, due: undefined });
  const [year, month] = [+firstMonth.slice(0, 4), +firstMonth.slice(5) - 1];
  const first = dayAt(Date.UTC(year, month, 1));
  const begun = <One extends { from: string }>(list: readonly One[], day: string) =>
    day === first ? latest(list, day) : list.filter(({ from }) => from === day).at(-1);
  const months: number[] = [];
  for (let place = 0; place < 36; place += 1) {
    const [begin, end] = [Date.UTC(year, month + place, 1), Date.UTC(year, month + place + 1, 1)];
    const costs = new Map<number, bigint>();
    for (let time = begin; time < end; time += 86_400_000) {
      const day = dayAt(time);
      world.grid = begun(calendar.grids, day)?.value ?? world.grid;
      world.wage = begun(wages, day) ?? world.wage;
      for (const row of world.rows) row.terms = begun(row.of.terms, day)?.value ?? row.terms;
      for (const change of changes) if (change.from === day) happen(world, change, day);
      for (const person of new Set(world.rows.map(({ of }) => of.personId)))
        costs.set(person, (costs.get(person) ?? 0n) + dayCost(world, person, day));
    }
    const days = big((end - begin) / 86_400_000);
    months.push([...costs.values()].reduce((sum, cost) => sum + Number(half(cost, days)), 0));
  }
  return months;
}
