import { describe, expect, it } from '@jest/globals';
import { toOutlooks, updatesSummary } from './updateOutlooks';
import type { UpdatesPreview } from './contract';

type WireRow = UpdatesPreview['rows'][number];

const side = (euros: number, under = false, unit: 'mois' | 'heure' = 'mois') => ({
  valor_affiche: euros,
  valor_affiche_unite: unit,
  valor_minima: euros,
  valor_taux_horaire: unit === 'heure' ? euros : null,
  valor_a_verser: euros,
  valor_a_verser_unit: unit,
  valor_a_verser_source: 'minimum' as const,
  sous_smic: under,
  valor_calcul: '2026-11-21',
  annees: 8,
  taux: 3,
  valor_birthday: '2027-09-01',
});
const row = (id: number, current: WireRow['current'], next: WireRow['next'], message?: string): WireRow => ({
  valor_id: id,
  version: 1,
  profile_name: `Profil ${id}`,
  metier_title: 'Secrétaire',
  current,
  next,
  refusal: message === undefined ? null : { code: 'criteres_manquants', message },
});
const summaryOf = (...rows: WireRow[]) => updatesSummary(toOutlooks({ grid_id: 2, rows }));

describe('what an update of several valuations would change', () => {
  it('is summed for the months, to the cent', () => {
    const { currentMonthCents, nextMonthCents, updates } = summaryOf(
      row(1, side(1785.33), side(1803.54)),
      row(2, side(0.1), side(0.3)),
    );
    expect([currentMonthCents, nextMonthCents]).toEqual([178543, 180384]);
    expect(updates.map(({ differenceCents }) => differenceCents)).toEqual([1821, 20]);
  });

  it('leaves amounts per hour out of the sums, and counts them', () => {
    const summary = summaryOf(row(1, side(27.44, false, 'heure'), side(27.72, false, 'heure')));
    expect([summary.currentMonthCents, summary.nextMonthCents, summary.perHour]).toEqual([0, 0, 1]);
    expect(summary.updates[0]?.differenceCents).toBe(28);
  });

  it('has no difference between an amount per hour and one per month', () => {
    const { updates } = summaryOf(row(1, side(27.44, false, 'heure'), side(1900)));
    expect(updates[0]?.differenceCents).toBeNull();
  });

  it('shows those under the minimum first, and tells who falls under it', () => {
    const { updates, underMinimum } = summaryOf(
      row(1, side(2000), side(2010)),
      row(2, side(1700), side(1705, true)),
      row(3, side(1700, true), side(1705, true)),
    );
    expect(updates.map(({ outlook }) => outlook.id)).toEqual([2, 3, 1]);
    expect(updates.map(({ falls }) => falls)).toEqual([true, false, false]);
    expect(underMinimum).toBe(2);
  });

  it('sums nothing of a row that cannot follow, and keeps its reason', () => {
    const { updates, refused, currentMonthCents } = summaryOf(row(1, side(1500), null, 'Il reste des critères.'));
    expect([updates, currentMonthCents]).toEqual([[], 0]);
    expect(refused.map(({ refusal }) => refusal)).toEqual(['Il reste des critères.']);
  });
});
