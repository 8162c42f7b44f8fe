import { describe, expect, it } from '@jest/globals';
import { tinyShares } from './tinyShares';

describe('a share of an imported row', () => {
  it('is doubted up to one percent, as spreadsheets write 80 % as 0,8 and a full post as 1', () => {
    const rows = [
      { line: 2, shareHundredths: 80 },
      { line: 3, shareHundredths: 100 },
      { line: 4, shareHundredths: 101 },
      { line: 5, shareHundredths: 8_000 },
      { line: 6, shareHundredths: null },
    ];
    expect(tinyShares(rows)).toEqual([2, 3]);
  });
});
