import { describe, expect, it } from '@jest/globals';
import { floors, gridInForce, pastGrid } from '../testing/builders.js';
import { LIVE_AMOUNTS, NO_LIVE_AMOUNT, unknownLiveAmounts, withLiveAmounts, type LiveSources } from './live-amounts.js';

const today: LiveSources = { grid: gridInForce, effectiveOn: '2024-09-01', wage: floors.wage, today: '2026-06-15' };
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('live amounts in a text', () => {
  it('are those of the grid and of the wage, written in French', () => {
    const values = Object.fromEntries(
      Object.entries(LIVE_AMOUNTS).map(([name, { value }]) => [name, plain(value(today) ?? '')]),
    );
    expect(values).toEqual({
      'grid.valeur_point': '20,80 €',
      'grid.date': '01/09/2024',
      'grid.nom': 'grille du 01/09/2024',
      'grid.indice_plancher': '1 053 points',
      'grid.minimum_plancher': '1 825,20 €',
      'grid.heures_formation': '800 heures',
      'grid.base_ouvrier_employe': '850 points',
      'grid.minimum_ouvrier_employe': expect.stringMatching(/^\d \d{3},\d\d €$/),
      'grid.base_technicien': expect.stringMatching(/points$/),
      'grid.minimum_technicien': expect.stringMatching(/^\d \d{3},\d\d €$/),
      'grid.base_agent_maitrise': expect.stringMatching(/points$/),
      'grid.minimum_agent_maitrise': expect.stringMatching(/^\d \d{3},\d\d €$/),
      'grid.base_cadre': expect.stringMatching(/points$/),
      'grid.minimum_cadre': expect.stringMatching(/^\d \d{3},\d\d €$/),
      'smic.mensuel': '1 867,02 €',
      'smic.horaire': '12,31 €',
      'smic.date': '01/06/2026',
    });
    // 850 points and 150 for no extra leave week, at 20.80 EUR, in 12 months.
    expect(values['grid.minimum_ouvrier_employe']).toBe('1 733,33 €');
  });

  it('are also those of a function with its planned degrees, after some years', () => {
    const shown = (name: string, sources = today) => plain(withLiveAmounts(`{{fonction.${name}}}`, sources));
    // The example of the home page: 1 120.90 points at 20.80 EUR, in 12 months.
    expect(shown('28.minimum.8')).toBe('1 942,89 €');
    expect(shown('28.indice.8')).toBe('1 120,90 points');
    // Below the minimum wage, which counts then.
    expect(shown('28.minimum.0', { ...today, wage: floors.wage && { ...floors.wage, monthCents: 250_000 } })).toBe(
      '2 500,00 €',
    );
    expect(shown('999999.minimum.8')).toBe(NO_LIVE_AMOUNT);
    expect(unknownLiveAmounts('{{fonction.28.minimum.8}} {{fonction.28.minimum.60}} {{fonction.28.prime.8}}')).toEqual([
      'fonction.28.minimum.60',
      'fonction.28.prime.8',
    ]);
  });

  it('change with the grid in force, in the same text', () => {
    const text = 'Le point vaut {{grid.valeur_point}} depuis le {{ grid.date }}.';
    expect(plain(withLiveAmounts(text, today))).toBe('Le point vaut 20,80 € depuis le 01/09/2024.');
    const before = { ...today, grid: pastGrid, effectiveOn: '2023-08-01' };
    expect(plain(withLiveAmounts(text, before))).toBe('Le point vaut 20,59 € depuis le 01/08/2023.');
  });

  it('say so when one has no value today', () => {
    expect(withLiveAmounts('{{smic.mensuel}}', { ...today, wage: null })).toBe(NO_LIVE_AMOUNT);
  });

  it.each(['constructor', '__proto__', 'toString', 'grid', 'grid.params', '#each x', '<b>1</b>', '', '1+1'])(
    'are never evaluated: {{%s}} shows none, and is reported as unknown',
    (name) => {
      expect(withLiveAmounts(`a {{${name}}} b`, today)).toBe(`a ${NO_LIVE_AMOUNT} b`);
      expect(unknownLiveAmounts(`{{grid.date}} {{${name}}} {{${name}}}`)).toEqual([name]);
    },
  );

  it('contain nothing that HTML would read as markup', () => {
    for (const { value } of Object.values(LIVE_AMOUNTS)) expect(value(today)).toMatch(/^[\p{L}\p{N} \u00a0,/€]+$/u);
  });

  it('leave a text without names unchanged', () => {
    const text = 'Un texte { simple } avec {une} accolade {{ ouverte';
    expect(withLiveAmounts(text, today)).toBe(text);
    expect(unknownLiveAmounts(text)).toEqual([]);
  });
});
