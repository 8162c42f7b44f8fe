import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ChangeCounts } from './change-spread.js';

const spreadOf = (changes: readonly number[]) => {
  const counts = new ChangeCounts();
  for (const cents of changes) counts.add(cents);
  return counts.spread();
};

describe('the distribution of changes', () => {
  it('has no median when nothing changes', () => {
    expect(spreadOf([])).toEqual({ median: null, bins: [] });
  });

  it('has a median to the cent, between the two middle changes when their number is even', () => {
    expect(spreadOf([-500, 7, 12]).median).toBe(7);
    expect(spreadOf([-500, 6, 12, 90_000]).median).toBe(9);
  });

  it('counts each change in one bar, and never mixes losses and gains', () => {
    const change = fc.integer({ min: -300_000, max: 300_000 }).filter((cents) => cents !== 0);
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 400 }), (changes) => {
        const { median, bins } = spreadOf(changes);
        const sorted = changes.toSorted((a, b) => a - b);
        const middle = ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
        expect(median).toBe(Math.round(middle));
        expect(bins.length).toBeLessThanOrEqual(18);
        for (const { from, to, rows } of bins) {
          const [low, high] = [from ?? -Infinity, to ?? Infinity];
          expect(rows).toBe(changes.filter((cents) => cents >= low && cents < high).length);
          expect(from === null || to === null || from >= 0 || to <= 0).toBe(true);
        }
        expect(bins.reduce((sum, { rows }) => sum + rows, 0)).toBe(changes.length);
      }),
    );
  });

  it('gathers a few far changes at its ends, so that the others stay apart', () => {
    const { bins } = spreadOf([...Array.from({ length: 300 }, (_, index) => 100 + index), 9_000_000]);
    expect(bins.length).toBeGreaterThan(5);
    expect(bins.at(-1)).toMatchObject({ to: null, rows: expect.any(Number) });
  });
});
