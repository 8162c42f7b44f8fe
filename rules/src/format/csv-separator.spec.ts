import { describe, expect, it } from '@jest/globals';
import { csvSeparator } from './csv-separator.js';

describe('the separator of a CSV file', () => {
  it.each([
    ['the first line states it', 'sep=,\r\nNom,Fonction', ',', true],
    ['rows have decimal commas', 'Nom;Salaire\nA;1 950,50\nB;2 000,00', ';', false],
    [
      'titles stand above the headings',
      'Personnel, rentrée, lycée\n\nNom;Fonction;Quotité\nA;B;80\nC;D;80\n',
      ';',
      false,
    ],
    ['cells are quoted', '"Nom, prénom";"Lieu, ville"\n"A, B";"C, D"', ';', false],
    [
      'texts have commas',
      'Nom;Emploi;Commentaire\nA;Agent, entretien, plonge;x, y, z\nB;Cuisinier, aide;a',
      ';',
      false,
    ],
    ['tabs separate amounts', 'Nom\tSalaire\nA\t1,5\nB\t2,5', '\t', false],
    ['questions are headings', 'Nom,Fonction ; poste,Quotité\nA,B,80', ',', false],
  ])('is found when %s', (_, text, separator, isStated) => {
    expect(csvSeparator(text)).toEqual({ separator, isStated });
  });
});
