import { describe, expect, it } from '@jest/globals';
import { DEPARTMENTS, findDepartment } from './departments.js';

describe('the departments', () => {
  it('are those of the mainland, of Corsica and overseas, each once', () => {
    const numbers = DEPARTMENTS.map(({ number }) => number);
    expect(numbers).toHaveLength(102);
    expect(new Set(numbers).size).toBe(102);
    expect(numbers).not.toContain('20');
    expect(numbers.filter((number) => number.length === 3)).toEqual(['971', '972', '973', '974', '975', '976']);
    expect(DEPARTMENTS.filter(({ name }) => !/^\p{Lu}[\p{L}’ -]+$/u.test(name))).toEqual([]);
  });

  it.each([
    ['35', '35 Ille-et-Vilaine'],
    [' 1 ', '01 Ain'],
    ['2a', '2A Corse-du-Sud'],
    ['2B', '2B Haute-Corse'],
    ['976', '976 Mayotte'],
    ['95', '95 Val-d’Oise'],
  ])('are found by their number as it is typed: %s', (typed, expected) => {
    const found = findDepartment(typed);
    expect(`${found?.number} ${found?.name}`).toBe(expected);
  });

  it.each(['', '0', '20', '96', '970', '977', '3 5', '035', "35' or 1=1", 'Ain'])('have no number %s', (typed) => {
    expect(findDepartment(typed)).toBeNull();
  });
});
