import { describe, expect, it } from '@jest/globals';
import { Argon2Passwords } from './argon2-passwords.js';

describe('the hash of a password', () => {
  const passwords = new Argon2Passwords();

  it('is argon2id with 19 MiB, two passes and a salt', async () => {
    const [one, other] = [await passwords.hash('Deux mots 7'), await passwords.hash('Deux mots 7')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect([await passwords.verify(one, 'Deux mots 7'), await passwords.verify(one, 'Deux mots 8')]).toEqual([
      true,
      false,
    ]);
  });
});
