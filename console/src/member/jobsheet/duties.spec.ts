import { describe, expect, it } from '@jest/globals';
import { dutiesLeft, withDuty } from './duties';

describe('suggested duties', () => {
  it('are added to the list at the end of the text, otherwise to a new one', () => {
    expect(withDuty('<p>Tient l’accueil.</p>', 'Trier le courrier')).toBe(
      '<p>Tient l’accueil.</p><ul><li>Trier le courrier</li></ul>',
    );
    expect(withDuty('<ul><li>Un</li></ul>\n', 'Deux & trois')).toBe('<ul><li>Un</li><li>Deux &amp; trois</li></ul>');
    expect(withDuty('<ol><li>Un</li></ol>', 'Deux')).toBe('<ol><li>Un</li><li>Deux</li></ol>');
    expect(withDuty('', 'Un')).toBe('<ul><li>Un</li></ul>');
  });

  it('remain suggested until the text contains them word for word', () => {
    const duties = ['Trier le courrier', 'Deux & trois', 'Accueillir'];
    expect(dutiesLeft(duties, '<ul><li>Deux &amp; trois</li><li>Trier le&nbsp;courrier du matin</li></ul>')).toEqual([
      'Accueillir',
    ]);
    expect(dutiesLeft(duties, '')).toEqual(duties);
  });
});
