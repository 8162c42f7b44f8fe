import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatReference, parseReference } from './document-reference.js';

describe('the reference of a printed amount', () => {
  it('names the row, the entry of its journal and the grid', () => {
    expect(formatReference({ valuationId: 18, version: 7, gridId: 2 })).toBe('VAL-18-7-G2');
  });

  it('is read back as it was printed', () => {
    const id = fc.integer({ min: 1, max: 2_147_483_647 });
    fc.assert(
      fc.property(fc.record({ valuationId: id, version: id, gridId: id }), (reference) => {
        expect(parseReference(` ${formatReference(reference).toLowerCase()} `)).toEqual(reference);
      }),
    );
  });

  it.each(['', 'VAL-18-7', 'VAL-18-7-2', 'VAL--7-G2', 'VAL-18-7-G2-1'])('is none in « %s »', (text) => {
    expect(parseReference(text)).toBeNull();
  });
});
