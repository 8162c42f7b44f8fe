import { describe, expect, it } from '@jest/globals';
import { countedWord } from './counted-word.js';

describe('a word that was searched for without choosing a function', () => {
  it.each([
    ['  Bergère   des Alpes ', 'bergère des alpes'],
    ['PROF 2nde', 'prof 2nde'],
    ["me\u0301decin de l'école", "médecin de l'école"],
  ])('is counted in one form: %j', (typed, word) => expect(countedWord(typed)).toBe(word));

  it.each([
    'claire.morvan@lycee.fr',
    '06 12 34 56 78',
    'morvan 06.12.34.56.78',
    '775 000 029 00018',
    '1850175',
    'https://lycee.fr',
    'a',
    '35',
    '  ',
    'x'.repeat(61),
  ])('is not counted when it may be about a person, or is no name: %j', (typed) =>
    expect(countedWord(typed)).toBeNull(),
  );
});
