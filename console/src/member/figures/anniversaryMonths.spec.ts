import type { Anniversary, Figures } from '@valorisation/contract';
import { describe, expect, it } from '@jest/globals';
import { anniversariesOf, monthsOf } from './anniversaryMonths';

const figuresOf = (...anniversaries: Anniversary[]): Pick<Figures, 'anniversaries'> => ({ anniversaries });

const anniversary = (valuationId: number, on: string, due = false): Anniversary => ({
  valuationId,
  profileId: 1,
  profileName: 'Renoir Agathe',
  functionTitle: 'Agent de service',
  status: 1,
  on,
  rateBefore: 1,
  rateAfter: 2,
  due,
});

describe('the figures', () => {
  it('separate what is due from what is to come', () => {
    const { due, coming } = anniversariesOf(
      figuresOf(anniversary(1, '2026-09-01', true), anniversary(2, '2027-03-01')),
    );
    expect(due.map(({ valuationId }) => valuationId)).toEqual([1]);
    expect(coming.map(({ valuationId }) => valuationId)).toEqual([2]);
  });

  it('group the anniversaries by month, where a year apart makes two months', () => {
    const { coming } = anniversariesOf(
      figuresOf(anniversary(1, '2026-12-24'), anniversary(2, '2027-09-01'), anniversary(3, '2026-12-31')),
    );
    expect(monthsOf(coming).map(({ name, anniversaries }) => [name, anniversaries.length])).toEqual([
      ['décembre\u00a02026', 2],
      ['septembre\u00a02027', 1],
    ]);
  });
});
