import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './pageNumbers';

describe('page numbers', () => {
  it('are not shown for a single page', () => {
    expect(pageNumbers(1, 1)).toEqual([]);
    expect(pageNumbers(1, 0)).toEqual([]);
  });

  it('are all shown up to six', () => {
    expect(pageNumbers(3, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    [1, [1, 2, 3, 4, 5, 15]],
    [4, [1, 3, 4, 5, 6, 15]],
    [8, [1, 7, 8, 9, 10, 15]],
    [15, [1, 11, 12, 13, 14, 15]],
  ])('on page %i of 15 are %j', (page, expected) => {
    expect(pageNumbers(page, 15)).toEqual(expected);
  });

  it('always contain the current page, the first and the last, six at most, without repeats', () => {
    for (let lastPage = 2; lastPage <= 40; lastPage += 1) {
      for (let page = 1; page <= lastPage; page += 1) {
        const numbers = pageNumbers(page, lastPage);
        expect(numbers).toEqual(expect.arrayContaining([1, page, lastPage]));
        expect(numbers.length).toBe(Math.min(6, lastPage));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      }
    }
  });
});
