import { describe, expect, it } from '@jest/globals';
import { differingWords } from './degreeWords';

const marked = (text: string, neighbour: string | null) =>
  differingWords(text, neighbour)
    .filter(({ differs }) => differs)
    .map((piece) => piece.text);

describe('the words that differ between neighbouring degrees', () => {
  const technician = 'Instructions générales ; choix de la méthode parmi des méthodes connues ; contrôle après coup.';

  it('are one part of each phrase, from the first to the last word that the lower degree lacks', () => {
    expect(
      marked('Instructions générales ; moyens et méthodes à adapter aux imprévus ; contrôle après coup.', technician),
    ).toEqual(['moyens et méthodes à adapter aux imprévus']);
  });

  it('ignore singular and plural', () => {
    expect(marked('Échange professionnel courant.', 'Échanges professionnels courants.')).toEqual([]);
  });

  it('keep the text complete, punctuation included', () => {
    const text = 'Échanges professionnels courants.';
    const pieces = differingWords(text, 'Échanges professionnels simples.');
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(marked(text, 'Échanges professionnels simples.')).toEqual(['courants']);
  });

  it('are those that carry a requirement when the two texts have nothing in common', () => {
    expect(marked('Expert reconnu d’au moins un domaine.', 'Savoir-faire diversifiés à mobiliser.')).toEqual([
      'Expert reconnu d’au moins un domaine',
    ]);
  });

  it('are recognised under an elision', () => {
    expect(marked('Conduite d’équipes et d’un projet.', 'Équipe à encadrer.')).toEqual([
      'Conduite d’équipes et d’un projet',
    ]);
  });

  it('do not extend over the end of a phrase', () => {
    expect(marked('Consignes orales ; tâches simples, contrôle étroit.', 'Tâches simples.')).toEqual([
      'Consignes orales',
      'contrôle étroit',
    ]);
  });

  it('are not marked on the lowest degree', () => {
    expect(marked('Échanges professionnels simples.', null)).toEqual([]);
  });
});
