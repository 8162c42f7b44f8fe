import { describe, expect, it } from '@jest/globals';
import { decodeWindows } from './csv-lines.js';

describe('a text in the Windows encoding', () => {
  it('is read with all its characters, those beyond Latin-1 included', () => {
    const bytes = Uint8Array.of(0xc9, 0x9c, 0x8c, 0x9f, 0x92, 0x91, 0x93, 0x94, 0x96, 0x97, 0x85, 0x80, 0xa0, 0x8e);
    expect(decodeWindows(bytes)).toBe('ÉœŒŸ’‘“”–—…€\u00a0Ž');
    expect(decodeWindows(Uint8Array.of())).toBe('');
  });
});
