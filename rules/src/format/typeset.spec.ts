import { describe, expect, it } from '@jest/globals';
import { typeset } from './typeset.js';

describe('the typography of a text typed on a keyboard', () => {
  it('curves the apostrophes inside words and leaves the other quotes', () => {
    expect(typeset("L'éducateur d'Œuvre")).toBe('L’éducateur d’Œuvre');
    expect(typeset("5' et 'mot'")).toBe("5' et 'mot'");
  });

  it('keeps double punctuation, percent and euro signs with the word before', () => {
    expect(typeset('oui ; non : si ! 80 % et 12 €')).toBe('oui\u00a0; non\u00a0: si\u00a0! 80\u00a0% et 12\u00a0€');
    expect(typeset('« dit »')).toBe('«\u00a0dit\u00a0»');
  });

  it('adds no space where there is none', () => {
    expect(typeset('https://exemple.fr 12:30')).toBe('https://exemple.fr 12:30');
  });
});
