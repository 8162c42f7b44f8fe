import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LargestChanges } from './largest-changes.js';

const row = (id: number, change: number) => ({
  id,
  functionId: 1,
  categoryLevel: 0 as const,
  department: null,
  unit: 'month' as const,
  before: 1000,
  dueAnyway: 1000,
  after: 1000 + change,
});

describe('the largest changes', () => {
  it('are the same whatever the order of the rows, gains and losses alike, with the lower id first among equals', () => {
    const changes = fc.array(fc.integer({ min: -20, max: 20 }), { maxLength: 60 });
    fc.assert(
      fc.property(changes, fc.integer({ min: 1, max: 12 }), (all, most) => {
        const rows = all.map((change, id) => row(id, change));
        const largest = new LargestChanges(most);
        for (const one of rows.toReversed()) {
          if (largest.takes(one.id, one.after - one.dueAnyway)) largest.add(one);
        }
        const size = ({ after, dueAnyway }: (typeof rows)[number]) => Math.abs(after - dueAnyway);
        expect(largest.rows()).toEqual(rows.toSorted((a, b) => size(b) - size(a) || a.id - b.id).slice(0, most));
      }),
    );
  });
});
