import { describe, expect, it } from '@jest/globals';
import { readGrid, shippedGrids } from '@valorisation/rules';
import { hasFunction, withFunction } from './chosenFunction';

const [shipped] = shippedGrids;
if (shipped === undefined) throw new Error('No grid is shipped');
const job = readGrid(shipped.document).functions.find(({ id }) => id === 43);
if (job === undefined) throw new Error('The shipped grid has no function 43');

describe('the function in the address of an estimate', () => {
  it('replaces the former one, and keeps the situation', () => {
    const before = '?valor_c0=80&valor_c5=0&valor_other_metier=Berger&valor_cat=2';
    expect(withFunction(before, { kind: 'known', job })).toBe('valor_c5=43&valor_c0=80');
    expect(withFunction('?valor_c5=43&valor_c0=80', { kind: 'other', title: 'Berger', level: 2 })).toBe(
      'valor_c5=0&valor_other_metier=Berger&valor_cat=2&valor_c0=80',
    );
    expect(withFunction(before, { kind: 'none' })).toBe('valor_c0=80');
  });

  it('is checked against the grid', () => {
    expect([hasFunction('?valor_c5=x'), hasFunction('?valor_c0=80'), hasFunction('')]).toEqual([true, false, false]);
  });
});
