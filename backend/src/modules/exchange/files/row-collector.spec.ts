import { describe, expect, it } from '@jest/globals';
import { orRefusal } from '../../../platform/errors/domain-error.js';
import { RowCollector } from './row-collector.js';
import { UNCOMPUTED } from './sheet.js';

/** The refusal of so many rows like this one, and how many were taken before it. */
function refusalOf(row: readonly (string | undefined)[], rows: number): readonly [code: unknown, taken: number] {
  const collector = new RowCollector();
  for (let line = 1; line <= rows; line += 1) {
    const refusal = orRefusal(() => collector.add(line, row));
    if (refusal !== undefined) return [refusal.details.fields?.['fichier']?.code, line - 1];
  }
  return [undefined, rows];
}

describe('the rows of a file', () => {
  it('are counted, blank ones included', () => {
    expect(refusalOf([], 100_000)).toEqual([undefined, 100_000]);
    expect(refusalOf([], 200_000)).toEqual(['fichier_lignes_vides', 100_000]);
  });

  it('are counted by their cells, blank ones included', () => {
    const wide = Array.from({ length: 250 }, (_, place) => (place === 0 ? 'Lucie' : undefined));
    expect(refusalOf(wide, 5_000)).toEqual(['fichier_trop_lourd', 2_000]);
  });

  it('may have twenty columns of formulas without a value', () => {
    const row = (columns: number) => Array.from({ length: columns }, () => UNCOMPUTED);
    expect(refusalOf(row(20), 5_000)).toEqual([undefined, 5_000]);
    expect(refusalOf(row(25), 5_000)).toEqual(['fichier_trop_lourd', 4_000]);
  });

  it('are told apart from rows beyond the limit', () => {
    expect(refusalOf(['Lucie'], 20_000)).toEqual(['fichier_lignes', 10_000]);
  });
});
