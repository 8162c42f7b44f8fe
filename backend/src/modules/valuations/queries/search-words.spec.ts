import { expect, it } from '@jest/globals';
import { functionSearch, readGrid, shippedGrids } from '@valorisation/rules';
import { searchWords } from './search-words.js';

const grids = shippedGrids.map(({ document }) => readGrid(document)).toReversed();
const [latest] = grids;
if (latest === undefined) throw new Error('No grid is shipped');
const find = functionSearch(latest, [{ functionId: 17, name: 'CPE' }]);
const asked = (typed: string) => searchWords(typed, { grids, find });

it('makes one pattern of each word, which must begin a word of the name when it is short', () => {
  expect(asked('  Le  Goff-Dupont ').patterns).toEqual(['% Le%', '%Goff%', '%Dupont%']);
  expect(asked('100%').patterns).toEqual(['%100%']);
  expect(asked('%_').patterns).toEqual(['%\\%\\_%']);
  expect(asked('').patterns).toEqual([]);
});

it('finds functions by the words of a title, by another form of the word and by another name', () => {
  expect(asked('infirmière dupont').functions).toEqual({ 25: 'infirmière' });
  expect(asked('cpe').functions).toEqual({ 17: 'cpe' });
  expect(asked('psychol').functions).toEqual({ 24: 'psychol' });
});

it('finds no function by a few letters, or by the small words of a title', () => {
  for (const typed of ['inf', 'de', 'et', 'le']) expect(asked(typed).functions).toEqual({});
});

it('finds functions by the first three letters of a word, for a search that no name answers', () => {
  expect(Object.keys(asked('inf').begun)).toContain('25');
  expect(asked('in').begun).toEqual({});
});

it('finds a category by a word of its title', () => {
  expect(asked('cadre').categories).toEqual({ 3: 'cadre' });
});
