import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { gridProblemWords } from '../../explain/grid-problem-words.js';
import { compareGrids } from '../compare-grids.js';
import { deriveParams, withParams } from '../derive-params.js';
import { GridError } from '../grid-error.js';
import { readGrid } from '../read-grid.js';
import type { GridDocument } from '../grid-document.js';
import { shippedDocument } from '../../testing/builders.js';
import { checkDraft, draftProblems } from './check-draft.js';
import { roughGrid } from './rough-grid.js';

const shipped = shippedDocument('in_force');
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The document with one row of a list changed. */
function withRow<Part extends 'cats' | 'enfants' | 'metiers' | 'criteres' | 'conges' | 'paliers'>(
  part: Part,
  place: number,
  change: Partial<GridDocument[Part][number]>,
): GridDocument {
  const rows: readonly object[] = shipped[part];
  return { ...shipped, [part]: rows.map((row, at) => (at === place ? { ...row, ...change } : row)) };
}

/** A problem in words, such as `metiers 3 metier_c1: unknown_degree`. */
const told = (document: GridDocument): readonly string[] =>
  draftProblems(document).map(({ part, place, field, code }) => `${part} ${place} ${field}: ${code}`);

describe('the problems of a draft', () => {
  it('do not exist for the shipped versions', () => {
    expect(draftProblems(shipped)).toEqual([]);
    expect(draftProblems(shippedDocument('past'))).toEqual([]);
  });

  it.each<[string, GridDocument, string]>([
    ['a category without a title', withRow('cats', 1, { cat_title: ' ' }), 'cats 1 cat_title: missing_text'],
    ['a base index with three decimals', withRow('cats', 0, { indice: '850.125' }), 'cats 0 indice: not_points'],
    ['two categories of one level', withRow('cats', 1, { cat_level: 0 }), 'cats null null: missing_level'],
    ['two functions of one number', withRow('metiers', 4, { metier_id: 1 }), 'metiers 4 metier_id: duplicate'],
    ['a degree that its column lacks', withRow('metiers', 0, { metier_c1: 9 }), 'metiers 0 metier_c1: unknown_degree'],
    ['a function without a family', withRow('metiers', 0, { fk_catenf: 99 }), 'metiers 0 fk_catenf: missing_family'],
    [
      'a family of diplomas of no option',
      withRow('metiers', 0, { metier_c6: 'X' }),
      'metiers 0 metier_c6: unknown_training',
    ],
    ['a gap in the leave', withRow('conges', 6, { semaines_sup: 9 }), 'conges 6 semaines_sup: missing_step'],
    ['more points for more leave', withRow('conges', 1, { points: 151 }), 'conges 1 points: rising_leave'],
    ['a rate that falls', withRow('paliers', 9, { taux: [0, 0, 0, 0] }), 'paliers 9 taux.0: falling_rate'],
    ['three rates', withRow('paliers', 43, { taux: [99, 99, 99] }), 'paliers 43 taux: four_rates'],
    [
      'a point value off by a hundred',
      withParams(shipped, { valeur_point: '0.2080' }),
      'params 2 param_value: param_range',
    ],
    ['a floor that is no number', withParams(shipped, { smc_indice: 'mille' }), 'params 3 param_value: not_whole'],
    [
      'a part over one',
      withParams(shipped, { part_face_a_face_preparation: '1.50' }),
      'params 6 param_value: above_one',
    ],
    ['a factor under one', withParams(shipped, { forfait_jours_coef: '0.90' }), 'params 7 param_value: below_one'],
  ])('name %s', (_what, document, expected) => {
    expect(told(document)).toContain(expected);
    expect(() => readGrid(deriveParams(document))).toThrow(GridError);
  });

  it.each<[string, GridDocument, string]>([
    ['points', withRow('conges', 0, { points: '1.500' }), 'conges 0 points: not_points'],
    ['a floor', withParams(shipped, { smc_indice: '1.000' }), 'params 3 param_value: not_whole'],
    ['a wage', withParams(shipped, { smic_mensuel: '1.860' }), 'params 4 param_value: not_amount'],
  ])('name %s whose decimals may be thousands', (_what, document, expected) => {
    expect(told(document)).toContain(expected);
  });

  it('name a degree whose points fall, and only warn of one with the same points', () => {
    const [criterion, ...criteria] = shipped.criteres;
    const [column, ...columns] = criterion?.indices ?? [];
    if (criterion === undefined || column === undefined) throw new Error('no criterion');
    const withPoints = (points: number): GridDocument => {
      const degres = column.degres.map((row) => (row.degre === 2 ? { ...row, degre_value: points } : row));
      return { ...shipped, criteres: [{ ...criterion, indices: [{ ...column, degres }, ...columns] }, ...criteria] };
    };
    const [falling] = draftProblems(withPoints(1));
    if (falling === undefined) throw new Error('no problem');
    const { where, text } = gridProblemWords(withPoints(1), falling);
    expect(plain(where)).toMatch(/^Critère « .+ », catégorie « .+ », degré 2$/);
    expect(plain(text)).toContain('moins de points (1) que le degré inférieur (5)');
    expect(draftProblems(withPoints(5))).toEqual([]);
    expect(checkDraft(withPoints(5)).map(({ code }) => code)).toContain('same_degree');
  });

  it('warn of a family without functions, which does not prevent publication', () => {
    const enfants = [...shipped.enfants, { catenf_id: 99, catenf_title: 'Apiculture', fk_catpar: 1 }];
    const found = checkDraft({ ...shipped, enfants });
    expect(found.map(({ part, code, isWarning }) => [part, code, isWarning])).toContainEqual([
      'enfants',
      'no_functions',
      true,
    ]);
    expect(draftProblems({ ...shipped, enfants })).toEqual([]);
  });

  it('are reported together', () => {
    const broken = { ...withRow('cats', 0, { cat_title: '', indice: 'x' }), conges: [], paliers: [] };
    expect(told(broken)).toEqual([
      'cats 0 cat_title: missing_text',
      'cats 0 indice: not_points',
      'paliers null null: empty_list',
      'conges null null: empty_list',
    ]);
  });

  it('exist for every unreadable draft, and each has its words', () => {
    const lists = ['cats', 'catpars', 'enfants', 'metiers', 'criteres', 'conges', 'paliers', 'params'] as const;
    const value = fc.oneof(fc.integer({ min: -2, max: 99 }), fc.constantFrom('', 'x', '1.5', '20.80', '1.123'));
    fc.assert(
      fc.property(fc.constantFrom(...lists), fc.nat(), fc.nat(), value, (part, place, name, other) => {
        const rows: readonly object[] = shipped[part];
        const row = rows[place % rows.length] ?? {};
        const fields = Object.keys(row).filter((key) => ['number', 'string'].includes(typeof Reflect.get(row, key)));
        const field = fields[name % fields.length] ?? '';
        const isNumber = typeof Reflect.get(row, field) === 'number';
        // A well-formed document: numbers that are ids stay numbers.
        const changed = { ...row, [field]: isNumber ? Number(other) || 0 : String(other) };
        const document = deriveParams({ ...shipped, [part]: rows.map((one) => (one === row ? changed : one)) });
        const problems = draftProblems(document);
        if (problems.length === 0) expect(() => readGrid(document)).not.toThrow();
        for (const problem of problems) {
          const { where, text } = gridProblemWords(document, problem);
          expect([where, text].filter((said) => said.trim() === '' || said.includes('undefined'))).toEqual([]);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('an incomplete draft', () => {
  it('is compared with another version as far as it is readable', () => {
    const document = { ...withRow('cats', 0, { indice: 'x' }), conges: [] };
    const kinds = compareGrids(roughGrid(shipped), roughGrid(document)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['category', 'leave']));
    expect(compareGrids(readGrid(shipped), roughGrid(shipped))).toEqual([]);
  });
});
