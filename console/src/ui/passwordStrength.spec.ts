import { describe, expect, it } from '@jest/globals';
import { passwordStrength } from './passwordStrength';

describe('the strength of a password', () => {
  it.each(['Aaaaaaaaaaaa1!', 'Abcdefghijkl1!', 'Motdepasse123456789!', 'Azerty12!', 'X7!kq2'])(
    'is weak for runs, common words and few characters: %s',
    (password) => expect(passwordStrength(password)).toBe('weak'),
  );

  it('grows with what cannot be predicted', () => {
    expect(passwordStrength('Tq7!moWeRa')).toBe('fair');
    expect(passwordStrength('Tq7!moWeRa#zu4')).toBe('strong');
  });

  it('is good for a sentence of a few words', () => {
    expect(passwordStrength('Émile habite au 12 & rêve')).toBe('strong');
  });

  it('does not count what others know of the person', () => {
    const password = 'Claire.Morvan1!';
    expect(passwordStrength(password)).toBe('strong');
    expect(passwordStrength(password, ['claire.morvan@lycee.example'])).toBe('weak');
  });
});
