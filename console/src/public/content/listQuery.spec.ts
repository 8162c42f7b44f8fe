import { describe, expect, it } from '@jest/globals';
import { fileSize, readListQuery, writeListQuery } from './listQuery';

const read = (text: string) => readListQuery(new URLSearchParams(text));

describe('the address of a public list', () => {
  it('is read with its defaults, whatever was typed', () => {
    const all = { page: 1, word: '', type: '', themeId: 0 };
    expect(read('')).toEqual(all);
    expect(read('p=-2&theme=x&q=%20')).toEqual(all);
    expect(read('p=3&q=indice&type=outil&theme=2')).toEqual({ page: 3, word: 'indice', type: 'outil', themeId: 2 });
  });

  it('starts at the first page after another search or choice, and keeps the rest', () => {
    const before = read('p=3&q=indice&theme=2');
    expect(writeListQuery(before, { word: 'point' })).toEqual({ q: 'point', theme: '2' });
    expect(writeListQuery(before, { page: 4 })).toEqual({ p: '4', q: 'indice', theme: '2' });
  });
});

describe('the size of a file', () => {
  it('is given in a suitable unit', () => {
    expect([370, 26_620, 1_572_864].map(fileSize)).toEqual(['moins de 1\u00a0ko', '26\u00a0ko', '1,5\u00a0Mo']);
  });
});
