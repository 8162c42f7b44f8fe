import { describe, expect, it } from '@jest/globals';
import { columnsOf, floorsOf, ranksOf, senioritySpans } from './gridRows';
import { shortTitle } from '../../amounts/model/shortTitle';

const degree = (degre: number, degre_value: number) => ({ degre, degre_value, degre_level: `Texte ${degre}` });
const criterion = {
  critere_id: 1,
  critere_idx: 0,
  metier_field: 'metier_c1',
  critere_title: 'Autonomie',
  definition: '',
  indices: [
    { cat_level: 0, degres: [degree(1, 5)] },
    { cat_level: 1, degres: [degree(1, 15), degree(2, 20)] },
    { cat_level: 2, degres: [degree(1, 15), degree(2, 20)] },
    { cat_level: 3, degres: [] },
  ],
};

describe('the tables of the agreement', () => {
  it('join the categories that share a column, and leave out those that are not concerned', () => {
    const columns = columnsOf(criterion);
    expect(columns.map(({ levels }) => levels)).toEqual([[0], [1, 2]]);
    expect(ranksOf(columns)).toEqual([1, 2]);
  });

  it('join the years of the same rates', () => {
    const steps = [
      { annees: 0, taux: [0, 0] },
      { annees: 1, taux: [1, 1] },
      { annees: 2, taux: [1, 1] },
      { annees: 3, taux: [2, 1] },
      { annees: 4, taux: [2, 1] },
    ];
    expect(senioritySpans(steps)).toEqual([
      { first: 0, last: 0, rates: [0, 0] },
      { first: 1, last: 2, rates: [1, 1] },
      { first: 3, last: null, rates: [2, 1] },
    ]);
  });

  it('show the floors of the day, without a minimum wage that is not known', () => {
    const grid = { param: 0.208, params: [{ param_title: 'smc_indice', param_value: '1053' }], mayotteWage: null };
    const wage = { monthCents: 186_702, from: '2026-06-01', source: '', confirmed: true };
    expect(floorsOf({ ...grid, wage })).toEqual([
      ['branch', 182_520],
      ['wage', 186_702],
    ]);
  });

  it('name a category in a word or two', () => expect(shortTitle('Catégorie 4 Cadre')).toBe('Cadre'));
});
