import { describe, expect, it } from '@jest/globals';
import { newRecoveryCodes, readCode } from './recovery-code.js';

describe('recovery codes', () => {
  it('are ten different codes, and are accepted as they are shown', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[a-km-np-z2-9]{5}-[a-km-np-z2-9]{5}$/);
      expect(readCode(code)).toEqual({ recovery: code.replace('-', '') });
    }
  });

  it.each([
    ['123456', { digits: '123456' }],
    [' 123 456 ', { digits: '123456' }],
    ['123\u00a0456', { digits: '123456' }],
    ['K7M2X 4HQ9P', { recovery: 'k7m2x4hq9p' }],
    ['k7m2x–4hq9p', { recovery: 'k7m2x4hq9p' }],
    ['12345', undefined],
    ['1234567', undefined],
    ['k7m2x-4hq9', undefined],
    ['k7m2x-4hq9l', undefined],
    ['', undefined],
  ])('%p is read as %p', (typed, read) => {
    expect(readCode(typed)).toEqual(read);
  });
});
