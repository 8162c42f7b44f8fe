import { describe, expect, it } from '@jest/globals';
import { differencesWords, heldWords, peersWords } from '../explain/coherence-words.js';
import { OTHER_FUNCTION_ID, type Grid } from '../grid/grid.js';
import {
  AUTONOMY,
  EXPERTISE,
  functionTitled,
  gridInForce,
  MANAGEMENT,
  pastGrid,
  TRAINING,
} from '../testing/builders.js';
import { NOT_CONCERNED, UNANSWERED } from '../valuation/answers.js';
import type { CoherenceCell, ComparedValuation } from './coherence-cell.js';
import { compareRows } from './compare-rows.js';

const secretary = functionTitled('Secrétaire');
const accountant = functionTitled('Comptable');
const teacher = functionTitled('Enseignant-formateur (cadre)');

interface Overrides {
  readonly reasoned?: readonly number[];
  readonly otherFunction?: string;
  readonly grid?: Grid;
}

/** A row of the function with these degrees by criterion; the others unanswered. */
function aRow(
  job: Pick<typeof secretary, 'id' | 'categoryLevel'>,
  degrees: Readonly<Record<number, number>>,
  { reasoned = [], otherFunction = '', grid = gridInForce }: Overrides = {},
): ComparedValuation {
  const answers = Object.fromEntries(
    Object.entries(degrees).map(([id, degree]) => [id, { ...UNANSWERED, degree }] as const),
  );
  const categoryLevel = job.categoryLevel ?? 1;
  return { functionId: job.id, otherFunction, categoryLevel, grid, answers, reasoned };
}

function cellsOn(criterionId: number, rows: readonly ComparedValuation[]): readonly CoherenceCell[] {
  return compareRows(rows).map((cells) => {
    const found = cells.find((cell) => cell.criterionId === criterionId);
    if (found === undefined) throw new Error(`no cell of criterion ${criterionId}`);
    return found;
  });
}

const degreeTwo = aRow(secretary, { [AUTONOMY]: 2 });
const degreeThree = aRow(secretary, { [AUTONOMY]: 3 });
const degreeFour = aRow(secretary, { [AUTONOMY]: 4 });
const other = { id: OTHER_FUNCTION_ID, categoryLevel: null };

describe('a degree beside the planned one of its function', () => {
  it('differs upwards and downwards, with the planned degree named', () => {
    const [above, below, planned] = [degreeThree, aRow(secretary, { [AUTONOMY]: 1 }), degreeTwo].map(
      (row) => cellsOn(AUTONOMY, [row])[0],
    );
    expect(above).toMatchObject({ degree: 3, plannedDegree: 2, fromPlanned: 'above' });
    expect(below).toMatchObject({ degree: 1, plannedDegree: 2, fromPlanned: 'below' });
    expect(planned).toMatchObject({ degree: 2, plannedDegree: 2, fromPlanned: null });
  });

  it('lacks a reason only as degree 1 below the planned one; above it a given reason is shown', () => {
    const reasoned = { reasoned: [AUTONOMY] };
    const words = (degree: number, overrides: Overrides = {}) => {
      const [cell] = cellsOn(AUTONOMY, [aRow(secretary, { [AUTONOMY]: degree }, overrides)]);
      return cell && differencesWords(cell);
    };
    expect(words(1)).toBe('Au-dessous du degré prévu (2). Motif manquant');
    expect(words(1, reasoned)).toBe('Au-dessous du degré prévu (2). Motif donné');
    expect(words(3)).toBe('Au-dessus du degré prévu (2)');
    expect(words(3, reasoned)).toBe('Au-dessus du degré prévu (2). Motif donné');
    expect(words(2)).toBe('');
  });

  it('is compared on the row’s own grid', () => {
    const raised: Grid = {
      ...gridInForce,
      functions: gridInForce.functions.map((job) =>
        job.id === secretary.id ? { ...job, defaultDegrees: { ...job.defaultDegrees, [AUTONOMY]: 3 } } : job,
      ),
    };
    const [onOld, onNew] = cellsOn(AUTONOMY, [
      aRow(secretary, { [AUTONOMY]: 2 }, { grid: pastGrid }),
      aRow(secretary, { [AUTONOMY]: 3 }, { grid: raised }),
    ]);
    expect(onOld).toMatchObject({ plannedDegree: 2, fromPlanned: null, fromPeers: null });
    expect(onNew).toMatchObject({ plannedDegree: 3, fromPlanned: null, fromPeers: null });
  });

  it('is missing while the criterion is unanswered, and not concerned where the function has no degree', () => {
    const [cells = []] = compareRows([degreeTwo]);
    expect(cells.map((cell) => [cell.criterionId, cell.state])).toEqual([
      [AUTONOMY, 'held'],
      [2, 'unanswered'],
      [TRAINING, 'not-concerned'],
      [EXPERTISE, 'unanswered'],
      [MANAGEMENT, 'not-concerned'],
      [5, 'not-concerned'],
    ]);
    expect(cells.slice(0, 3).map(heldWords)).toEqual(['Degré\u00a02', 'À renseigner', 'Non concerné']);
  });
});

