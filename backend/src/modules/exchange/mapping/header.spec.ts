import { shippedGrids, readGrid } from '@valorisation/rules';
import { describe, expect, it } from '@jest/globals';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import type { Cell } from '../files/sheet.js';
import { sheetWords } from '../files/sheet-words.js';
import { criteriaOf, inputColumns, quoted, wordKey } from './columns.js';
import { cellsOf, readHeader } from './header.js';
import { nearHeadings } from './near-headings.js';
import { sheetNotes } from './sheet-notes.js';

const known = inputColumns(sheetWords(), criteriaOf(shippedGrids.map(({ document }) => readGrid(document))));

const table = (headings: Cell[], ...rows: Cell[][]) =>
  readHeader(
    [headings, ...(rows.length > 0 ? rows : [['A']])].map((cells, index) => ({ line: index + 1, cells })),
    known,
  );

describe('the headings of a file', () => {
  it('give every column its own heading', () => {
    const headings = known.map(({ heading }) => wordKey(heading));
    expect(new Set(headings).size).toBe(headings.length);
  });

  it('must all be there: missing and repeated ones are reported together', () => {
    const refusal = (...headings: Cell[]) => {
      try {
        readHeader([{ line: 1, cells: headings }], known);
      } catch (error) {
        if (error instanceof DomainError) return Object.values(error.details.fields ?? {}).map(fieldMessage)[0];
      }
      return undefined;
    };
    const name = ['Profil', 'Nom', 'Nom et prénom', 'Prénom et nom', 'Personne'].map(quoted).join(' ou ');
    const job = ['Fonction', 'Emploi', 'Métier', 'Poste'].map(quoted).join(' ou ');
    expect(refusal('Matricule', 'Emploi *', 'ETP')).toBe(
      `Colonnes manquantes\u00a0: ${name}. Colonnes reconnues\u00a0: ${quoted('Emploi *')}. Autres colonnes du fichier\u00a0: ${quoted('Matricule')}, ${quoted('ETP')}. Donnez l’un de ces en-têtes à chaque colonne manquante, sur la première ligne du fichier, ou partez du modèle.`,
    );
    expect(refusal('Dossier', 'Service')).toContain(`${name}\u00a0; ${job}. Colonnes reconnues\u00a0: aucune. `);
    expect(refusal('Dossier')).toContain(`Colonnes manquantes\u00a0: ${name}. `);
    expect(refusal('Profil', 'Quotité (%)')).toContain(`Colonnes manquantes\u00a0: ${job}. `);
    expect(refusal('Profil', 'profil', 'Fonction', 'FONCTION')).toContain(
      '«\u00a0profil\u00a0», «\u00a0FONCTION\u00a0»',
    );
  });

  it('are recognised by their aliases', () => {
    const headed = (...cells: Cell[]) =>
      readHeader(
        [
          { line: 1, cells: ['Profil', 'Fonction', ...cells] },
          { line: 2, cells: ['A'] },
        ],
        known,
      ).columns.slice(2);
    expect(headed('Diplôme (Formations)', 'Date d’ancienneté')).toEqual(['degree.6', 'seniority']);
    expect(headed('diplome', 'ANCIENNETÉ')).toEqual(['degree.6', 'seniority']);
    expect(headed('Formations : degré')).toEqual(['degree.6']);
  });

  it('may be everyday words for the names and the functions', () => {
    for (const name of ['Nom', 'NOM ET PRENOM', 'Prénom et nom', 'Personne']) {
      for (const job of ['Fonction', 'Emploi', 'métier', 'Poste'])
        expect(table([name, job]).columns).toEqual(['profile', 'function']);
    }
    for (const share of ['Quotité', 'quotite', 'Quotité %'])
      expect(table(['Nom', 'Poste', share]).columns[2]).toBe('share');
  });

  it('may carry a required mark or a unit', () => {
    const headings = ['* Nom', 'Poste\u00a0:', 'Quotité (en %) *', 'Ancienneté (JJ/MM/AAAA)', 'Diplôme (Formations) :'];
    expect(table(headings).columns).toEqual(['profile', 'function', 'share', 'seniority', 'degree.6']);
    expect(table(['Nom', 'Poste', 'Quotité (heures)', 'Ancienneté (ans)']).columns.slice(2)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('prefer a column’s own heading to an alias beside it', () => {
    expect(table(['Profil', 'Nom', 'Fonction', 'Poste', 'Prénom']).columns).toEqual([
      'profile',
      undefined,
      'function',
      undefined,
      undefined,
    ]);
  });

  it('join a name that is split over two columns', () => {
    const split = table(['Nom', 'Poste', 'Prénom'], ['Perrin', 'Secrétaire-comptable', 'Odile'], ['Guérin']);
    expect(split.rows.map((row) => [...cellsOf(row, split)])).toEqual([
      [
        ['profile', 'Perrin Odile'],
        ['function', 'Secrétaire-comptable'],
      ],
      [['profile', 'Guérin']],
    ]);
    expect(table(['Nom', 'Prénom']).columns).toEqual(['profile', 'firstName']);
  });

  it.each([
    ['Quotité de travail', 'Quotité (%)'],
    ['Temps de travail', 'Quotité (%)'],
    ['ETP', 'Quotité (%)'],
    ['Date d’entrée', 'Date d’ancienneté'],
    ['Diplômes obtenus', 'Diplôme (Formations)'],
    ['Statuts', 'Statut'],
  ])('suggest for the unread heading %p the column %p', (heading, column) => {
    expect(nearHeadings([heading], table(['Nom', 'Poste', heading]), known)).toEqual([{ heading, column }]);
  });

  it('suggest nothing for a heading that resembles none, or that the file has', () => {
    const headings = ['Service', 'Date de naissance', 'Quotité de travail', 'N° de Sécurité sociale', 'Courriel'];
    expect(nearHeadings(headings, table(['Nom', 'Poste', 'Quotité', ...headings]), known)).toEqual([]);
  });
});

it('hidden rows and columns are read and reported', () => {
  const lines = [
    { line: 1, cells: ['Profil', 'Fonction', 'Service'] },
    { line: 2, cells: ['Ali Ba'], isHidden: true } as const,
  ];
  expect(sheetNotes({ chosen: null, hiddenColumns: [1, 2] }, readHeader(lines, known), [])).toEqual([
    'Lignes masquées dans le fichier, lues comme les autres\u00a0: 2.',
    'Colonnes masquées dans le fichier, lues comme les autres\u00a0: Fonction.',
  ]);
});
