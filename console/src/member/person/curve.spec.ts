import { describe, expect, it } from '@jest/globals';
import { amountSteps, euroLines, pathOf, scaleOf, yearsBetween } from './curve';

const entry = (editedAt: string, minimumCents: number) => ({ editor: 'Claire Morvan', editedAt, minimumCents });
const at = (day: string) => Date.parse(day);

describe('the steps of an amount over time', () => {
  it('add the functions, each with its latest amount', () => {
    const rows = [
      { history: [entry('2024-03-01', 100_000), entry('2025-03-01', 110_000)] },
      { history: [entry('2024-09-01', 50_000)] },
    ];
    expect(amountSteps(rows)).toEqual([
      { at: at('2024-03-01'), cents: 100_000 },
      { at: at('2024-09-01'), cents: 150_000 },
      { at: at('2025-03-01'), cents: 160_000 },
    ]);
  });

  it('are one for functions of the same moment, and none for an amount that stays', () => {
    const rows = [
      { history: [entry('2024-03-01', 100_000), entry('2024-06-01', 100_000)] },
      { history: [entry('2024-03-01', 20_000)] },
    ];
    expect(amountSteps(rows)).toEqual([{ at: at('2024-03-01'), cents: 120_000 }]);
  });

  it('stand between whole euros, at most five lines of them', () => {
    expect(euroLines([{ at: 0, cents: 151_861 }])).toEqual([1_515, 1_520, 1_525]);
    expect(
      euroLines([
        { at: 0, cents: 183_100 },
        { at: 1, cents: 193_534 },
      ]),
    ).toEqual([1_800, 1_850, 1_900, 1_950, 2_000]);
  });

  it('are drawn as stairs until the given day', () => {
    const scale = scaleOf({ width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 }, [0, 10], [0, 10]);
    const steps = [
      { at: 0, cents: 200 },
      { at: 5, cents: 600 },
    ];
    expect(pathOf(steps, 10, scale)).toBe('M0 80H50V40H100');
  });

  it('have the first days of the years between their ends', () => {
    expect(yearsBetween(at('2024-03-01'), at('2026-02-01')).map(({ year }) => year)).toEqual([2025, 2026]);
    expect(yearsBetween(at('2026-03-01'), at('2026-05-01'))).toEqual([]);
  });
});
