import { describe, expect, it } from '@jest/globals';
import { typesetAll } from './french-typography.js';

describe('the typography of a printed text', () => {
  it('reaches every text of a sheet and nothing else', () => {
    const sheet = { a: "l'an", b: [{ c: "d'un" }, 3], d: null, e: true };
    expect(typesetAll(sheet)).toEqual({ a: 'l’an', b: [{ c: 'd’un' }, 3], d: null, e: true });
  });
});
