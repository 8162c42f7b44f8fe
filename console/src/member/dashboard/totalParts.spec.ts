import { describe, expect, it } from '@jest/globals';
import { toProfile } from '../../api/valuation';
import { aWireProfile, aWireRow } from '../../testing/builders';
import { totalParts } from './totalParts';

const monthly = aWireRow({ valor_id: 1, valor_minima: 1000 });
const hourly = aWireRow({ valor_id: 2, valor_minima: 2000, valor_remuneration: 1 });
const archived = aWireRow({ valor_id: 3, valor_minima: 500, valor_visa: 4 });
const open = aWireRow({ valor_id: 4, valor_minima: null, valor_visa: 0 });

describe('the total of a profile', () => {
  it('counts the monthly minima of its active functions, and says why the others are left out', () => {
    const { parts, hasHiddenRows } = totalParts(
      toProfile(aWireProfile({ profile_minima: 1000, valors: [monthly, hourly, archived, open] })),
    );
    expect(parts.map((part) => part.leftOut)).toEqual([null, 'hourly', 'archived', 'not-computed']);
    expect(hasHiddenRows).toBe(false);
  });

  it('is the whole profile’s even where a filter shows a part of it', () => {
    expect(totalParts(toProfile(aWireProfile({ profile_minima: 1800, valors: [monthly] }))).hasHiddenRows).toBe(true);
  });
});
