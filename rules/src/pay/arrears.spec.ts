/** What is owed for past months: cases worked out by hand for a service agent, whose due is the branch floor. */
import { describe, expect, it } from '@jest/globals';
import { functionTitled, gridInForce, pastGrid, payInput } from '../testing/builders.js';
import { arrearsOf, type PaidPosition } from './arrears.js';
import type { DueCalendar } from './due-over-time.js';
import type { PayInput } from './pay.js';

/** 1 052 points at 20.59 EUR are 1 805.06 EUR a month, 1 053 points at 20.80 EUR are 1 825.20 EUR. No wage is known. */
const calendar: DueCalendar = {
  grids: [
    { from: '2024-01-01', value: pastGrid },
    { from: '2024-09-16', value: gridInForce },
  ],
  wages: [],
  territory: 'metropole',
};

const month = (from: string, cents: number) => ({ from, value: { cents, unit: 'month' as const } });

function agent(from: string, paid: PaidPosition['paid'], change: Partial<PayInput> = {}): PaidPosition {
  const terms = payInput(functionTitled('Agent de service'), change);
  return { id: 1, terms: [{ from, value: terms }], endsOn: null, paid };
}

/** Each month with what is due, paid and owed, in cents. */
const monthsOf = (positions: readonly PaidPosition[], today: string) =>
  arrearsOf(positions, calendar, today).months.map((one) => [one.month, one.dueCents, one.paidCents, one.owedCents]);

describe('arrears', () => {
  it('compare the days of a month before and after a change with their own grid', () => {
    const positions = [agent('2024-09-01', [month('2024-09-01', 180_000)])];
    // Half of September at 1 805.06 EUR, the other half at 1 825.20 EUR.
    expect(monthsOf(positions, '2024-10-05')).toEqual([['2024-09', 181_513, 180_000, 1_513]]);
  });

  it('set no excess of a month against another month, and begin again after it', () => {
    const paid = [month('2024-05-01', 180_000), month('2024-06-01', 190_000), month('2024-07-01', 180_000)];
    const { owedCents, since } = arrearsOf([agent('2024-05-01', paid)], calendar, '2024-08-10');
    expect([owedCents, since]).toEqual([2 * 506, '2024-07']);
  });

  it('say which months have no grid, or no known pay, and owe nothing for them', () => {
    const { months } = arrearsOf([agent('2023-11-01', [month('2024-02-01', 180_000)])], calendar, '2024-03-01');
    expect(months.map((one) => [one.month, one.notCompared, one.owedCents])).toEqual([
      ['2023-11', ['no-grid'], 0],
      ['2023-12', ['no-grid'], 0],
      ['2024-01', ['unpaid'], 0],
      ['2024-02', [], 506],
    ]);
  });

  it('leave out a function that is paid by the hour', () => {
    const trainer = payInput(functionTitled('Enseignant-formateur (cadre)'), { hourly: true });
    const hourly: PaidPosition = {
      id: 2,
      terms: [{ from: '2024-02-01', value: trainer }],
      endsOn: null,
      paid: [{ from: '2024-02-01', value: { cents: 100, unit: 'hour' } }],
    };
    expect(arrearsOf([hourly], calendar, '2024-03-01').months).toEqual([]);
    const beside = [agent('2024-02-01', [month('2024-02-01', 180_000)]), hourly];
    expect(monthsOf(beside, '2024-03-01')).toEqual([['2024-02', 180_506, 180_000, 506]]);
  });

  it('count 29 February as the last of 29 days, and end a year of seniority that began on it on 1 March', () => {
    const leap = [agent('2024-02-29', [month('2024-02-29', 180_000)])];
    expect(monthsOf(leap, '2024-03-01')).toEqual([['2024-02', 6_224, 6_207, 17]]);
    const since = { seniorityOn: '2020-02-29', leaveWeeks: 6 };
    const [february, march] = arrearsOf(
      [agent('2025-02-01', [month('2025-02-01', 100_000)], since)],
      calendar,
      '2025-04-01',
    ).months;
    expect(february?.compared).toHaveLength(1);
    expect(march?.compared.map(({ from }) => from)).toEqual(['2025-03-01']);
  });
});
