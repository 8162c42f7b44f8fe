import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { paidAmountCalls } from '@valorisation/contract';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { METIER } from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import {
  anEmptyEstablishment,
  confirm,
  csv,
  DEGREE_HEADINGS,
  exported,
  IMPORT,
  importAll,
  preview,
  type Import,
  type Preview,
} from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { importDetailResponse, importResponse, wired } from './support/wire-schemas.js';
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

describe('what a file tells of the pay', () => {
  const PAID = ['Profil', 'N° de fonction', 'Quotité (%)', 'Statut', ...DEGREE_HEADINGS, 'Salaire brut'];
  const amounts = wired(paidAmountCalls.list.answer);
  let head: ApiClient;

  beforeAll(async () => {
    head = await anEmptyEstablishment(bench.owner, url);
  });

  const agents = (...paid: readonly (string | number)[]) =>
    csv(
      PAID,
      paid.map((pay, place) => [`Agent ${place}`, METIER.serviceAgent, place === 0 ? 50 : 100, 'À jour', 2, 2, 2, pay]),
    );
  const answered = (choice: 'share' | 'full', more: object = {}) => ({
    answers: [
      { question: 'pay_share:7', choice },
      { question: 'present', choice: 'update' },
    ],
    ...more,
  });
  const paidIn = ({ accepted }: Preview) => accepted.map(({ paid, paid_unit }) => [paid, paid_unit]);
  const paidFor = async (id: number | undefined) =>
    payloadOf(amounts, await head.get(`/v1/pay/${id}`)).map(({ verse_du, verse }) => [verse_du, verse]);
  const idsOf = async ({ import_id }: Import) =>
    payloadOf(importDetailResponse, await head.get(`${IMPORT}/${import_id}`)).valor_ids;

  it('waits until it is said to be at the share or at full time, and names what is no amount', async () => {
    const file = agents('1 800,00', '-5', 'beaucoup', '100 000', 1900);
    const waiting = await preview(head, file);
    expect(waiting.questions.find(({ id }) => id === 'pay_share:7')).toMatchObject({ chosen: null, heading: PAID[7] });
    expect(new Set(paidIn(waiting).flat())).toEqual(new Set([null]));
    expect(paidIn(await preview(head, file, answered('full')))[0]).toEqual([900, 'mois']);
    const read = await preview(head, file, answered('share', { repairs: [{ row: 4, field: 'paid', value: '1 850' }] }));
    expect(paidIn(read).map(([paid]) => paid)).toEqual([1800, null, 1850, null, 1900]);
    expect(read.repairs.map(({ row, blocking, message }) => [row, blocking, message])).toEqual([
      [3, false, 'Le salaire «\u00a0-5\u00a0» est négatif. Il n’est pas repris.'],
      [5, false, 'Le salaire «\u00a0100 000\u00a0» dépasse 99\u00a0999\u00a0€. Il n’est pas repris.'],
    ]);
    const hourly = await preview(head, agents('12,50', '13'));
    expect(hourly.questions.map(({ id }) => id)).toContain('pay_unit:7');
    const byHour = answered('share');
    byHour.answers.push({ question: 'pay_unit:7', choice: 'hour' });
    const other = await preview(head, agents('12,50', '13'), byHour);
    expect(other.notes).toContainEqual(expect.stringMatching(/par heure pour une fonction payée au mois.* 2, 3\.$/));
  });

  it('is entered with the rows from a day on, compared with what is due, and goes with the import', async () => {
    const first = await importAll(head, agents('950', '1 800'), answered('share'));
    const [half, full] = await idsOf(first);
    expect([await paidFor(half), await paidFor(full)]).toEqual([[[null, 950]], [[null, 1800]]]);
    const from = { verse_du: '2026-01-01' };
    const month = agents('950', '1 900');
    const shown = await preview(head, month, answered('share', from));
    expect(shown.changes.map(({ kind, before, after, ecart }) => [kind, before, after, ecart])).toEqual([
      ['paid', expect.stringMatching(/^1\s800,00\s€/), expect.stringMatching(/^1\s900,00\s€/), 32.98],
    ]);
    expect([shown.lines, shown.unchanged]).toEqual([2, 1]);
    const second = await importAll(head, month, answered('share', from));
    expect([await paidFor(half), await paidFor(full)]).toEqual([
      [[null, 950]],
      [
        [null, 1800],
        ['2026-01-01', 1900],
      ],
    ]);
    const late = await importAll(head, agents('950', '1 950'), answered('share', from));
    await head.post(`${IMPORT}/${late.import_id}/undo`);
    expect((await paidFor(full)).at(-1)).toEqual(['2026-01-01', 1900]);
    await head.post(`${IMPORT}/${second.import_id}/undo`);
    expect(await paidFor(full)).toEqual([[null, 1800]]);
  });

  it('is neither read nor shown for a collaborator without the right', async () => {
    const shown = await preview(await signIn(url, emailOf('associated')), agents('7319,47'), {
      ...answered('share'),
      repairs: [{ row: 2, field: 'paid', value: '7319,48' }],
    });
    expect(new Set(paidIn(shown).flat())).toEqual(new Set([null]));
    expect(JSON.stringify(shown)).not.toContain('7319');
    expect(shown.columns[7]).toMatchObject({ field: null, personal: true, samples: [] });
    expect(shown.fields.map(({ field }) => field)).not.toContain('paid');
    expect(shown.notes).toContainEqual(expect.stringMatching(/ne peut pas voir les montants versés.*Salaire brut/));
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
});
