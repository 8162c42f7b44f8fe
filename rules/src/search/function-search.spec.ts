import { describe, expect, it } from '@jest/globals';
import { OTHER_FUNCTION_ID } from '../grid/grid.js';
import { readGrid } from '../grid/read-grid.js';
import { shippedGrids } from '../grid/shipped-grids.js';
import { functionSearch, NOTHING_FOUND, type FoundFunction } from './function-search.js';
import { shippedFunctionNames } from './shipped-names.js';
import given from './testing/words-given.json' with { type: 'json' };
import own from './testing/words-own.json' with { type: 'json' };

interface TypedWords {
  readonly q: string;
  /** One of these is among the first three. */
  readonly any?: readonly number[];
  readonly kind?: string;
  /** None is found with confidence. */
  readonly none?: boolean;
}

const document = shippedGrids.at(-1)?.document;
if (document === undefined) throw new Error('No grid is shipped');
const grid = readGrid(document);
const search = functionSearch(grid, shippedFunctionNames);
const found = (typed: string): readonly FoundFunction[] => search(typed).functions;
const first = (typed: string): FoundFunction | undefined => found(typed)[0];
const confident = (typed: string): readonly string[] =>
  found(typed).flatMap((one) => (one.confident ? [one.title] : []));

describe.each<[string, readonly TypedWords[]]>([
  ['given words', given],
  ['own words', own],
])('the %s', (_, words) => {
  const kinds = [...new Set(words.flatMap(({ kind }) => kind ?? []))];

  it.each(kinds)('of the kind “%s” have a right function among the first three', (kind) => {
    const ofKind = words.filter((one) => one.kind === kind);
    const missed = ofKind.filter(
      ({ q, any = [] }) =>
        !found(q)
          .slice(0, 3)
          .some(({ functionId }) => any.includes(functionId)),
    );
    expect(ofKind.length).toBeGreaterThan(9);
    expect(missed).toEqual([]);
  });

  it('that belong to no function bring no confident answer', () => {
    const none = words.filter((one) => one.none === true);
    expect(none.length).toBeGreaterThan(9);
    expect(none.filter(({ q }) => confident(q).length > 0)).toEqual([]);
  });
});

