import { describe, expect, it } from '@jest/globals';
import { newToken } from './session-tokens.js';

describe('a token', () => {
  it('has 256 bits and is unique', () => {
    const tokens = Array.from({ length: 1000 }, newToken);
    expect(tokens.every((token) => Buffer.from(token, 'base64url').byteLength === 32)).toBe(true);
    expect(new Set(tokens).size).toBe(tokens.length);
    const bytes = new Set(tokens.flatMap((token) => [...Buffer.from(token, 'base64url')]));
    expect(bytes.size).toBe(256);
  });
});
