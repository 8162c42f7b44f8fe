import { describe, expect, it } from '@jest/globals';
import type { ImportPreview, RepairLine } from '../../../api/exchange';
import {
  appliedCount,
  NO_CHOICES,
  otherFunction,
  partsOf,
  rowsToSettle,
  withAllSame,
  withAnswer,
  withColumn,
  withoutAskedNames,
  withoutSettled,
  withSame,
  withSettled,
} from './choices';

const column = { heading: '', proposed: null, confidence: 'sure', isHidden: false, isPersonal: false } as const;
const PREVIEW = {
  sheet: 'Liste',
  headingLines: [3, 4],
  columns: [
    { ...column, index: 0, field: 'last_name', samples: [], readAs: [] },
    { ...column, index: 1, field: null, samples: [], readAs: [] },
  ],
} as unknown as ImportPreview;

const repair = (line: number, field: string, value = ''): RepairLine => ({
  line,
  field,
  value,
  profileName: `Personne ${line}`,
  functionTitle: null,
  shareHundredths: null,
  seniorityOn: null,
  paidCents: null,
  heading: null,
  message: '',
  alike: 1,
  isBlocking: true,
  suggestions: [],
});
const settled = (told: RepairLine, value: string) => ({ told, value, title: value, isForAlike: false });

describe('the choices of an import', () => {
  it('are sent with the field of every column, the sheet and the last row of the headings', () => {
    const choices = withColumn(withColumn(NO_CHOICES, 1, 'share'), 0, null);
    expect(partsOf(choices, PREVIEW).mapping).toEqual({
      sheet: 'Liste',
      headingLine: 4,
      columns: [
        { index: 0, field: null },
        { index: 1, field: 'share' },
      ],
    });
    expect(partsOf(NO_CHOICES, null).mapping).toEqual({ sheet: null, headingLine: null, columns: [] });
  });

  it('keep the last answer to a question, and the last value of a cell until it is undone', () => {
    const twice = withAnswer(withAnswer(NO_CHOICES, { question: 'a', choice: '1', typed: null }), {
      question: 'a',
      choice: '2',
      typed: null,
    });
    expect(twice.answers).toEqual([{ question: 'a', choice: '2', typed: null }]);
    const cell = repair(5, 'share');
    const repaired = withSettled(withSettled(NO_CHOICES, settled(cell, '8')), settled(cell, '80'));
    expect(partsOf(repaired, null).repairs).toEqual([{ line: 5, field: 'share', value: '80', alike: false }]);
    expect(withoutSettled(repaired, cell)).toEqual(NO_CHOICES);
  });

  it('show each row once and in its place, with what is open and what is settled in it', () => {
    const [share, day, other] = [repair(9, 'share'), repair(9, 'seniority'), repair(4, 'function')];
    const rows = rowsToSettle([day], [settled(share, '80'), settled(other, '43')]);
    expect(rows.map(({ line, open, settled: done }) => [line, open.length, done.length])).toEqual([
      [4, 0, 1],
      [9, 1, 1],
    ]);
  });

  it('open a settled cell again that is still refused', () => {
    const refused = repair(9, 'share', '120');
    expect(rowsToSettle([refused], [settled(refused, '120')])).toEqual([
      { line: 9, profileName: 'Personne 9', open: [refused], settled: [] },
    ]);
  });

  it('decide for all whose name is written otherwise, with exceptions by row that a later decision for all drops', () => {
    const decided = withSame(withAllSame(NO_CHOICES, 'same'), 3, false);
    expect(partsOf(decided, PREVIEW).samePeople).toEqual({ all: 'same', rows: [{ line: 3, same: false }] });
    expect(partsOf(withAllSame(decided, 'other'), PREVIEW).samePeople).toEqual({ all: 'other', rows: [] });
  });

  it('ask for a name once: as the same person, and not as a cell to repair', () => {
    const asked = { ...PREVIEW, repairRows: 2, repairs: [repair(3, 'name', 'Roux P.'), repair(4, 'name')] };
    const person = { line: 3, profileName: 'Roux P.', knownName: 'Roux Paul', by: 'name' as const, differs: [] };
    const left = (isSame: boolean | null) => withoutAskedNames({ ...asked, samePeople: [{ ...person, isSame }] });
    expect(left(null)).toEqual({ repairRows: 1, repairs: [repair(4, 'name')] });
    expect(left(false).repairRows).toBe(2);
  });

  it('apply every change, but nothing for who is gone', () => {
    const change = { line: 3, profileId: 1, profileName: '', functionTitle: null, before: null, after: null };
    expect(
      appliedCount({
        changes: [
          { ...change, kind: 'share' },
          { ...change, kind: 'gone' },
        ],
      }),
    ).toBe(1);
  });

  it('send a function outside the grid with its title and its category, for all rows with the same words', () => {
    const told = repair(9, 'function', 'Médiateur');
    const choices = withSettled(NO_CHOICES, {
      ...otherFunction('Médiateur', 1, 'Catégorie 2'),
      told,
      isForAlike: true,
    });
    expect(partsOf(choices, PREVIEW).repairs).toEqual([
      { line: 9, field: 'function', value: '0', alike: true },
      { line: 9, field: 'other_function', value: 'Médiateur', alike: true },
      { line: 9, field: 'category', value: '2', alike: true },
    ]);
  });
});
