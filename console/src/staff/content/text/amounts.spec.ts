import { describe, expect, it } from '@jest/globals';
import { linesWithAmounts, withAmountWords } from './amounts';

const POINT = { id: 'grid.valeur_point', label: 'Valeur du point', value: '20,80 €' };
const TEXT = 'Le point vaut {{grid.valeur_point}}.\nEt {{grid.inconnue}} ?';

describe('a plain text that names amounts', () => {
  it('is read with the value and the name of each amount that is known', () => {
    expect(withAmountWords(TEXT, [POINT])).toBe('Le point vaut 20,80 € [Valeur du point].\nEt {{grid.inconnue}} ?');
  });

  it('is edited line by line, with an element for each amount that is known', () => {
    expect(linesWithAmounts(TEXT, [POINT]).content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Le point vaut ' },
          { type: 'amount', attrs: { name: 'grid.valeur_point' } },
          { type: 'text', text: '.' },
        ],
      },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Et ' },
          { type: 'text', text: '{{grid.inconnue}}' },
          { type: 'text', text: ' ?' },
        ],
      },
    ]);
  });
});
