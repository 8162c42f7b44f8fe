import { describe, expect, it } from '@jest/globals';
import { LinkKey } from './link-key.js';
import { SealedText } from './sealed-text.js';

const TEXT = 'GEZDGNBVGY3TQOJQ';

describe('a sealed text', () => {
  const sealing = new SealedText(new LinkKey('one key'), 'purpose');

  it('opens at its own place, and has different bytes each time', () => {
    const [one, other] = [sealing.seal(TEXT, 'account 1'), sealing.seal(TEXT, 'account 1')];
    expect(sealing.open(one, 'account 1')).toBe(TEXT);
    expect(one.equals(other)).toBe(false);
    expect(one.includes(TEXT)).toBe(false);
  });

  it('does not open at another place, under another key or purpose, or when changed', () => {
    const sealed = sealing.seal(TEXT, 'account 1');
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect([
      sealing.open(sealed, 'account 2'),
      new SealedText(new LinkKey('another key'), 'purpose').open(sealed, 'account 1'),
      new SealedText(new LinkKey('one key'), 'another purpose').open(sealed, 'account 1'),
      sealing.open(changed, 'account 1'),
      sealing.open(sealed.subarray(0, 20), 'account 1'),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('opens under the previous key, and is sealed again under the present one', () => {
    const changing = new SealedText(new LinkKey('next key', 'one key'), 'purpose');
    const before = sealing.seal(TEXT, 'account 1');
    expect(changing.open(before, 'account 1')).toBe(TEXT);
    const renewed = changing.renew(before, 'account 1') ?? Buffer.of();
    expect(new SealedText(new LinkKey('next key'), 'purpose').open(renewed, 'account 1')).toBe(TEXT);
    expect([changing.renew(renewed, 'account 1'), changing.renew(before, 'account 2')]).toEqual([undefined, undefined]);
  });
});
