import { describe, expect, it } from '@jest/globals';
import { csvLines } from './csv-lines.js';

describe('rows of a CSV file', () => {
  it('keep a cell of several lines together, whatever its line ends', () => {
    const rows = [
      ['motif\nsur deux lignes', 'a'],
      ['retour\rseul', 'b'],
      ['de Windows\r\naussi', 'c;d'],
    ];
    expect(csvLines(rows)).toBe('"motif\nsur deux lignes";a\r\n"retour\rseul";b\r\n"de Windows\r\naussi";"c;d"\r\n');
  });

  it('cannot run a formula', () => {
    expect(csvLines([['=1+1', '-2']])).toBe("'=1+1;'-2\r\n");
    expect(csvLines([['\u200b=1+1', '\u00a0\u202e\u00ad-2', '\u200b2']])).toBe("'=1+1;'-2;\u200b2\r\n");
  });
});
