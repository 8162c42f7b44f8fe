import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from './support/api-client.js';
import { anEmptyEstablishment, csv, exported, importAll, preview, type Preview } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const HEADINGS = ['Matricule', 'NIR', 'Nom', 'Prénom', 'Emploi', 'Horaire mensuel', "Date d'entrée", 'Salaire brut'];
const SECRET = '2840699123456';
const ROWS = [
  ['001', SECRET, 'BERNARD', 'LUCIE', 'Infirmière', '151,67', '01/09/2018', '2 446,25'],
  ['002', '1790275123457', 'MARTIN', 'PAUL', "Agent d'entretien", '121,34', '15/09/2016', '1 529,20'],
  ['003', '1650975123458', 'DUBOIS', 'ALAIN', "Agent d'entretien", '75,84', '01/09/2020', '964,13'],
  ['004', '2650975123459', 'PETIT', 'ROSE', 'Documentaliste', '151,67', '31/12/2008', '#N/A'],
  ['', '', 'Total', '', '', '500,52', '', '4 939,58'],
];
const file = (rows: readonly (readonly string[])[] = ROWS): string =>
  [['Édité le 01/10/2026'], []].map((row) => row.join(';')).join('\r\n') + '\r\n' + csv(HEADINGS, rows);

let bench: TestBench;
let url: string;
let head: ApiClient;
let shown: Preview;

beforeAll(async () => {
  bench = await openTestBench();
  url = await bench.startApi();
  head = await anEmptyEstablishment(bench.owner, url);
  shown = await preview(head, file());
});

afterAll(async () => bench.close());

/** Both men are agents of service; the date of entry counts as seniority. */
const PARTS = {
  answers: [
    { question: 'seniority_as:6', choice: 'yes' },
    { question: 'pay_share:7', choice: 'share' },
  ],
  repairs: [{ row: 5, field: 'function', value: '43', alike: true }],
};

