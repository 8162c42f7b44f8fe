import { describe, expect, it } from '@jest/globals';
import type { FieldChange, JournalEntry } from '@valorisation/contract';
import { reasonsOf } from './reasons';

const moment = (day: number) => `2026-05-0${day}T10:00:00.000Z`;
const line = (day: number) => ({ editor: 'Claire Morvan', editedAt: moment(day), minimumCents: 100_000 + day });
const change = (field: FieldChange['field'], from: FieldChange['from'], to: FieldChange['to']): FieldChange => ({
  field,
  criterionId: field === 'degree' ? 2 : null,
  from,
  to,
});
const entry = (day: number, type: string, changes: readonly FieldChange[] = []): JournalEntry => ({
  version: day,
  type: `valuation.${type}`,
  editor: 'Claire Morvan',
  at: moment(day),
  gridId: 2,
  gridDay: '2024-09-01',
  reason: null,
  changes,
});
/** The journal has the latest entry first. */
const told = (days: readonly number[], entries: readonly JournalEntry[], seniorityOn: string | null = '2016-05-02') =>
  reasonsOf({ history: days.map(line), seniorityOn }, [...entries].reverse()).slice(1);

describe('the reasons of the amounts of a function', () => {
  it('are the values that a person has changed since the amount before', () => {
    const entries = [
      entry(1, 'completed', [change('degree', 1, 2)]),
      entry(2, 'edited', [change('shareHundredths', 10_000, 8_000), change('displayedCents', 1, null)]),
      entry(3, 'edited', [change('degree', 2, 3)]),
      entry(4, 'completed', [change('status', 0, 2), change('calculatedOn', '2026-05-01', '2026-05-04')]),
    ];
    expect(told([1, 4], entries)).toEqual(['Quotité, Critère 2']);
  });

  it('are the grid, the years of seniority, or that the amount was noted', () => {
    const entries = [
      entry(2, 'brought-up-to-date', [change('gridId', 1, 2)]),
      entry(3, 'anniversary-applied', [change('calculatedOn', '2026-05-02', '2026-05-03')]),
      entry(4, 'history-noted'),
    ];
    expect(told([1, 2, 3, 4], entries)).toEqual(['Grille du 01/09/2024', 'Ancienneté, 10\u00a0ans', 'Montant noté']);
    const moved = [...entries, entry(5, 'edited', [change('seniorityOn', '2015-01-01', '2016-05-02')])];
    expect(told([1, 3], moved)).toEqual(['Ancienneté']);
  });

  it('are not said without the entry of the amount, or when nothing changed that they could name', () => {
    expect(told([1, 2], [])).toEqual([null]);
    expect(told([1, 2], [entry(2, 'completed', [change('calculatedOn', '2026-05-01', '2026-05-02')])])).toEqual([null]);
  });
});
