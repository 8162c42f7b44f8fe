import { describe, expect, it } from '@jest/globals';
import { toJournalEntry } from './journal';

const entry = (changes: { field: string; from: unknown; to: unknown }[]) =>
  toJournalEntry({
    version: 3,
    type: 'valuation.edited',
    editor: 'Claire Morvan',
    date: '2026-01-05T08:00:00Z',
    grid_id: 2,
    grid_effective_on: '2024-09-01',
    changes,
  }).changes;

describe('an entry of the journal', () => {
  it('gives each change in the model’s names and units', () => {
    expect(
      entry([
        { field: 'valor_c0', from: 100, to: 33.5 },
        { field: 'valor_affiche', from: 1785.33, to: null },
        { field: 'valor_visible', from: 1, to: 0 },
        { field: 'valor_anciennete', from: null, to: '2020-09-01' },
        { field: 'critere.4', from: null, to: 3 },
        { field: 'critere.5', from: 'nc', to: null },
      ]),
    ).toEqual([
      { field: 'shareHundredths', criterionId: null, from: 10000, to: 3350 },
      { field: 'displayedCents', criterionId: null, from: 178533, to: null },
      { field: 'visible', criterionId: null, from: true, to: false },
      { field: 'seniorityDay', criterionId: null, from: null, to: '2020-09-01' },
      { field: 'degree', criterionId: 4, from: null, to: 3 },
      { field: 'degree', criterionId: 5, from: 'nc', to: null },
    ]);
  });

  it('leaves out a field that it has no words for', () => {
    expect(entry([{ field: 'valor_nouveau', from: 1, to: 2 }])).toEqual([]);
  });
});
