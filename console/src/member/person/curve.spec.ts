import { describe, expect, it } from '@jest/globals';
import { amountSteps, euroLines, pathOf, pathToCome, scaleOf, stepLabels, yearsBetween } from './curve';

const entry = (editedAt: string, minimumCents: number, reason: string | null = null) => ({
  editedAt,
  minimumCents,
  reason,
});
const at = (day: string) => Date.parse(day);

const scale = scaleOf({ width: 100, height: 100, left: 0, right: 0, top: 0, bottom: 0 }, [0, 10], [0, 10]);

describe('the steps of an amount over time', () => {
  it('add the functions, each with its latest amount', () => {
    const rows = [
      { history: [entry('2024-03-01', 100_000), entry('2025-03-01', 110_000, 'Quotité')] },
      { history: [entry('2024-09-01', 50_000)] },
    ];
    expect(amountSteps(rows)).toEqual([
      { at: at('2024-03-01'), cents: 100_000, reasons: [] },
      { at: at('2024-09-01'), cents: 150_000, reasons: [] },
      { at: at('2025-03-01'), cents: 160_000, reasons: ['Quotité'] },
    ]);
  });

  it('are one for functions of the same moment, and none for an amount that stays', () => {
    const rows = [
      { history: [entry('2024-03-01', 100_000), entry('2024-06-01', 100_000)] },
      { history: [entry('2024-03-01', 20_000, 'Fonction classée')] },
    ];
    expect(amountSteps(rows)).toEqual([{ at: at('2024-03-01'), cents: 120_000, reasons: ['Fonction classée'] }]);
  });

  it('stand between whole euros, at most five lines of them', () => {
    expect(euroLines([{ cents: 151_861 }])).toEqual([1_515, 1_520, 1_525]);
    expect(euroLines([{ cents: 183_100 }, { cents: 193_534 }])).toEqual([1_800, 1_850, 1_900, 1_950, 2_000]);
  });

  it('are drawn as stairs until the given day', () => {
    const steps = [
      { at: 0, cents: 200, reasons: [] },
      { at: 5, cents: 600, reasons: [] },
    ];
    expect(pathOf(steps, 10, scale)).toBe('M0 80H50V40H100');
  });

  it('have the first days of the years between their ends', () => {
    expect(yearsBetween(at('2024-03-01'), at('2026-02-01')).map(({ year }) => year)).toEqual([2025, 2026]);
    expect(yearsBetween(at('2026-03-01'), at('2026-05-01'))).toEqual([]);
  });

  it('go on to known amounts, and leave a gap where an amount before them is not known', () => {
    const last = { at: 5, cents: 200 };
    expect(pathToCome(last, [], [7, 7], scale)).toBe('M50 80H70');
    const known = [
      { at: 7, cents: 400 },
      { at: 9, cents: 600 },
    ];
    expect(pathToCome(last, known, [7, 10], scale)).toBe('M50 80H70V60H90V40H100');
    expect(pathToCome(last, known.slice(1), [7, 10], scale)).toBe('M50 80H70M90 40H100');
  });

  it('say their reason under the line from the step on, over it up to the step, or in the table alone', () => {
    const wide = { x: (at: number) => at };
    const step = (at: number, cents: number, reason: string) => ({ at, cents, reasons: [reason] });
    const labels = (steps: readonly ReturnType<typeof step>[]) =>
      stepLabels(steps, 400, wide, ['Grille']).map(({ text, side }) => [text, side]);
    const first = step(0, 100, 'Fonction classée');
    expect(labels([first, step(100, 200, 'Quotité'), step(300, 300, 'Catégorie')])).toEqual([
      ['Quotité', 'after'],
      ['Catégorie', 'after'],
    ]);
    expect(labels([first, step(100, 200, 'Quotité'), step(380, 300, 'Catégorie')])).toEqual([
      ['Quotité', 'after'],
      ['Catégorie', 'before'],
    ]);
    // A fall would cross the label, and the line of a grid says its name.
    expect(labels([first, step(100, 200, 'Quotité'), step(110, 150, 'Grille'), step(395, 100, 'Catégorie')])).toEqual([
      ['Quotité', 'before'],
    ]);
  });
});
