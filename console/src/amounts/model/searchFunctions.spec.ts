import { describe, expect, it } from '@jest/globals';
import { OTHER_FUNCTION_ID, readGrid, shippedGrids } from '@valorisation/rules';
import { bestMatches, functionTree } from './searchFunctions';

const document = shippedGrids.at(-1)?.document;
if (document === undefined) throw new Error('No grid is shipped');
const grid = readGrid(document);

const found = (search: string) => bestMatches(functionTree(grid, search), search).map(({ title }) => title);

describe('the function tree', () => {
  it('holds every function of the grid once, except "autre fonction"', () => {
    const ids = functionTree(grid).flatMap((domain) =>
      domain.families.flatMap((family) => family.functions.map(({ id }) => id)),
    );
    const expected = grid.functions.filter(({ id }) => id !== OTHER_FUNCTION_ID).map(({ id }) => id);
    expect(ids).toHaveLength(expected.length);
    expect(new Set(ids)).toEqual(new Set(expected));
  });

  it.each([
    ['agent de ser', 'Agent de service'],
    ['SECRETAIRE compt', 'Secrétaire-comptable'],
    ['éduc sport', 'Éducateur sportif'],
    ['formateur enseign cadre', 'Enseignant-formateur (cadre)'],
  ])('finds %j whatever the accents, the case and the order of the words', (search, title) => {
    expect(found(search)[0]).toBe(title);
  });

  it('finds the functions of a family by the name of the family', () => {
    const health = grid.families.find(({ title }) => title === 'Santé');
    const titles = grid.functions.filter(({ familyId }) => familyId === health?.id).map(({ title }) => title);
    expect(found('sante')).toEqual(expect.arrayContaining(titles));
  });

  it('puts a function found by its own title before one found by its family', () => {
    expect(found('numerique')[0]).toContain('numérique');
  });

  it('is empty when no word of the grid starts with the search', () => {
    expect(functionTree(grid, 'zzz')).toEqual([]);
  });
});
