import { describe, expect, it } from '@jest/globals';
import { missingFactsIn } from './missing-facts.js';

describe('facts that are missing in a text', () => {
  it('are found in order', () => {
    const text =
      'Éditeur\u00a0: [à compléter par la branche\u00a0: nom]. Hébergeur\u00a0: [à compléter par la branche : nom et adresse ].';
    expect(missingFactsIn(text)).toEqual(['nom', 'nom et adresse']);
  });

  it('do not exist in a complete text', () => expect(missingFactsIn('Voir [la page] des textes.')).toEqual([]));
});