describe('the search of functions', () => {
  it.each([
    'infirmière',
    'INFIRMIERES',
    'infirmier·ère',
    'infirmier/ière',
    'infirmier(e)',
    'Infirmier / Infirmière (H/F)',
  ])('finds “Infirmier” with confidence by %j', (typed) =>
    expect(first(typed)).toMatchObject({ title: 'Infirmier', foundBy: null, confident: true }),
  );

  it.each([
    ['cantinière', 'cantinier'],
    ['c.p.e.', 'CPE'],
    ['fiche paie', 'fiches de paie'],
  ])('names what fits %j', (typed, name) => {
    expect(found(typed).find(({ foundBy }) => foundBy !== null)?.foundBy).toBe(name);
  });

  it('answers a whole title with itself and the names that have its words side by side', () => {
    expect(found('agent de service').map(({ functionId }) => functionId)).toEqual([43, OTHER_FUNCTION_ID]);
    expect(found('secrétaire').map(({ foundBy }) => foundBy)).toContain('secrétaire RH');
  });

  it.each<[string, readonly number[], boolean]>([
    ['compt', [32, 33, 31, 28], false],
    ['comptable', [32, 33, 31, 28], true],
    ['chef', [51], false],
    ['agent', [43, 68, 41, 44, 3], false],
    ['agent de', [43, 68, 41, 44, 3], false],
    ['agent de g', [41, 43, 68, 44, 3], false],
    ['secrétaire', [27, 28, 29], true],
    ['secrétaire-c', [28, 27, 29], false],
    ['secrétaire de d', [29, 27, 28], false],
    ['infirm', [25], false],
    ['infirmières', [25], true],
    ['cpe', [17, 18, 19], false],
    ['psy', [24], true],
    ['adjoint', [39, 23], false],
    ['prof', [3, 4, 2], false],
    ['com', [60, 32], false],
  ])(
    'answers %j with the titles of its beginnings first, and Enter takes only what is typed',
    (typed, ids, isNamed) => {
      expect(
        found(typed)
          .slice(0, ids.length)
          .map(({ functionId }) => functionId),
      ).toEqual(ids);
      expect(search(typed).isNamed).toBe(isNamed);
    },
  );

  it.each(grid.families)('finds functions by the family “$title”', ({ title, id }) => {
    const ofFamily = grid.functions.filter(({ familyId }) => familyId === id).map((job) => job.id);
    expect(ofFamily).toContain(first(title)?.functionId);
  });

  it.each(grid.domains)('finds functions by the domain “$title”', ({ title, id: domainId }) => {
    const families = grid.families.filter((family) => family.domainId === domainId).map(({ id }) => id);
    expect(families).toContain(grid.functions.find(({ id }) => id === first(title)?.functionId)?.familyId);
  });

  it.each(grid.functions.filter(({ id }) => id !== OTHER_FUNCTION_ID).map(({ title }) => title))(
    'finds “%s” first by its title',
    (title) => expect(first(title)).toMatchObject({ title, foundBy: null, confident: true }),
  );

  it('puts “autre fonction” last, never with confidence, among at most ten', () => {
    for (const typed of ['infirmier', 'avocat', 'responsable', 'autre fonction']) {
      expect(found(typed).length).toBeLessThanOrEqual(10);
      expect(found(typed).findIndex(({ functionId }) => functionId === OTHER_FUNCTION_ID)).toBe(
        found(typed).length - 1,
      );
      expect(found(typed).at(-1)?.confident).toBe(false);
    }
  });

  it.each([
    ['directeur', 'sous-directeur'],
    ['chef cuisine', 'sous-chef de cuisine'],
  ])('is sure of what is named in full by %j, and not of “%s”', (typed, partial) => {
    const sure = found(typed).filter((one) => one.confident);
    expect(sure.length).toBeGreaterThan(0);
    expect(sure.map(({ foundBy }) => foundBy)).not.toContain(partial);
  });

  it.each(['aide', 'aide cui', 'femme de men', 'aide bib'])(
    'does not take %j for work outside of the grid, of whose name it is a part',
    (typed) => expect(search(typed).isOutside).toBe(false),
  );

  it('prefers names that begin with the typed words while the last one is being typed', () => {
    expect(found('agent de serv').map(({ title }) => title)).not.toContain('Comptable');
    expect(
      found('secré')
        .slice(0, 3)
        .map(({ title }) => title),
    ).toEqual(['Secrétaire', 'Secrétaire-comptable', 'Secrétaire de direction']);
  });

  it('takes nothing for a slip that is the beginning of a known word', () =>
    expect(found('secré').map(({ foundBy }) => foundBy)).not.toContain('ouvrier de serre'));

  it('is sure of a slip in a title, and not in another name, which may be another word', () => {
    expect(confident('comptabe')).toContain('Comptable');
    expect(found('traiteur').map(({ foundBy }) => foundBy)).toContain('tracteur');
    expect(confident('traiteur')).toEqual([]);
  });

  it('takes “CDI” for the documentation centre, and not when it is a contract', () => {
    expect(confident('CDI')).toContain('Documentaliste');
    expect(confident('CDI temps plein')).toEqual([]);
  });

  it('is empty for nothing and for words that say nothing', () => {
    for (const typed of ['', '  ', '...', "d'un"]) expect(search(typed)).toEqual(NOTHING_FOUND);
  });

  it('names the nearest family of work that the grid does not have, and none when it is sure', () => {
    expect(search('chirurgien dentiste').nearestFamily?.title).toBe('Santé');
    expect(search('infirmière').nearestFamily).toBeNull();
    expect(search('xxxx').nearestFamily).toBeNull();
  });

  it('does without names, and ignores the names of functions that the grid does not have', () => {
    const bare = functionSearch(grid, [{ functionId: 999, name: 'dresseur' }]);
    expect(bare('infirmiere').functions[0]?.title).toBe('Infirmier');
    expect(bare('dresseur').functions.map(({ functionId }) => functionId)).toEqual([OTHER_FUNCTION_ID]);
  });

  it('takes a name that staff added, also for work that it knows as foreign to the grid', () => {
    const withName = functionSearch(grid, [...shippedFunctionNames, { functionId: 60, name: 'photographe' }]);
    expect(withName('photographes').functions[0]).toMatchObject({
      functionId: 60,
      foundBy: 'photographe',
      confident: true,
    });
    expect(confident('photographe')).toEqual([]);
  });
});

describe('the shipped names', () => {
  it('are given for each function, each once', () => {
    const keys = shippedFunctionNames.map(({ functionId, name }) => `${functionId} ${name.toLowerCase()}`);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    const named = new Set(shippedFunctionNames.map(({ functionId }) => functionId));
    expect(grid.functions.filter(({ id }) => id !== OTHER_FUNCTION_ID && !named.has(id))).toEqual([]);
  });
});
