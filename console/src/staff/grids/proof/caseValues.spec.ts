import { describe, expect, it } from '@jest/globals';
import { readGrid, shippedGrids } from '@valorisation/rules';
import {
  askedCriteria,
  NEW_CASE,
  NOT_CONCERNED,
  readCase,
  valuesOf,
  withoutChanged,
  type CaseValues,
} from './caseValues';

const shipped = shippedGrids.at(-1);
if (shipped === undefined) throw new Error('A grid is shipped');
const grid = readGrid(shipped.document);

const CLEANER: CaseValues = {
  ...NEW_CASE,
  title: ' Agent de service ',
  functionId: 43,
  degrees: { 1: '2', 2: '2', 3: '2' },
  shareHundredths: '80,5',
  expectedIndex: '1 030',
  expectedCents: '1785,33',
  source: 'Annexe 2',
};

describe('a case as it is typed', () => {
  it('is sent in the units of the rules', () => {
    expect(readCase(grid, CLEANER)).toEqual({
      body: {
        title: 'Agent de service',
        functionId: 43,
        categoryLevel: 0,
        degrees: { 1: 2, 2: 2, 3: 2 },
        leaveWeeks: 0,
        seniorityYears: 0,
        shareHundredths: 8050,
        hourly: false,
        fixedDays: false,
        guaranteedCents: null,
        expectedIndex: 103_000,
        expectedCents: 178_533,
        expectedUnit: 'month',
        source: 'Annexe 2',
      },
    });
  });

  it('is corrected from its stored values: unchanged, it is sent as it was', () => {
    const read = readCase(grid, CLEANER);
    if (!('body' in read)) throw new Error('It can be read');
    const mark = { by: 'Camille Martin', at: '2026-11-20T09:30:00.000Z' };
    const shown = { id: 4, state: 'to-sign', difference: null, computed: null, refusals: [] } as const;
    const stored = { ...read.body, guaranteedCents: 185_000, ...shown, typed: mark, signed: null, withdrawn: null };
    expect(readCase(grid, valuesOf(stored))).toEqual({ body: { ...read.body, guaranteedCents: 185_000 } });
  });

  it('names each field without a value or number, criteria that concern the function included', () => {
    const read = readCase(grid, { ...CLEANER, title: ' ', degrees: { 1: '2', 2: '2' }, expectedIndex: 'mille' });
    expect('errors' in read && Object.keys(read.errors)).toEqual(['title', 'degrees.3', 'expectedIndex']);
  });

  it('asks "autre fonction" about each criterion of its category, which may not concern it', () => {
    const other = { ...CLEANER, functionId: 0, categoryLevel: 0 } as const;
    const asked = askedCriteria(grid, other);
    expect(asked.length).toBeGreaterThan(3);
    const degrees = Object.fromEntries(asked.map(({ id }) => [id, NOT_CONCERNED]));
    const read = readCase(grid, { ...other, degrees });
    expect('body' in read && new Set(Object.values(read.body.degrees))).toEqual(new Set([null]));
  });

  it('keeps a refusal until the field itself is changed', () => {
    const errors = { title: 'a', 'degrees.1': 'b', 'degrees.3': 'c' };
    expect(Object.keys(withoutChanged(errors, { degrees: { 1: '2' } }))).toEqual(['title', 'degrees.3']);
    expect(Object.keys(withoutChanged(errors, { source: 'Annexe' }))).toEqual(Object.keys(errors));
  });
});
