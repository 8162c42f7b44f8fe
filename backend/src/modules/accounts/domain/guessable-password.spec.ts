import { describe, expect, it } from '@jest/globals';
import { isGuessable } from './password-policy.js';

describe('a password that is easy to guess', () => {
  it.each([
    'Password1!',
    'P@ssw0rd2026!',
    '!Azerty123',
    'Motdepasse2026!',
    'Soleil;2026',
    'Février2026!',
    '12Qwerty$$',
  ])('is a common word with digits and signs around it: %s', (password) => expect(isGuessable(password)).toBe(true));

  it.each(['Valorisation2026!', 'Ens3ign3ment1!', 'Salaires;2026'])('is a word of this product: %s', (password) =>
    expect(isGuessable(password)).toBe(true),
  );

  it.each([
    'Une phrase de passe, 2026 & suite',
    'Soleil de mars 2026 !',
    'Password!73915-40628',
    '1234!5678#90',
    'xK9#vQ2m;Lp4',
  ])('is not a password of several words, with a long addition, or without a word: %s', (password) =>
    expect(isGuessable(password)).toBe(false),
  );
});
