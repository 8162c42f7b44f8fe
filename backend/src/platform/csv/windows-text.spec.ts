import { describe, expect, it } from '@jest/globals';
import { decodeWindows } from './windows-text.js';

describe('a text of Windows', () => {
  it('has its letters and signs, those beyond Latin-1 too', () => {
    const bytes = Uint8Array.of(0xc9, 0x9c, 0x8c, 0x9f, 0x92, 0x91, 0x93, 0x94, 0x96, 0x97, 0x85, 0x80, 0xa0, 0x8e);
    expect(decodeWindows(bytes)).toBe('ÉœŒŸ’‘“”–—…€\u00a0Ž');
    expect(decodeWindows(Uint8Array.of())).toBe('');
  });
});
