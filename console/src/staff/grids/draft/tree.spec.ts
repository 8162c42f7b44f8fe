import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkDraft, shippedGrids, type GridDocument } from '@valorisation/rules';
import {
  familiesInOrder,
  familiesOf,
  functionsOf,
  isRemovable,
  moveInto,
  moveNode,
  placeOf,
  type TreeNode,
  withNode,
  withoutNode,
} from './tree';

const [shipped] = shippedGrids.map(({ document }) => document);
if (shipped === undefined) throw new Error('no shipped grid');
const document: GridDocument = shipped;

const ids = (tree: GridDocument, family: number) => functionsOf(tree, family).map(({ metier_id: id }) => id);
const ofFamily = (id: number) => ({ kind: 'family' as const, id });
const ofFunction = (id: number) => ({ kind: 'function' as const, id });

describe('the tree of a draft', () => {
  it('moves a function within its family, and keeps the order of the others', () => {
    const [first = 0, second = 0, ...rest] = ids(document, 1);
    const down = moveNode(document, ofFunction(first), 1);
    expect(ids(down, 1)).toEqual([second, first, ...rest]);
    expect(ids(moveNode(down, ofFunction(first), -1), 1)).toEqual([first, second, ...rest]);
    expect(ids(down, 2)).toEqual(ids(document, 2));
  });

  it('moves it on into the next family, which may be in another domain', () => {
    const families = familiesInOrder(document).map(({ catenf_id: id }) => id);
    const last = familiesOf(document, 1).at(-1)?.catenf_id ?? 0;
    const next = families[families.indexOf(last) + 1] ?? 0;
    const moving = ids(document, last).at(-1) ?? 0;
    const down = moveNode(document, ofFunction(moving), 1);
    expect(ids(down, next)).toEqual([moving, ...ids(document, next)]);
    expect(ids(moveNode(down, ofFunction(moving), -1), last)).toEqual(ids(document, last));
  });

  it('stays unchanged beyond its ends', () => {
    const [first = 0] = ids(document, familiesInOrder(document)[0]?.catenf_id ?? 0);
    expect(moveNode(document, ofFunction(first), -1)).toBe(document);
    expect(moveNode(document, { kind: 'domain', id: document.catpars.at(-1)?.catpar_id ?? 0 }, 1)).toBe(document);
  });

  it('moves families with their functions, one by one and into a domain', () => {
    const moved = moveInto(document, ofFamily(1), 4);
    expect(familiesOf(moved, 4).map(({ catenf_id: id }) => id)).toEqual([12, 1]);
    expect(ids(moved, 1)).toEqual(ids(document, 1));
    expect(placeOf(moved, ofFamily(1))).toBe(document.catpars[3]?.catpar_title);
    const [first, second] = familiesOf(document, 1);
    const [now] = familiesOf(moveNode(document, ofFamily(second?.catenf_id ?? 0), -1), 1);
    expect([now?.catenf_id, first?.catenf_id]).toEqual([second?.catenf_id, 1]);
  });

  it('stays valid after any moves, and loses nothing', () => {
    const nodes: readonly TreeNode[] = [
      ...document.metiers.filter(({ metier_id: id }) => id > 0).map(({ metier_id: id }) => ofFunction(id)),
      ...document.enfants.map(({ catenf_id: id }) => ofFamily(id)),
      ...document.catpars.map(({ catpar_id: id }) => ({ kind: 'domain' as const, id })),
    ];
    const step = fc.constantFrom(-1 as const, 1 as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...nodes), step), { maxLength: 20 }), (moves) => {
        const after = moves.reduce<GridDocument>((tree, [node, way]) => moveNode(tree, node, way), document);
        const numbers = (tree: GridDocument) => new Set(tree.metiers.map(({ metier_id: id }) => id));
        expect([numbers(after), after.metiers.length]).toEqual([numbers(document), document.metiers.length]);
        expect(checkDraft(after).filter(({ isWarning }) => !isWarning)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('removes a function, and a family only once it is empty', () => {
    expect(withoutNode(document, ofFunction(1)).metiers).toHaveLength(document.metiers.length - 1);
    expect(isRemovable(document, ofFamily(1))).toBe(false);
    const empty = withNode(document, ofFamily(99), 'Apiculture', 1);
    expect(isRemovable(empty, ofFamily(99))).toBe(true);
    expect(ids(withNode(empty, ofFunction(500), 'Apicultrice', 99), 99)).toEqual([500]);
  });
});
