import { describe, expect, it } from '@jest/globals';
import { formatReference } from './document-reference.js';

describe('the reference of a printed amount', () => {
  it('names the row, the entry of its journal and the grid', () => {
    expect(formatReference({ valuationId: 18, version: 7, gridId: 2 })).toBe('VAL-18-7-G2');
  });
});
