import { dayMessage, LONGEST_ANSWER_TEXT, shippedGrids, readGrid, type Grid } from '@valorisation/rules';
import { describe, expect, it } from '@jest/globals';
import { fieldMessage } from '../../../platform/errors/field-message.js';
import { UNCOMPUTED, type Cell } from '../files/sheet.js';
import { sheetWords } from '../files/sheet-words.js';
import { RowCells } from './cells.js';
import { criteriaOf, wordKey, type ColumnId } from './columns.js';
import { readValuation, type ImportSetting } from './imported-row.js';

const TODAY = '2026-11-21';
const versions = shippedGrids.map(({ id, effectiveOn, document }) => ({ id, effectiveOn, grid: readGrid(document) }));
const inForce = versions.find(({ effectiveOn }) => effectiveOn === '2024-09-01') ?? { id: 0, grid: {} as Grid };
const setting: ImportSetting = {
  words: sheetWords(),
  criteria: criteriaOf(versions.map(({ grid }) => grid)),
  gridInForce: inForce,
  gridsByDay: new Map(versions.map((version) => [version.effectiveOn, version])),
  today: TODAY,
  associated: false,
};

type Cells = Partial<Record<ColumnId, Cell>>;

function read(cells: Cells, changed: Partial<ImportSetting> = {}) {
  const row = new RowCells(new Map(Object.entries({ profile: 'Une personne', ...cells }) as [ColumnId, Cell][]));
  const valuation = readValuation(row, { ...setting, ...changed });
  const told = row.faults.map(fieldMessage);
  const notes = row.notes.map(fieldMessage);
  return {
    ...valuation,
    ...(notes.length > 0 && { notes }),
    faults: row.faults.map(({ column, code }) => `${column} ${code}`),
    told,
  };
}

const told = (cells: Cells) => read(cells).told;
const change = (cells: Cells) => read({ functionId: 28, ...cells }).valuation?.change;
const terms = (cells: Cells) => read({ functionId: 28, ...cells }).valuation?.terms;
const faults = (cells: Cells, changed?: Partial<ImportSetting>) => read({ functionId: 28, ...cells }, changed).faults;

