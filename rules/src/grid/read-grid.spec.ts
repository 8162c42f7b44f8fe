import { describe, expect, it } from '@jest/globals';
import { documentWithParams, shippedDocument } from '../testing/builders.js';
import type { GridDocument } from './grid-document.js';
import { GridError } from './grid-error.js';
import { readGrid } from './read-grid.js';

type ListName = 'cats' | 'catpars' | 'enfants' | 'metiers' | 'criteres' | 'conges' | 'paliers' | 'params';

/** The document in force with one row of a list changed. */
function withRow(list: ListName, place: number, change: Readonly<Record<string, unknown>>): unknown {
  const document = shippedDocument('in_force');
  return { ...document, [list]: document[list].map((row, at) => (at === place ? { ...row, ...change } : row)) };
}

function without(list: ListName, place: number): unknown {
  const document = shippedDocument('in_force');
  return { ...document, [list]: document[list].filter((_, at) => at !== place) };
}

function refusal(document: unknown): string {
  try {
    readGrid(document);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof GridError)) throw error;
    return `${error.code} at ${error.path}`;
  }
}

/** The first criterion's columns with one degree changed. */
function withDegree(level: number, place: number, change: Readonly<Record<string, unknown>>): unknown {
  const indices = shippedDocument('in_force').criteres[0]?.indices.map((column, at) => ({
    ...column,
    degres: column.degres.map((degree, rank) => (at === level && rank === place ? { ...degree, ...change } : degree)),
  }));
  return withRow('criteres', 0, { indices });
}

describe('reading a grid document', () => {
  it.each<[string, unknown, string]>([
    ['a value that is no object', 'grid', 'not_an_object at document'],
    ['a document without a list', { ...shippedDocument('in_force'), cats: undefined }, 'not_a_list at cats'],
    ['an empty list', { ...shippedDocument('in_force'), catpars: [] }, 'empty_list at catpars'],
    ['a row that is no object', { ...shippedDocument('in_force'), cats: [1] }, 'not_an_object at cats[0]'],
    ['a missing category level', without('cats', 3), 'incomplete_levels at cats'],
    ['a category twice', withRow('cats', 1, { cat_level: 0 }), 'duplicate at cats[1].cat_level'],
    ['a level that does not exist', withRow('cats', 1, { cat_level: 7 }), 'unknown_reference at cats[1].cat_level'],
    ['an empty title', withRow('metiers', 2, { metier_title: ' ' }), 'not_a_text at metiers[2].metier_title'],
    ['an id twice', withRow('metiers', 1, { metier_id: 1 }), 'duplicate at metiers[1].metier_id'],
    ['an unknown domain', withRow('enfants', 0, { fk_catpar: 99 }), 'unknown_reference at enfants[0].fk_catpar'],
    ['an unknown family', withRow('metiers', 0, { fk_catenf: 99 }), 'unknown_reference at metiers[0].fk_catenf'],
    [
      'a function without a category',
      withRow('metiers', 0, { fk_metier_cat: null }),
      'missing_category at metiers[0].fk_metier_cat',
    ],
    [
      'a default degree that its column lacks',
      withRow('metiers', 0, { metier_c1: 5 }),
      'unknown_default_degree at metiers[0].metier_c1',
    ],
    [
      'a training family that its column lacks',
      withRow('metiers', 0, { metier_c6: 'RVS' }),
      'unknown_training_family at metiers[0].metier_c6',
    ],
    ['a grid without "autre fonction"', without('metiers', 78), 'missing_other_function at metiers'],
    [
      'a criterion on an unknown column',
      withRow('criteres', 0, { metier_field: 'metier_c9' }),
      'unknown_reference at criteres[0].metier_field',
    ],
    [
      'two criteria on one column',
      withRow('criteres', 1, { metier_field: 'metier_c1' }),
      'duplicate at criteres[1].metier_field',
    ],
    ['two criteria at one place', withRow('criteres', 1, { critere_idx: 0 }), 'duplicate at criteres[1].critere_idx'],
    [
      'a higher degree with fewer points',
      withDegree(0, 2, { degre_value: 1 }),
      'not_monotonic at criteres[0].indices[0].degres[2].degre_value',
    ],
    [
      'a gap in the degrees',
      withDegree(1, 3, { degre: 6 }),
      'incomplete_steps at criteres[0].indices[1].degres[3].degre',
    ],
    [
      'negative points',
      withDegree(0, 0, { degre_value: -5 }),
      'not_a_decimal at criteres[0].indices[0].degres[0].degre_value',
    ],
    [
      'points beyond any grid',
      withDegree(0, 3, { degre_value: 1e12 }),
      'out_of_range at criteres[0].indices[0].degres[3].degre_value',
    ],
    ['a gap in the leave weeks', without('conges', 3), 'incomplete_steps at conges[3].semaines_sup'],
    ['more points for more leave', withRow('conges', 6, { points: 30 }), 'not_monotonic at conges[6].points'],
    ['a gap in the years', without('paliers', 10), 'incomplete_steps at paliers[10].annees'],
    ['a rate that falls', withRow('paliers', 43, { taux: [0, 12, 12, 12] }), 'not_monotonic at paliers[43].taux'],
    [
      'a rate that is not whole',
      withRow('paliers', 43, { taux: [22.5, 12, 12, 12] }),
      'not_an_integer at paliers[43].taux[0]',
    ],
    ['a level without a rate', withRow('paliers', 43, { taux: [22, 12, 12] }), 'incomplete_levels at paliers[43].taux'],
    ['a param twice', withRow('params', 1, { param_title: 'param' }), 'duplicate at params[1].param_title'],
    ['a missing floor', without('params', 3), 'missing_param at params.smc_indice'],
    [
      'a decimal with a comma',
      documentWithParams({ smic_mensuel: '1867,02' }),
      'not_a_decimal at params[4].param_value',
    ],
    [
      'a factor that would lower pay',
      documentWithParams({ forfait_jours_coef: '0.90' }),
      'param_out_of_range at params[7].param_value',
    ],
  ])('refuses %s', (_, document, expected) => {
    expect(refusal(document)).toBe(expected);
  });

  it.each(['20.80', '0.0499', '1.000001', '0'])('refuses the param %s, which would mix units', (param) => {
    expect(refusal(documentWithParams({ param, valeur_point: '20.80' }))).toBe(
      'param_out_of_range at params[0].param_value',
    );
  });

  it('refuses a param that is not the point value / 100', () => {
    expect(refusal(documentWithParams({ valeur_point: '20.90' }))).toBe('param_mismatch at params[0].param_value');
  });

  it('refuses a param_smic that rule 12 does not give', () => {
    expect(refusal(documentWithParams({ param_smic: '105200' }))).toBe('param_smic_mismatch at params[1].param_value');
  });

  it('reads rows in any order', () => {
    const document = shippedDocument('in_force');
    const shuffled: GridDocument = {
      ...document,
      cats: [...document.cats].reverse(),
      paliers: [...document.paliers].reverse(),
      conges: [...document.conges].reverse(),
      criteres: [...document.criteres].reverse(),
    };
    const { functions, ...grid } = readGrid(document);
    expect(readGrid(shuffled)).toMatchObject(grid);
    expect(functions).toHaveLength(79);
  });
});
