import { describe, expect, it } from '@jest/globals';
import { markedParts, searchedWords } from './markedParts';

const shown = (text: string, typed: string): string =>
  markedParts(text, searchedWords(typed))
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

describe('the marks of a search', () => {
  it.each([
    ['Lycée des Trois Rivières', 'riviere', 'Lycée des Trois [Rivière]s'],
    ['Lycée des Trois Rivières', 'TROIS lycee', '[Lycée] des [Trois] Rivières'],
    ['Odile Œhmichen', 'oehm', 'Odile [Œhm]ichen'],
    ['L’ancienneté', "l'anc", '[L’anc]ienneté'],
    ['Rien', 'autre', 'Rien'],
    ['Rien', '  ', 'Rien'],
  ])('in ‘%s’ for ‘%s’', (text, typed, marked) => {
    expect(shown(text, typed)).toBe(marked);
  });
});
