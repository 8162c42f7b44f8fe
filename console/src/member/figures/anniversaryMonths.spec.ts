import { describe, expect, it } from '@jest/globals';
import { toFigures } from '../../api/figures';
import type { Figures as WireFigures } from '../../api/contract';
import { monthsOf } from './anniversaryMonths';

const wire = (anniversaires: WireFigures['anniversaires']): WireFigures => ({
  jour: '2026-11-21',
  profiles: 1,
  profiles_sous_smic: 0,
  valors: 1,
  sous_smic: 0,
  horaires: 0,
  sans_montant: 0,
  minima: 1785.33,
  a_verser: 1867.02,
  complement_smic: 0,
  quotite: 80,
  statuts: [{ valor_visa: 1, valors: 1 }],
  categories: [{ valor_cat: 0, valors: 1, sous_smic: 0, minima: 1785.33, quotite: 80 }],
  anniversaires,
});

const anniversary = (valor_id: number, date: string, echu = false) => ({
  valor_id,
  profile_id: 1,
  profile_name: 'Agathe Renoir',
  metier_title: 'Agent de service',
  valor_visa: 1,
  date,
  taux_avant: 1,
  taux_apres: 2,
  echu,
});

describe('the figures', () => {
  it('are read in cents and hundredths, what is due apart from what is to come', () => {
    const figures = toFigures(wire([anniversary(1, '2026-09-01', true), anniversary(2, '2027-03-01')]));
    expect(figures).toMatchObject({ minimumCents: 178_533, shareHundredths: 8_000 });
    expect(figures.due.map(({ valuationId }) => valuationId)).toEqual([1]);
    expect(figures.coming.map(({ valuationId }) => valuationId)).toEqual([2]);
  });

  it('put the anniversaries under their months, a year apart being two months', () => {
    const { coming } = toFigures(
      wire([anniversary(1, '2026-12-24'), anniversary(2, '2027-09-01'), anniversary(3, '2026-12-31')]),
    );
    expect(monthsOf(coming).map(({ name, anniversaries }) => [name, anniversaries.length])).toEqual([
      ['décembre 2026', 2],
      ['septembre 2027', 1],
    ]);
  });
});
