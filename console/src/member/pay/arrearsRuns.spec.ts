import { expect, it } from '@jest/globals';
import { isOwedAgain, periodOf, runsOf, type Month } from './arrearsRuns';

const GRID = { from: '', until: '', gridFrom: '2024-09-01', dueCents: 0, paidCents: 0 };

function monthOf(month: string, dueCents: number, paidCents: number): Month {
  const owedCents = Math.max(0, dueCents - paidCents);
  return { month, dueCents, paidCents, owedCents, compared: [GRID], notCompared: [] };
}

it('months with equal amounts are one line, the latest first, and so are months for which nothing remains owed', () => {
  const runs = runsOf([
    monthOf('2025-11', 1_800, 1_780),
    monthOf('2025-12', 1_800, 1_780),
    monthOf('2026-01', 1_800, 1_800),
    monthOf('2026-02', 1_800, 1_850),
    monthOf('2026-03', 1_820, 1_780),
    monthOf('2026-04', 1_800, 1_780),
  ]);
  const told = (isShort: boolean) => runs.map((run) => periodOf(run, isShort).replaceAll('\u00a0', ' '));
  expect(runs.map(({ count, owedCents }) => [count, owedCents])).toEqual([
    [1, 20],
    [1, 40],
    [2, 0],
    [2, 40],
  ]);
  expect(told(false)).toEqual(['avril 2026', 'mars 2026', 'janvier à février 2026', 'novembre à décembre 2025']);
  expect(told(true)).toEqual(['avr. 2026', 'mars 2026', 'janv. à févr. 2026', 'nov. à déc. 2025']);
});

it('a pay is owed again where an earlier month is owed, too, and not where all owed months follow each other', () => {
  const months = [monthOf('2026-01', 1_800, 1_780), monthOf('2026-02', 1_800, 1_800), monthOf('2026-03', 1_800, 1_780)];
  expect(isOwedAgain({ since: '2026-03', months })).toBe(true);
  expect(isOwedAgain({ since: '2026-03', months: months.slice(1) })).toBe(false);
});