describe('a file of a payroll program', () => {
  it('is proposed column by column, below its title', () => {
    expect(shown.header_rows).toEqual([3]);
    expect(shown.columns.map(({ heading, field, confidence }) => [heading, field, confidence])).toEqual([
      ['Matricule', 'matricule', 'sure'],
      ['NIR', null, 'none'],
      ['Nom', 'last_name', 'sure'],
      ['Prénom', 'first_name', 'sure'],
      ['Emploi', 'function', 'sure'],
      ['Horaire mensuel', 'hours', 'sure'],
      ["Date d'entrée", 'entry_date', 'likely'],
      ['Salaire brut', 'paid', 'sure'],
    ]);
    expect(shown.questions.map(({ id, chosen, answered }) => [id, chosen, answered])).toEqual([
      ['full_time:5', '35', false],
      ['seniority_as:6', 'yes', false],
      ['pay_share:7', null, false],
    ]);
    expect(shown.questions[0]?.choices[0]?.effect).toBe('151,67 → 100\u00a0%, 121,34 → 80\u00a0%, 75,84 → 50\u00a0%');
    expect(shown.left_out).toEqual([{ row: 8, profile_name: 'Total', reason: 'Ligne de total', takeable: false }]);
  });

  it('keeps the people of a file with another SIRET waiting until they are said to belong here', async () => {
    const other = `SIRET;775 000 003 00027\r\n${file()}`;
    const asked = await preview(head, other);
    expect(asked.accepted).toEqual([]);
    expect(asked.questions.map(({ id, chosen }) => [id, chosen])).toContainEqual(['other_siret', null]);
    const taken = await preview(head, other, { answers: [{ question: 'other_siret', choice: 'here' }] });
    expect(taken.accepted.map(({ profile_name }) => profile_name)).toEqual(
      shown.accepted.map(({ profile_name }) => profile_name),
    );
  });

  it('shows nothing of a personal column, whatever field a person would give it', async () => {
    expect(JSON.stringify(shown)).not.toContain(SECRET);
    const forced = await preview(head, file(), { mapping: { columns: [{ index: 1, field: 'matricule' }] } });
    expect(JSON.stringify(forced)).not.toContain(SECRET);
  });

  it('takes the functions that its words name, and offers the others with one repair for all alike', async () => {
    const told = ({ accepted }: Preview) =>
      accepted.map((row) => [row.line, row.profile_name, row.valor_c5, row.valor_c0, row.valor_anciennete, row.paid]);
    expect(told(shown)).toEqual([
      [4, 'Bernard Lucie', 25, 100, '2018-09-01', null],
      [7, 'Petit Rose', 10, 100, '2008-12-31', null],
    ]);
    expect(
      shown.repairs.map(({ row, field, alike, suggestions }) => [
        row,
        field,
        alike,
        suggestions.map(({ value }) => value),
      ]),
    ).toEqual([
      [5, 'function', 2, ['43', '44']],
      [6, 'function', 2, ['43', '44']],
      [7, 'paid', 1, []],
    ]);
    const repaired = await preview(head, file(), PARTS);
    expect([repaired.repair_rows, repaired.refused]).toEqual([1, []]);
    expect(told(repaired)[2]).toEqual([6, 'Dubois Alain', 43, 50, '2020-09-01', 964.13]);
  });

  it('changes only what changed when it comes again the next month, and says it', async () => {
    await importAll(head, file(), PARTS);
    const [bernard = [], martin = [], dubois = []] = ROWS;
    const next = file([
      bernard,
      martin.with(5, '151,67'),
      dubois.with(6, '01/09/2021'),
      ['005', '2650975123460', 'MOREL', 'JEANNE', 'Comptable', '151,67', '01/10/2026', '2 050,00'],
    ]);
    const parts = { repairs: PARTS.repairs };
    const month = await preview(head, next, parts);
    expect([month.unchanged, month.accepted.map(({ profile_name }) => profile_name)]).toEqual([1, ['Morel Jeanne']]);
    expect(month.changes.map(({ kind, profile_name, before, after }) => [kind, profile_name, before, after])).toEqual([
      ['share', 'Martin Paul', '80\u00a0%', '100\u00a0%'],
      ['seniority', 'Dubois Alain', '01/09/2020', '01/09/2021'],
      ['new', 'Morel Jeanne', null, null],
      ['gone', 'Petit Rose', null, null],
    ]);
    await importAll(head, next, parts);
    const lines = await exported(head);
    const told = lines.map((line) => [line['Profil'], line['Quotité (%)'], line['Date d’ancienneté']]);
    expect(told.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual([
      ['Bernard Lucie', 100, '01/09/2018'],
      ['Dubois Alain', 50, '01/09/2021'],
      ['Martin Paul', 100, '15/09/2016'],
      ['Morel Jeanne', 100, '01/10/2026'],
      ['Petit Rose', 100, '31/12/2008'],
    ]);
    const again = await preview(head, next, parts);
    expect([again.unchanged, again.accepted, again.changes.map(({ kind }) => kind)]).toEqual([4, [], ['gone']]);
    // Who stands in a row that is still refused is not told as gone.
    const rose = ['006', '', 'PETIT', 'ROSE', 'Zoologue', '151,67', '01/01/2020', ''];
    const waiting = await preview(
      head,
      file([bernard, martin.with(5, '151,67'), dubois.with(6, '01/09/2021'), rose]),
      parts,
    );
    expect(waiting.repairs.map(({ field }) => field)).toEqual(['function']);
    expect(waiting.changes.filter(({ kind }) => kind === 'gone')).toEqual([]);
  });

  it('keeps the payroll numbers, and finds by them a person whose name has changed', async () => {
    const married = file([['001', SECRET, 'DUPONT', 'LUCIE', 'Infirmière', '151,67', '01/09/2018', '2 446,25']]);
    const asked = await preview(head, married);
    expect(asked.same_people).toEqual([
      { row: 4, profile_name: 'Dupont Lucie', known_name: 'Bernard Lucie', by: 'matricule', differs: [], same: null },
    ]);
    const same = await preview(head, married, { same_people: { all: 'same', rows: [] } });
    expect([same.unchanged, same.accepted, same.refused]).toEqual([1, [], []]);
    const { rows } = await bench.owner.query<{ matricule: string }>(
      `select p.matricule from profile p where p.name = 'Bernard Lucie' and p.matricule is not null`,
    );
    expect(rows).toEqual([{ matricule: '001' }]);
  });

  it('starts from the answers that were given for the last one, except for what belongs to one file', async () => {
    const school = await anEmptyEstablishment(bench.owner, url);
    const headings = ['Nom', 'Prénom', 'Emploi', 'Quotité', 'Ancienneté'];
    const rows = (share: string) =>
      csv(headings, [
        ['Roux', 'Paul', 'Comptable', share, '3 ans'],
        ['Petit', 'Rose', 'Documentaliste', '35', '4 ans'],
      ]);
    const parts = {
      mapping: { columns: [{ index: 3, field: 'share' }] },
      answers: [
        { question: 'share_unit:3', choice: 'week' },
        { question: 'full_time:3', choice: 'other', typed: '36' },
        { question: 'counted_on:4', choice: 'other', typed: '01/09/2026' },
      ],
    };
    await importAll(school, rows('18'), parts);
    const told = ({ questions }: Preview) =>
      questions
        .filter(({ column }) => column !== null)
        .map(({ id, chosen, typed, answered, remembered }) => [id, chosen, typed, answered, remembered]);
    expect(told(await preview(school, rows('27')))).toEqual([
      ['share_unit:3', 'week', null, false, true],
      ['full_time:3', 'other', '36', false, true],
      ['counted_on:4', null, null, false, false],
    ]);
    const changed = { answers: [{ question: 'full_time:3', choice: '35' }] };
    expect(told(await preview(school, rows('27'), changed))[1]).toEqual(['full_time:3', '35', null, true, true]);
    const other = await anEmptyEstablishment(bench.owner, url);
    expect(told(await preview(other, rows('27'))).map(([, , , , remembered]) => remembered)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is told what a share typed in hours means, and counts no lessons on 35 hours', async () => {
    const rows = csv(
      ['Nom', 'Prénom', 'Emploi', 'Quotité'],
      [
        ['Roux', 'Paul', 'Professeur', '18h'],
        ['Petit', 'Rose', 'Comptable', '28h'],
      ],
    );
    const parts = { repairs: [{ row: 3, field: 'share', value: '17h30' }] };
    const { questions, repairs } = await preview(head, rows, parts);
    expect(questions.find(({ kind }) => kind === 'full_time')?.choices[0]?.effect).toBe(
      '18h → à préciser plus bas, 28h → 80\u00a0%',
    );
    expect(repairs.find(({ row }) => row === 3)?.message).toBe(
      '«\u00a017h30\u00a0» est un nombre d’heures. La quotité s’écrit en pour cent\u00a0: pour 17h30 par semaine sur 35\u00a0heures, écrivez 50\u00a0%.',
    );
  });

  it('becomes again what its columns were chosen for', async () => {
    const rows = csv(['Nom', 'Prénom', 'Emploi', 'Zone'], [['Roux', 'Paul', 'Comptable', '80 %']]);
    const parts = { mapping: { columns: [{ index: 3, field: null }] } };
    const fieldOf = ({ columns }: Preview) => columns[3]?.field;
    expect((await preview(head, rows)).columns[3]).toMatchObject({ field: 'share', confidence: 'likely' });
    await importAll(head, rows, parts);
    const again = await preview(head, rows);
    expect([fieldOf(again), again.remembered]).toEqual([null, true]);
    const other = await anEmptyEstablishment(bench.owner, url);
    expect(fieldOf(await preview(other, rows))).toBe('share');
  });

  it('asks once for all whether names in another spelling are the same people', async () => {
    const turned = csv(
      ['Prénom et nom', 'Emploi', 'Quotité'],
      [
        ['Lucie Bérnard', 'Infirmière', '80 %'],
        ['Rose de Petit', 'Documentaliste', '100 %'],
      ],
    );
    const waiting = await preview(head, turned);
    expect(waiting.same_people.map(({ row, known_name, same }) => [row, known_name, same])).toEqual([
      [2, 'Bernard Lucie', null],
      [3, 'Petit Rose', null],
    ]);
    const same = await preview(head, turned, { same_people: { all: 'same', rows: [{ row: 3, same: false }] } });
    expect(same.changes.map(({ kind, profile_name, after }) => [kind, profile_name, after])).toContainEqual([
      'share',
      'Bernard Lucie',
      '80\u00a0%',
    ]);
    expect(same.accepted.map(({ profile_name, profile_new }) => [profile_name, profile_new])).toEqual([
      ['de Petit Rose', true],
    ]);
  });
});
