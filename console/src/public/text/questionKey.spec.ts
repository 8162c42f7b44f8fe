import { describe, expect, it } from '@jest/globals';
import { isAbout, questionKey } from './questionKey';

const question = {
  question: 'Pourquoi une fonction apparaît-elle «\u00a0sous le minimum\u00a0»\u00a0?',
  answer: ['Son indice est inférieur au seuil.'],
};

describe('a question', () => {
  it('is named in an address without accents and punctuation', () => {
    expect(questionKey(question)).toBe('pourquoi-une-fonction-apparait-elle-sous-le-minimum');
  });

  it('is found by the words of its question and of its answer', () => {
    expect(isAbout(question, '')).toBe(true);
    expect(isAbout(question, 'SEUIL apparait')).toBe(true);
    expect(isAbout(question, 'seuil congés')).toBe(false);
  });
});
