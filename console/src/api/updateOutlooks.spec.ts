import type { UpdateOutlook, UpdateSide } from '@valorisation/contract';
import { describe, expect, it } from '@jest/globals';
import { updatesSummary } from './updateOutlooks';

const side = (cents: number, belowMinimum = false, unit: 'month' | 'hour' = 'month'): UpdateSide => ({
  displayed: { cents, unit },
  minimumCents: cents,
  hourlyCents: unit === 'hour' ? cents : null,
  due: { cents, unit, source: 'minimum' },
  belowMinimum,
  calculatedOn: '2026-11-21',
  seniority: { years: 8, ratePercent: 3 },
  nextChangeOn: '2027-09-01',
});
const row = (id: number, current: UpdateSide | null, next: UpdateSide | null, message?: string): UpdateOutlook => ({
  id,
  version: 1,
  profileName: `Profil ${id}`,
  functionTitle: 'Secrétaire',
  current,
  next,
  refusal: message === undefined ? null : { code: 'criteres_manquants', message },
});
const summaryOf = (...rows: UpdateOutlook[]) => updatesSummary(rows);

describe('what an update of several valuations would change', () => {
  it('is summed for the months, to the cent', () => {
    const { currentMonthCents, nextMonthCents, updates } = summaryOf(
      row(1, side(178533), side(180354)),
      row(2, side(10), side(30)),
    );
    expect([currentMonthCents, nextMonthCents]).toEqual([178543, 180384]);
    expect(updates.map(({ differenceCents }) => differenceCents)).toEqual([1821, 20]);
  });

  it('leaves hourly amounts out of the sums, and counts them', () => {
    const summary = summaryOf(row(1, side(2744, false, 'hour'), side(2772, false, 'hour')));
    expect([summary.currentMonthCents, summary.nextMonthCents, summary.perHour]).toEqual([0, 0, 1]);
    expect(summary.updates[0]?.differenceCents).toBe(28);
  });

  it('has no difference between an hourly and a monthly amount', () => {
    const { updates } = summaryOf(row(1, side(2744, false, 'hour'), side(190000)));
    expect(updates[0]?.differenceCents).toBeNull();
  });

  it('lists amounts below the minimum first, and names those that fall below it', () => {
    const { updates, belowMinimum } = summaryOf(
      row(1, side(200000), side(201000)),
      row(2, side(170000), side(170500, true)),
      row(3, side(170000, true), side(170500, true)),
    );
    expect(updates.map(({ outlook }) => outlook.id)).toEqual([2, 3, 1]);
    expect(updates.map(({ falls }) => falls)).toEqual([true, false, false]);
    expect(belowMinimum).toBe(2);
  });

  it('leaves a row that cannot follow out of the sums, and keeps its reason', () => {
    const { updates, refused, currentMonthCents } = summaryOf(row(1, side(150000), null, 'Il reste des critères.'));
    expect([updates, currentMonthCents]).toEqual([[], 0]);
    expect(refused.map(({ refusal }) => refusal?.message)).toEqual(['Il reste des critères.']);
  });
});
