import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toHundredths } from '../exact/decimal.js';
import { formatHistory, formatHistoryEntry, type HistoryEntry } from './history-text.js';

// A fixed seed repeats the same cases in every run; another number tries others.
fc.configureGlobal({ seed: 7520 });

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/;

/** What a reader of the wire finds in a text, in order; invalid parts are left out. */
function parseHistory(text: string | null): readonly HistoryEntry[] {
  return (text ?? '').split(',').flatMap((part) => {
    const [editor, minimum = '', editedAt = '', ...rest] = part.split('*');
    const minimumCents = toHundredths(minimum);
    if (editor === undefined || minimumCents === null || !ISO_DATE.test(editedAt) || rest.length > 0) return [];
    return [{ editor, minimumCents, editedAt }];
  });
}

describe('the history text', () => {
  it('is editor, monthly minimum and date, separated by commas', () => {
    const entries = [
      { editor: 'Claire Martin', minimumCents: 178_533, editedAt: '2026-06-15T08:30:00.000Z' },
      { editor: 'ancien collaborateur', minimumCents: 5, editedAt: '2026-06-16' },
    ];
    const text = 'Claire Martin*1785.33*2026-06-15T08:30:00.000Z,ancien collaborateur*0.05*2026-06-16';
    expect(formatHistory(entries)).toBe(text);
    expect(parseHistory(text)).toEqual(entries);
  });

  it('removes from a name what would break the text', () => {
    const entry = { editor: ' Martin, Claire*** (RH) ', minimumCents: 100, editedAt: '2026-06-15' };
    expect(formatHistoryEntry(entry)).toBe('Martin Claire (RH)*1.00*2026-06-15');
  });

  it('reads an empty text as no entry, and leaves out invalid ones', () => {
    expect(parseHistory(null)).toEqual([]);
    expect(parseHistory('')).toEqual([]);
    expect(parseHistory('x,y*1.00,z*abc*2026-01-01,w*1.00*hier,v*1.00*2026-01-01*w')).toEqual([]);
  });

  it('reads back everything that it wrote, for any names', () => {
    const anyEntry = fc.record({
      editor: fc.string({ unit: 'grapheme' }),
      minimumCents: fc.nat(10_000_000),
      editedAt: fc.constantFrom('2026-06-15', '2026-06-15T08:30:00.000Z', '2026-06-15T10:30:00+02:00'),
    });
    fc.assert(
      fc.property(fc.array(anyEntry), (entries) => {
        const found = parseHistory(formatHistory(entries));
        expect(found.map(({ minimumCents, editedAt }) => ({ minimumCents, editedAt }))).toEqual(
          entries.map(({ minimumCents, editedAt }) => ({ minimumCents, editedAt })),
        );
        expect(formatHistory(found)).toBe(formatHistory(entries));
      }),
    );
  });
});
