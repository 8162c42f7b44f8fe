import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { METIER } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import {
  anEmptyEstablishment,
  confirm,
  csv,
  DEGREE_HEADINGS,
  exported,
  preview,
  type Preview,
} from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { importResponse } from './support/wire-schemas.js';
import { projectPath } from '../src/platform/config/paths.js';

const HEADINGS = ['Profil', 'N° de fonction', 'Quotité (%)', 'Statut', ...DEGREE_HEADINGS];

let bench: TestBench;
let url: string;

beforeAll(async () => {
  bench = await openTestBench();
  url = await bench.startApi();
});

afterAll(async () => bench.close());

describe('the amounts of an import before it is written', () => {
  let head: ApiClient;

  beforeAll(async () => {
    head = await anEmptyEstablishment(bench.owner, url);
  });

  /** Below the minimum by its index. */
  const agent = (name: string, share: number) => [name, METIER.serviceAgent, share, 'À jour', 2, 2, 2];

  it('are the amounts to pay at least, as the dashboard shows them after the import', async () => {
    const file = csv(HEADINGS, [agent('Seule', 100), agent('Deux', 50), agent('Deux', 30)]);
    const shown = await preview(head, file);
    const amounts = shown.accepted.map((row) => [
      row.valor_a_verser,
      row.valor_a_verser_unit,
      row.valor_a_verser_source,
      row.valor_conventionnel,
    ]);
    expect(amounts).toEqual([
      [1867.02, 'mois', 'smic', 1785.33],
      [912.6, 'mois', 'plancher', 892.67],
      [547.56, 'mois', 'plancher', 535.6],
    ]);
    // Includes the complement of the person with two functions.
    expect(shown.month_total).toBe(1867.02 + 1493.62);
    payloadOf(importResponse, await confirm(head, file, shown));
    const written = (await exported(head)).map((line) => [
      line['À verser au moins (€)'],
      line['Minimum conventionnel (€)'],
    ]);
    expect(new Set(written.map(String))).toEqual(new Set(amounts.map(([due, , , agreed]) => String([due, agreed]))));
  });

  it('include the functions that the person has already', async () => {
    const { accepted, month_total } = await preview(head, csv(HEADINGS, [agent('Seule', 50)]));
    expect(accepted.map((row) => [row.valor_a_verser, row.valor_a_verser_source])).toEqual([[912.6, 'plancher']]);
    expect(month_total).toBe(933.51);
  });
});

describe('a file of another program', () => {
  const fixture = (name: string): Buffer =>
    readFileSync(projectPath('backend', 'test', 'fixtures', 'import-files', name));
  let main: ApiClient;

  beforeAll(async () => {
    main = await signIn(url, emailOf('main'));
  });

  const read = async (name: string) => {
    const { accepted, refused, notes } = await preview(main, fixture(name));
    return {
      accepted: accepted.map(({ line, valor_c0, notes: own }) => [line, valor_c0, ...own]),
      refused: refused.map(({ line, reasons }) => [line, ...reasons.map(({ column }) => column)]),
      // No file here has a column of leave; import-payroll-file tests what is said about it.
      notes: notes.filter((note) => !note.includes('semaines de congés')),
    };
  };
  const TOLD = ['Quotité (%)', 'Date d’ancienneté', 'Rémunération garantie (€ par mois)'];

  it.each([
    [
      'cell-errors.xlsx',
      [[2, 80]],
      [
        [3, ...TOLD],
        [4, 'Profil'],
      ],
      [],
    ],
    ['formula-without-cache.xlsx', [], [[2, ...TOLD]], []],
    [
      'share-from-hours.xlsx',
      [
        [2, 68.57, 'La quotité est arrondie à deux décimales\u00a0: 68,57\u00a0%.'],
        [3, 80],
        [4, 68.57, 'La quotité est arrondie à deux décimales\u00a0: 68,57\u00a0%.'],
      ],
      [],
      [],
    ],
    [
      'totals-row.xlsx',
      [
        [2, 80],
        [3, 50],
      ],
      [],
      ['Lignes de total, laissées de côté\u00a0: 4.'],
    ],
  ])('is not misread: %s', async (name, accepted, refused, notes) => {
    expect(await read(name)).toEqual({ accepted, refused, notes });
  });

  it('shows the hourly rate as read for those who are paid by the hour only, and says what no column tells', async () => {
    const rates = await preview(
      main,
      csv(
        ['Nom', 'Emploi', 'Mode de paie', 'Salaire brut', 'Taux horaire'],
        [
          ['BERNARD LUCIE', 'Infirmière', 'Mensuel', '2 446,25', '16,13'],
          ['MARTIN PAUL', 'Enseignant-formateur', 'Horaire', '', '27,44'],
        ],
      ),
    );
    const hourly = rates.columns.find(({ heading }) => heading === 'Taux horaire');
    expect(hourly).toMatchObject({ field: 'paid_hour', samples: ['16,13', '27,44'] });
    expect(hourly?.read_as).toEqual(['', '27,44\u00a0€\u00a0/\u00a0h']);
    expect(rates.notes).toContainEqual(expect.stringContaining('semaines de congés en plus'));
  });

  it('shows each part of a name as it is read, and no other part beside it', async () => {
    const rows = [
      ['TAILLEFUMIER', 'ODILE', 'Comptable'],
      ['PERICAUD', 'ODILE', 'Documentaliste'],
    ];
    const { columns } = await preview(main, csv(['Nom', 'Prénom', 'Emploi'], rows));
    expect(columns.slice(0, 2).map(({ read_as }) => read_as)).toEqual([['Taillefumier', 'Pericaud'], ['Odile']]);
  });

  it('is read from the sheet with the headings, which is reported', async () => {
    const { refused, notes } = await read('numbers-summary.xlsx');
    expect([refused, notes]).toEqual([[], [expect.stringMatching(/plusieurs feuilles\u00a0: seule .* est lue\.$/)]]);
  });

  it('does not duplicate a person for another spelling of a visible name, and reveals no hidden one', async () => {
    const namesOf = ({ accepted, refused }: Preview) => [
      accepted.map(({ profile_name, profile_new }) => [profile_name, profile_new]),
      refused.map(({ reasons }) => /«\u00a0(.*?)\u00a0»/.exec(reasons[0]?.message ?? '')?.[1]),
    ];
    const file = fixture('payroll-capitals.csv');
    expect(namesOf(await preview(main, file))).toEqual([
      [],
      ['Tanguy Élise', 'Quéméner Denis', 'Œuvrard Hélène', 'Étienne Camille'],
    ]);
    expect(namesOf(await preview(await signIn(url, emailOf('associated')), file))).toEqual([
      [['Oeuvrard Helene', true]],
      ['Tanguy Élise', 'Quéméner Denis', 'Étienne Camille'],
    ]);
    const spelled = ['Agathe\u00a0 Renoir', 'Zoé  Nouvelle', 'NOUVELLE ZO\u200bE', 'Zoé Nouvelle'].map((name) => [
      name,
      28,
    ]);
    expect(namesOf(await preview(main, csv(['Profil', 'N° de fonction'], spelled)))).toEqual([
      [
        ['Zoé Nouvelle', true],
        ['Zoé Nouvelle', false],
      ],
      ['Renoir Agathe', 'Zoé Nouvelle'],
    ]);
  });
});