describe('an imported row', () => {
  it('with a name only is a profile', () => {
    expect(read({})).toEqual({ faults: [], told: [] });
  });

  it.each<[Cell, number]>([
    ['80', 8000],
    ['80,50 %', 8050],
    ['80.5', 8050],
    ['0,5\u00a0%', 50],
    ['1\u00a0%', 100],
    [80, 8000],
    [33.330000000000005, 3333],
  ])('reads the share %p', (share, hundredths) => {
    expect(change({ share })?.shareHundredths).toBe(hundredths);
  });

  it.each<[Cell, string]>([
    ['0,8', 'au lieu de 0,8, écrivez 80\u00a0%. Pour une quotité de 0,8\u00a0%, écrivez «\u00a00,8\u00a0%\u00a0».'],
    ['1', 'au lieu de 1, écrivez 100\u00a0%.'],
    [1, 'au lieu de 1, écrivez 100\u00a0%.'],
    [24 / 35, 'au lieu de 0,6857, écrivez 68,57\u00a0%.'],
  ])('refuses the share %p and says what to write', (share, words) => {
    expect(told({ functionId: 28, share })).toEqual([expect.stringContaining(words)]);
    expect(change({ share: '0,8 %' })?.shareHundredths).toBe(80);
  });

  it('rounds the share that a spreadsheet has computed, and reports it', () => {
    for (const share of [(24 / 35) * 100, '68,5714285714\u00a0%']) {
      const { valuation, notes } = read({ functionId: 28, share });
      expect([valuation?.change.shareHundredths, notes]).toEqual([
        6857,
        ['La quotité est arrondie à deux décimales\u00a0: 68,57\u00a0%.'],
      ]);
    }
  });

  it.each<[Cells, string]>([
    [{ share: '#N/A' }, 'share cellule_erreur'],
    [{ seniority: '#REF !' }, 'seniority cellule_erreur'],
    [{ leave: '########' }, 'leave cellule_erreur'],
    [{ guaranteed: 'Err:502' }, 'guaranteed cellule_erreur'],
    [{ share: UNCOMPUTED }, 'share cellule_formule'],
    [{ profile: 'Zo\ufffd' }, 'profile cellule_illisible'],
    [{ profile: 'ZoÃ©' }, 'profile cellule_illisible'],
    [{ 'reason.1': '#NOM?' }, 'reason.1 cellule_erreur'],
  ])('is refused for the cell of %p, which is not blank', (cells, fault) => {
    expect(faults(cells)).toEqual([fault]);
  });

  it.each(['01/09/2018', '1/9/2018', '2018-09-01', ' 01/09/2018 '])('reads the day %p', (seniority) => {
    expect(change({ seniority })?.seniorityOn).toBe('2018-09-01');
  });

  it.each(['1 950,50', '1\u202f950,50 €', 1950.5])('reads the amount %p', (guaranteed) => {
    expect(change({ guaranteed })?.guaranteedCents).toBe(195_050);
  });

  it.each<Cell>(['1.600', '2.500', '2.500,00 €'])(
    'does not take the amount %p for 1,60 €, and says how to write it',
    (cell) => {
      expect(told({ functionId: 28, guaranteed: cell })).toEqual([
        expect.stringMatching(/sans point, par exemple 2500 ou 2\u00a0500,00\.$/),
      ]);
    },
  );

  it('reads a dot in a number cell as a decimal point', () => {
    expect(change({ guaranteed: 2.5 })?.guaranteedCents).toBe(250);
    expect(faults({ guaranteed: 2.125 })).toEqual(['guaranteed cellule_montant']);
  });

  it('ignores case, accents and the form of apostrophes in words', () => {
    expect(change({ pay: 'HORAIRE', fixedDays: 'oui' })).toMatchObject({ hourly: true, fixedDays: true });
    expect(terms({ status: 'a jour', visibility: 'limitee' })).toMatchObject({ asked: 'current', visible: false });
    expect(wordKey('Date d’Ancienneté')).toBe(wordKey("date  d'anciennete"));
  });

  it('finds a function by its number or its title, or takes a title of its own', () => {
    expect(read({ function: 'secrétaire-COMPTABLE' }).valuation?.change.functionId).toBe(28);
    expect(read({ functionId: 28, function: 'Secrétaire-comptable' }).faults).toEqual([]);
    expect(read({ functionId: 0, function: 'Médiation', category: 2 }).valuation?.change).toMatchObject({
      functionId: 0,
      otherFunction: 'Médiation',
      categoryLevel: 1,
    });
    expect(read({ function: 'Astronaute' }).faults).toEqual(['function fonction_du_fichier']);
    expect(read({ function: 'Secretaire comptable' }).valuation?.change.functionId).toBe(28);
    expect(faults({ function: 'Agent de service' })).toEqual(['function fonction_differente']);
    expect(read({ share: 50 }).faults).toEqual(['function obligatoire']);
  });

  it('suggests functions with a similar title', () => {
    expect(told({ function: 'Enseignante' })).toEqual([
      'Cet intitulé n’est pas dans la grille. Reprenez celui qui convient\u00a0: «\u00a0Enseignant-formateur (technicien / agent de maîtrise)\u00a0», «\u00a0Enseignant-formateur (cadre)\u00a0».',
    ]);
  });

  it.each<[Cell, number]>([
    ['diplôme, titre ou certification de NIVEAU 6 (enseignant-formateur)', 3],
    ['4', 4],
    [4, 4],
    ['Aucun', 0],
    ['Aucune', 0],
    [0, 0],
  ])('reads the diploma %p', (cell, degree) => {
    expect(read({ functionId: 4, 'degree.6': cell }).valuation?.change.answers).toEqual({ 6: { degree } });
  });

  it('lists the diplomas that a function accepts', () => {
    expect(told({ functionId: 39, 'degree.6': 'Licence' })).toEqual([
      'Ce diplôme n’est pas prévu pour cette fonction. Écrivez «\u00a0Titre de coordinateur opérationnel\u00a0», «\u00a0Aucun\u00a0».',
    ]);
    expect(told({ functionId: 9999, 'degree.6': 'Licence' })).toHaveLength(1);
  });

  it.each<[number, Cell, number]>([
    [4, 'niveau 7', 4],
    [4, '7', 4],
    [4, 7, 4],
    [4, 'Master', 4],
    [4, 'bac + 5', 4],
    [4, 'Licence', 3],
    [4, 'doctorat', 5],
    [3, 'BTS', 3],
    [3, 5, 3],
  ])('with function %p reads the diploma %p by its level', (functionId, cell, degree) => {
    expect(read({ functionId, 'degree.6': cell }).valuation?.change.answers).toEqual({ 6: { degree } });
  });

  it.each<[number, Cell]>([
    [4, 'BTS'],
    [4, 5],
    [3, 'Master'],
    [4, 'Master 1'],
    [4, 'Licence non obtenue'],
    [39, 'niveau 6'],
  ])('with function %p does not guess the diploma %p', (functionId, cell) => {
    expect(read({ functionId, 'degree.6': cell }).faults).toEqual(['degree.6 diplome_inconnu']);
  });

  it('is kept without a diploma that its function does not use, and reports it', () => {
    const { valuation, faults: none, notes } = read({ functionId: 28, 'degree.6': 'Licence' });
    expect([valuation?.change.answers, none, notes]).toEqual([
      {},
      [],
      ['Cette fonction ne tient compte d’aucun diplôme\u00a0: «\u00a0Licence\u00a0» n’est pas repris.'],
    ]);
  });

  it('takes a seniority stated as none for a statement, and a blank cell for nothing said', () => {
    expect(['aucune', ''].map((seniority) => change({ seniority })?.seniorityOn)).toEqual([null, undefined]);
    expect(faults({ seniority: 'aucune' })).toEqual([]);
    expect(told({ functionId: 28, seniority: '8 ans' })).toEqual([
      'Saisissez une date au format JJ/MM/AAAA, par exemple 01/09/2022.',
    ]);
  });

  it('reads degrees, the function’s own degree and “not concerned”', () => {
    for (const planned of ['Prévu', 'prevu', 'Défaut']) {
      const cells = { 'degree.1': planned, 'degree.2': 3, 'degree.4': 'nc', 'reason.1': ' Motif ' };
      expect(change(cells)?.answers).toEqual({
        1: { degree: 2, reason: 'Motif' },
        2: { degree: 3 },
        4: { notConcerned: true },
      });
    }
  });

  it('uses the grid and the day that it names', () => {
    expect(terms({ calculatedOn: '02/10/2025', grid: '01/08/2023' })).toMatchObject({
      calculatedOn: '2025-10-02',
      grid: { id: versions.find(({ effectiveOn }) => effectiveOn === '2023-08-01')?.id },
    });
    expect(terms({ status: 'À jour' })).toMatchObject({ calculatedOn: TODAY, grid: { id: inForce.id } });
    expect(terms({ status: 'En cours' })).toMatchObject({ asked: 'in-progress', calculatedOn: null });
    expect(terms({ status: 'Inactif' })).toMatchObject({ asked: 'archived', calculatedOn: null });
    expect(read({ functionId: 28 }).calculates).toBe('maybe');
  });

  it.each<[Cells, string]>([
    [{ share: 'beaucoup' }, 'share cellule_montant'],
    [{ share: '12,345' }, 'share cellule_montant'],
    [{ seniority: '31/02/2020' }, `seniority texte:${dayMessage('31/02/2020')}`],
    [{ leave: '1,5' }, 'leave cellule_nombre'],
    [{ pay: 'En nature' }, 'pay cellule_choix'],
    [{ guaranteed: '-5' }, 'guaranteed garantie'],
    [{ functionId: 9999 }, 'functionId fonction_du_fichier'],
    [{ 'degree.1': 'deux' }, 'degree.1 cellule_nombre'],
    [{ 'degree.1': -1 }, 'degree.1 degre_inconnu'],
    [{ grid: '01/01/2001' }, 'grid grille_inconnue'],
    [{ calculatedOn: '22/11/2026' }, 'calculatedOn calcul_futur'],
    [{ 'reason.1': 'x'.repeat(10_001) }, 'reason.1 texte_trop_long'],
    [{ 'evidence.1': 'nul\0' }, 'evidence.1 invalide'],
  ])('names the column of %p', (cells, fault) => {
    expect(faults(cells)).toEqual([fault]);
  });

  it('accepts reasons and evidence up to the length of the form', () => {
    const longest = 'é'.repeat(LONGEST_ANSWER_TEXT);
    expect(faults({ 'reason.1': longest, 'evidence.1': longest })).toEqual([]);
    expect(faults({ 'reason.1': `${longest}.` })).toEqual(['reason.1 texte_trop_long']);
    expect(faults({ 'evidence.2': `${longest}.` })).toEqual(['evidence.2 texte_trop_long']);
  });

  it('from an associated account cannot be limited', () => {
    expect(faults({ visibility: 'Limitée' }, { associated: true })).toEqual(['visibility visibilite_reservee']);
  });
});
