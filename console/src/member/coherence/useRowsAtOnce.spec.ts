import { describe, expect, it } from '@jest/globals';
import { coherence as words } from '../../i18n/fr';
import { atOnce, MOST_AT_ONCE } from './useRowsAtOnce';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('many rows on the page of coherence', () => {
  it('are drawn up to 500 at first, in order, and the others are counted', () => {
    const { drawn, left } = atOnce(rows(MOST_AT_ONCE + 7));
    expect([MOST_AT_ONCE, drawn.length, drawn.at(-1), left]).toEqual([500, 500, 499, 7]);
    expect([words.showLeft(7), words.showLeft(1)]).toEqual([
      'Afficher les 7 valorisations suivantes',
      'Afficher la dernière valorisation',
    ]);
  });

  it.each([0, 1, MOST_AT_ONCE])('are all drawn when they are %p', (count) => {
    expect(atOnce(rows(count))).toEqual({ drawn: rows(count), left: 0 });
  });
});
