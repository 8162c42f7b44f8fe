import { describe, expect, it } from '@jest/globals';
import { typesetAll } from './french-typography.js';

describe('the typography of printed texts', () => {
  it('is applied to every text of a sheet and to nothing else', () => {
    const sheet = { a: "l'an", b: [{ c: "d'un" }, 3], d: null, e: true };
    expect(typesetAll(sheet)).toEqual({ a: 'l’an', b: [{ c: 'd’un' }, 3], d: null, e: true });
  });
});
