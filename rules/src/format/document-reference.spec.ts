import { describe, expect, it } from '@jest/globals';
import { formatReference, parseReference } from './document-reference.js';

describe('the reference of a printed amount', () => {
  it('names the row, the entry of its journal and the grid', () => {
    expect(formatReference({ valuationId: 18, version: 7, gridId: 2 })).toBe('VAL-18-7-G2');
  });

  it('is read back as a person types it from a paper', () => {
    const reference = { valuationId: 18, version: 7, gridId: 2 };
    for (const typed of [
      'VAL-18-7-G2',
      ' val-18-7-g2 ',
      'VAL – 18 – 7 – G2',
      'VAL\u00a0-18-7-G2',
      'val\u201018\u20107\u2010g2',
      'val 18-7-g2',
      'VAL\u202f18 7 G 2',
      'val - 18 \u2212 7\u2014g2',
    ]) {
      expect(parseReference(typed)).toEqual(reference);
    }
    expect(parseReference(formatReference(reference))).toEqual(reference);
  });

  it('is read from a file for payroll, which names no grid', () => {
    const reference = { valuationId: 412, version: 7, gridId: null };
    for (const typed of ['V412-7', ' v 412 – 7']) expect(parseReference(typed)).toEqual(reference);
  });

  it("is invalid where a part is missing or not a row's number, or something follows", () => {
    for (const typed of [
      '',
      '18',
      'VAL-18-7',
      'VAL-0-7-G2',
      'VAL-018-7-G2',
      'VAL-18-7-G2-1',
      'V18-0',
      'V18-7-G2',
      'V18-9999999999',
      'VAL-1 8-7-G2',
      'VAL-18-7-G9999999999',
    ]) {
      expect(parseReference(typed)).toBeNull();
    }
  });
});
