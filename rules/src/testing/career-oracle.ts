/**
 * What is due and owed, computed a second time for tests: day by day, with fractions and dates of its own. It shares
 * only the shape of the inputs with the rules, no code.
 */
import type { Grid } from '../grid/grid.js';
import type { PaidPosition } from '../pay/arrears.js';
import type { DueCalendar, PositionTerms } from '../pay/due-over-time.js';

const DAY_MS = 86_400_000;
export const instant = (day: string): number => Date.UTC(+day.slice(0, 4), +day.slice(5, 7) - 1, +day.slice(8, 10));
export const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const half = (numerator: bigint, denominator: bigint): bigint => {
  const quotient = numerator / denominator;
  return (numerator % denominator) * 2n >= denominator ? quotient + 1n : quotient;
};
const up = (numerator: bigint, denominator: bigint): bigint =>
  numerator / denominator + (numerator % denominator > 0n ? 1n : 0n);
export const big = (value: number): bigint => BigInt(value);
export const latest = <One extends { from: string }>(list: readonly One[], day: string): One | undefined => {
  const time = instant(day);
  let found: One | undefined;
  for (const one of list)
    if (instant(one.from) <= time && (!found || instant(one.from) >= instant(found.from))) found = one;
  return found;
};

/** Whole years by walking from anniversary to anniversary. `Date.UTC` moves 29 February to 1 March. */
export function yearsOf(since: string | null, day: string): number {
  if (since === null) return 0;
  let years = 0;
  while (Date.UTC(+since.slice(0, 4) + years + 1, +since.slice(5, 7) - 1, +since.slice(8)) <= instant(day)) years += 1;
  return years;
}

/** The due month of one function, without the minimum wage. */
export function dueOf(grid: Grid, terms: PositionTerms, day: string): bigint {
  const base = grid.categories.find(({ level }) => level === terms.categoryLevel)?.baseHundredths ?? 0;
  const leave = grid.leaveSteps.find(({ weeks }) => weeks === terms.leaveWeeks)?.pointsHundredths ?? 0;
  const years = yearsOf(terms.seniorityOn, day);
  let rate = 0;
  for (const step of grid.senioritySteps) if (step.years <= years) rate = step.rates[terms.categoryLevel] ?? 0;
  let points = big(base + leave) + half(big(base + leave) * big(rate), 100n);
  for (const { id, columns } of grid.criteria) {
    const degree = terms.answers[id]?.degree ?? 0;
    points += big(columns[terms.categoryLevel]?.find(({ rank }) => rank === degree)?.pointsHundredths ?? 0);
  }
  if (terms.fixedDays) points = half(points * big(grid.params.fixedDaysFactor), 10_000n);
  const param = big(grid.params.paramMicroEuros);
  const share = big(terms.shareHundredths);
  const atShare = (index: bigint): bigint => half(half(index * param, 120_000n) * share, 10_000n);
  const amounts = [atShare(points), atShare(big(grid.params.branchFloorPoints) * 100n)];
  if (terms.guaranteedCents !== null) {
    // Whole points: the year of the guaranteed month at full time, divided by the point value.
    const guaranteedAt = big(terms.guaranteedShareHundredths ?? terms.shareHundredths);
    const majored = up(big(terms.guaranteedCents) * 10_000n * 12n * 10_000n, guaranteedAt * param * 100n) * 100n;
    if (majored > points) amounts.push(atShare(majored));
  }
  if (terms.fixedAmountCents !== null) amounts.push(big(terms.fixedAmountCents));
  return most(...amounts);
}

/** The minimum wage for the shares of a person together. */
export const wageOf = (
  wage: DueCalendar['wages'][number] | undefined,
  held: readonly { readonly terms: PositionTerms }[],
): bigint =>
  half(big(wage?.monthCents ?? 0) * held.reduce((sum, { terms }) => sum + big(terms.shareHundredths), 0n), 10_000n);

export const most = (...amounts: readonly bigint[]): bigint =>
  amounts.reduce((highest, one) => (one > highest ? one : highest));

export interface OracleMonth {
  readonly month: string;
  readonly due: number;
  readonly paid: number;
}

/** The compared months of three years before today, those without a compared day included. */
export function oracleMonths(
  positions: readonly PaidPosition[],
  { grids, wages, territory }: DueCalendar,
  today: string,
): readonly OracleMonth[] {
  const months: OracleMonth[] = [];
  const [year, month] = [+today.slice(0, 4), +today.slice(5, 7) - 1];
  for (let back = 36; back > 0; back -= 1) {
    const begin = Date.UTC(year, month - back, 1);
    const end = Date.UTC(year, month - back + 1, 1);
    let [due, paid] = [0n, 0n];
    for (let time = begin; time < end; time += DAY_MS) {
      const day = dayAt(time);
      const held = positions.flatMap((one) => {
        const terms = latest(one.terms, day)?.value;
        const isOver = one.endsOn !== null && instant(one.endsOn) <= time;
        return terms === undefined || isOver ? [] : [{ terms, amount: latest(one.paid, day)?.value }];
      });
      const grid = latest(grids, day)?.value;
      if (grid === undefined || held.length === 0 || held.some(({ amount }) => amount === undefined)) continue;
      const wage = latest(
        wages.filter((one) => one.territory === territory),
        day,
      );
      const rows = held.reduce((sum, { terms }) => sum + dueOf(grid, terms, day), 0n);
      due += most(rows, wageOf(wage, held));
      paid += held.reduce((sum, { amount }) => sum + big(amount?.cents ?? 0), 0n);
    }
    const days = big((end - begin) / DAY_MS);
    months.push({ month: dayAt(begin).slice(0, 7), due: Number(half(due, days)), paid: Number(half(paid, days)) });
  }
  return months;
}