describe('a degree beside those of the same function', () => {
  it('differs where most hold another one', () => {
    const [first, , third] = cellsOn(AUTONOMY, [degreeTwo, degreeTwo, degreeThree]);
    expect(first?.fromPeers).toBeNull();
    expect(third?.fromPeers).toEqual({ among: 'function', usualDegree: 2, holders: 2, compared: 3 });
  });

  it('differs even at the planned degree when most are above it', () => {
    const [planned, above] = cellsOn(AUTONOMY, [degreeTwo, degreeThree, degreeThree]);
    expect(planned).toMatchObject({ fromPlanned: null, fromPeers: { usualDegree: 3 } });
    expect(above).toMatchObject({ fromPlanned: 'above', fromPeers: null });
  });

  it('is compared with the planned degree at a tie', () => {
    const [planned, above] = cellsOn(AUTONOMY, [degreeTwo, degreeThree]);
    expect(planned?.fromPeers).toBeNull();
    expect(above?.fromPeers).toEqual({ among: 'function', usualDegree: 2, holders: 1, compared: 2 });
  });

  it('differs for each of them where none prevails and none is the planned one', () => {
    const [three, four] = cellsOn(AUTONOMY, [degreeThree, degreeFour]);
    expect(three?.fromPeers).toEqual({ among: 'function', usualDegree: null, holders: 0, compared: 2 });
    expect(four?.fromPeers).toEqual(three?.fromPeers);
  });

  it('does not count rows that have no answer yet', () => {
    const open = aRow(secretary, {});
    const [, above] = cellsOn(AUTONOMY, [open, degreeThree, open]);
    expect(above?.fromPeers).toBeNull();
  });

  it('is compared only with rows of the same category, since other categories have other degrees', () => {
    const lower: ComparedValuation = {
      ...aRow(other, { [AUTONOMY]: 3 }, { otherFunction: 'Berger' }),
      categoryLevel: 0,
    };
    const higher: ComparedValuation = {
      ...lower,
      categoryLevel: 1,
      answers: { [AUTONOMY]: { ...UNANSWERED, degree: 4 } },
    };
    expect(cellsOn(AUTONOMY, [lower, higher]).map(({ fromPeers }) => fromPeers)).toEqual([null, null]);
  });
});

describe('a degree beside those of similar functions', () => {
  it('differs where its function is alone and others of the family have the same plan', () => {
    const accountants = [aRow(accountant, { [AUTONOMY]: 2 }), aRow(accountant, { [AUTONOMY]: 2 })];
    const [lone] = cellsOn(AUTONOMY, [degreeThree, ...accountants]);
    expect(secretary.familyId).toBe(accountant.familyId);
    expect(lone?.fromPeers).toEqual({ among: 'family', usualDegree: 2, holders: 2, compared: 3 });
  });

  it('is not compared with functions of the family that have another planned degree', () => {
    const assistant = functionTitled('Secrétaire de direction');
    expect(assistant).toMatchObject({ familyId: secretary.familyId, categoryLevel: secretary.categoryLevel });
    const cells = cellsOn(AUTONOMY, [degreeTwo, aRow(assistant, { [AUTONOMY]: 3 })]);
    expect(cells.map(({ fromPeers }) => fromPeers)).toEqual([null, null]);
  });
});

describe('a row without comparison', () => {
  it('has an option of Formations, which is a diploma', () => {
    const cells = cellsOn(TRAINING, [aRow(teacher, { [TRAINING]: 0 }), aRow(teacher, { [TRAINING]: 5 })]);
    expect(cells.map(({ isTraining, fromPlanned, fromPeers }) => [isTraining, fromPlanned, fromPeers])).toEqual([
      [true, null, null],
      [true, null, null],
    ]);
    expect(cells.map(heldWords)).toEqual(['Aucune formation retenue', expect.stringMatching(/point/)]);
  });

  it('has a function of one’s own under another title, or without one', () => {
    const named = (otherFunction: string, degree: number) => aRow(other, { [AUTONOMY]: degree }, { otherFunction });
    const cells = cellsOn(AUTONOMY, [named('Berger', 2), named('Apiculteur', 3), named('', 2), named('', 4)]);
    expect(cells.map(({ fromPeers }) => fromPeers)).toEqual([null, null, null, null]);
  });

  it('does not have a title that another row shares in any spelling, and "non concerné" is an answer', () => {
    const free: ComparedValuation = {
      ...aRow(other, {}, { otherFunction: 'BERGER ' }),
      answers: { [MANAGEMENT]: NOT_CONCERNED },
    };
    const held = [2, 2].map((degree) => aRow(other, { [MANAGEMENT]: degree }, { otherFunction: 'Berger' }));
    const [none, second] = cellsOn(MANAGEMENT, [free, ...held]);
    expect(none?.fromPeers).toEqual({ among: 'function', usualDegree: 2, holders: 2, compared: 3 });
    expect(second).toMatchObject({ fromPeers: null, plannedDegree: null, fromPlanned: null });
  });

  it('has a function that is unknown to its grid', () => {
    expect(compareRows([aRow({ id: 9_999, categoryLevel: 1 }, { [AUTONOMY]: 2 })])).toEqual([[]]);
  });
});

describe('the words of a difference from similar rows', () => {
  const words = (rows: readonly ComparedValuation[]) => cellsOn(AUTONOMY, rows).map(peersWords);

  it('name the degree that most hold, and how many', () => {
    expect(words([degreeTwo, degreeTwo, degreeThree])[2]).toBe(
      'Différent des autres valorisations de cette fonction\u00a0: degré\u00a02 pour 2 sur 3',
    );
  });

  it('speak of the other one where there are two', () => {
    expect(words([degreeTwo, degreeThree])[1]).toBe(
      'Différent de l’autre valorisation de cette fonction\u00a0: degré\u00a02',
    );
    expect(words([degreeThree, degreeFour])[0]).toBe(
      'Différent de l’autre valorisation de cette fonction\u00a0: aucun degré ne domine',
    );
  });

  it('name the family where the function is alone', () => {
    expect(words([degreeThree, aRow(accountant, { [AUTONOMY]: 2 })])[0]).toBe(
      'Différent des fonctions de la famille au même degré prévu\u00a0: degré\u00a02',
    );
  });
});
