import { expect, it } from '@jest/globals';
import { OTHER_FUNCTION_ID, readGrid, shippedGrids } from '@valorisation/rules';
import { functionTree } from './functionTree';

const document = shippedGrids.at(-1)?.document;
if (document === undefined) throw new Error('No grid is shipped');
const grid = readGrid(document);

it('the function tree holds every function of the grid once, except "autre fonction"', () => {
  const tree = functionTree(grid);
  const ids = tree.flatMap((domain) => domain.families.flatMap((family) => family.functions.map(({ id }) => id)));
  const expected = grid.functions.filter(({ id }) => id !== OTHER_FUNCTION_ID).map(({ id }) => id);
  expect(ids).toHaveLength(expected.length);
  expect(new Set(ids)).toEqual(new Set(expected));
  expect(tree.reduce((total, { count }) => total + count, 0)).toBe(ids.length);
});
