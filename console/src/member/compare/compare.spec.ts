import { describe, expect, it } from '@jest/globals';
import { minimumWageOn, readGrid, shippedGrids, shippedMinimumWages, type Grid } from '@valorisation/rules';
import type { Reference } from '../../api/reference';
import { functionColumn, type Column } from './column';
import { comparePath, readCompareQuery, withOne, without } from './compareQuery';
import { amountDifference, compareColumns, monthOfPoints, type Row } from './rows';

const document = shippedGrids.at(-1)?.document;
if (document === undefined) throw new Error('No grid is shipped');
const grid: Grid = readGrid(document);
const reference: Reference = {
  grid,
  floors: {
    params: grid.params,
    wage: minimumWageOn(shippedMinimumWages, 'metropole', '2026-11-21'),
    territory: 'metropole',
  },
  info: { id: 2, status: 'in_force', effectiveOn: '2024-09-01', confirmed: false, pointValue: 20.8 },
};
const TODAY = '2026-11-21';
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/g, ' ');

function column(title: string): Column {
  const job = grid.functions.find((candidate) => candidate.title === title);
  const found = job && functionColumn(job.id, reference, TODAY);
  if (!found) throw new Error(`The grid has no ${title}`);
  return found;
}

const agent = column('Agent de service');
const secretary = column('Secrétaire-comptable');
const rowOf = (rows: readonly Row[], key: string): Row => {
  const found = rows.find((row) => row.key === key);
  if (found === undefined) throw new Error(`No row ${key}`);
  return found;
};

describe('the address of a comparison', () => {
  const read = (query: string) => readCompareQuery(new URLSearchParams(query));

  it('names valuations, then functions, four in all, none twice', () => {
    expect(read('valeurs=3,1,3,x,-2&fonctions=12')).toEqual({ valuations: [3, 1], functions: [12] });
    expect(read('valeurs=1,2,3,4,5&fonctions=12')).toEqual({ valuations: [1, 2, 3, 4], functions: [] });
    expect(read('')).toEqual({ valuations: [], functions: [] });
  });

  it('is read back as written, with one more or one less', () => {
    const compared = withOne(without(read('valeurs=1,2'), 'valuations', [1]), 'functions', 43);
    const [, query = ''] = comparePath(compared).split('?');
    expect(read(query)).toEqual({ valuations: [2], functions: [43] });
  });
});

describe('a comparison', () => {
  const { result, differing, same } = compareColumns([agent, secretary]);

  it('separates differences from equal lines, and loses no criterion', () => {
    const keys = [...differing, ...same].map(({ key }) => key);
    for (const { id } of grid.criteria) expect(keys).toContain(`criterion-${id}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(differing.every(({ differs }) => differs)).toBe(true);
    for (const { cells } of same) expect(new Set(cells.map(({ text }) => text)).size).toBe(1);
    expect(differing.map(({ key }) => key)).toContain('category');
    expect(same.map(({ key }) => key)).toEqual(expect.arrayContaining(['share', 'leave', 'point-value']));
  });

  it('starts with the criteria', () => {
    const criteria = differing.map(({ key }) => key.startsWith('criterion-'));
    expect(criteria.indexOf(true)).toBe(0);
    expect(criteria.lastIndexOf(true)).toBeLessThan(criteria.indexOf(false));
  });

  it('states each difference from the first column, in points and in euros', () => {
    const index = rowOf(result, 'index');
    expect(index.differences[0]).toBeNull();
    const points = secretary.result.indexHundredths - agent.result.indexHundredths;
    expect(plain(index.differences[1])).toBe(`+${points / 100} points`);
    expect(plain(amountDifference(secretary, agent))).toMatch(/^\+[\d ]+,\d\d €$/);
    expect(amountDifference(agent, agent)).toBeNull();
  });

  it('states no difference in euros between two shares, and says of two grids that they differ', () => {
    const half = { ...secretary, shareHundredths: 5_000 };
    const info = { ...reference.info, id: 1 };
    const former = { ...secretary, result: { ...secretary.result, reference: { ...reference, info } } };
    expect(amountDifference(half, agent)).toBeNull();
    expect(plain(amountDifference(former, agent))).toMatch(/^Grilles différentes : \+[\d ]+,\d\d € à verser$/);
    expect(amountDifference({ ...former, shareHundredths: 5_000 }, agent)).toBe('Grilles différentes');
    const differences = (other: Column) =>
      ['full-time', 'index'].map((key) => rowOf(compareColumns([agent, other]).result, key).differences[1]);
    expect(differences(half)).toEqual([expect.stringMatching(/€$/), expect.stringMatching(/points$/)]);
    expect(differences(former)).toEqual([null, expect.stringMatching(/points$/)]);
  });

  it('gives the points of a degree and their value in a month', () => {
    const first = rowOf([...differing, ...same], `criterion-${grid.criteria[0]?.id}`);
    expect(first.cells.map(({ text }) => text)).toEqual(['Degré 2', 'Degré 2']);
    // 10 and 20 points at 20.80 EUR a year.
    expect(first.cells.map(({ details }) => plain(details.join(' ')))).toEqual([
      '10 points 17,33 € par mois',
      '20 points 34,67 € par mois',
    ]);
    expect(plain(first.differences[1])).toBe('+10 points, +17,34 €');
    expect(first.cells[0]?.meaning).not.toBe('');
    expect(monthOfPoints(agent, agent.result.indexHundredths)).toBe(agent.result.displayed.cents);
  });

  it('says when a criterion does not concern a function', () => {
    const teacher = column('Enseignant-formateur (cadre)');
    const pedagogy = compareColumns([agent, teacher]).differing.find(({ key }) => key === 'criterion-5');
    expect(pedagogy?.cells[0]?.text).toBe('Non concerné');
    expect(pedagogy?.cells[1]?.text).toMatch(/^Degré \d$/);
    const training = compareColumns([agent, teacher]).differing.find(({ key }) => key === 'criterion-6');
    expect(training?.cells[1]?.text).toBe('Selon les formations reconnues');
  });

  it('finds no difference between a function and itself', () => {
    expect(compareColumns([agent, agent])).toMatchObject({ differing: [] });
  });

  it('leaves out a function that the grid does not have', () => {
    expect(functionColumn(99_999, reference, TODAY)).toBeNull();
  });
});
