import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { emailOf, signIn } from './support/role-clients.js';
import {
  anEmptyEstablishment,
  csv,
  exported,
  IMPORT,
  importAll,
  preview,
  type Preview,
} from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { importResponse } from './support/wire-schemas.js';
import { projectPath } from '../src/platform/config/paths.js';

const HEADINGS = ['Matricule', 'Nom Prénom', 'Fonction', 'Quotité', 'Ancienneté'];
const LUCIE = ['00123', 'Bernard Lucie', 'Secrétaire', '50 %', '01/09/2018'];
const LUCIE_TOO = ['00123', 'Bernard Lucie', 'Aide-documentaliste', '50 %', '01/09/2018'];
const file = (...rows: readonly (readonly string[])[]): string => csv(HEADINGS, rows);

let bench: TestBench;
let url: string;
let head: ApiClient;

beforeAll(async () => {
  bench = await openTestBench();
  url = await bench.startApi();
  head = await anEmptyEstablishment(bench.owner, url);
  await importAll(head, file(LUCIE, LUCIE_TOO));
});

afterAll(async () => bench.close());

describe('people of a file who are known', () => {
  it('have each of their functions found again', async () => {
    const again = await preview(head, file(LUCIE, LUCIE_TOO));
    expect([again.unchanged, again.accepted, again.changes]).toEqual([2, [], []]);
  });

  it('are told from namesakes by the payroll number, with its leading zeros and without its spaces', async () => {
    const told = async (matricule: string, parts = {}) => {
      const { same_people, unchanged, refused } = await preview(head, file(LUCIE.with(0, matricule)), parts);
      return [same_people.map(({ by, differs, same }) => [by, differs, same]), unchanged, refused.length];
    };
    expect(await told('00 123')).toEqual([[], 1, 0]);
    const { same_people: alike } = await preview(head, file(LUCIE.with(0, '00 123').with(1, 'Bérnard Lucie')));
    expect(alike.map(({ by, differs }) => [by, differs])).toEqual([['matricule', []]]);
    const differs = [{ kind: 'matricule', before: '00123', after: '123' }];
    expect(await told('123')).toEqual([[['name', differs, null]], 0, 1]);
    expect(await told('123', { same_people: { all: 'same', rows: [] } })).toEqual([[['name', differs, true]], 1, 0]);
    const others = { same_people: { all: 'same', rows: [{ row: 2, same: false }] } };
    expect(await told('123', others)).toEqual([[['name', differs, false]], 0, 1]);
  });

  it('are asked whether another function takes the place of theirs or is one more, once for all', async () => {
    const school = await anEmptyEstablishment(bench.owner, url);
    const people = (first: string, second: string) =>
      file(
        ['', 'Faure Zoé', first, '100 %', '01/09/2018'],
        ['', 'Garnier Luc', second, '100 %', '01/09/2018'],
        ['', 'Morel Jeanne', 'Secrétaire', '100 %', '01/09/2018'],
      );
    await importAll(school, people('Secrétaire', 'Comptable'));
    const next = people('Comptable', 'Infirmier');
    const asked = await preview(school, next);
    expect([asked.accepted, asked.changes, asked.unchanged]).toEqual([[], [], 1]);
    expect(asked.repairs.map(({ row, field, alike, message }) => [row, field, alike, message])).toEqual([
      [
        2,
        'function_change',
        2,
        expect.stringContaining('«\u00a0Secrétaire\u00a0» dans l’outil, «\u00a0Comptable\u00a0» dans le fichier'),
      ],
      [3, 'function_change', 2, expect.stringContaining('«\u00a0Comptable\u00a0» dans l’outil')],
    ]);
    expect(asked.repairs[0]?.suggestions.map(({ value }) => value)).toEqual(['changed', 'added']);

    const all = (value: string) => ({ repairs: [{ row: 2, field: 'function_change', value, alike: true }] });
    const added = await preview(school, next, all('added'));
    expect([added.accepted.length, added.above_full]).toEqual([
      2,
      [
        { profile_name: 'Faure Zoé', share: '200\u00a0%' },
        { profile_name: 'Garnier Luc', share: '200\u00a0%' },
      ],
    ]);
    const changed = await preview(school, next, all('changed'));
    expect([changed.accepted.length, changed.above_full]).toEqual([2, []]);
    expect(changed.changes.map(({ kind, profile_name, before, after }) => [kind, profile_name, before, after])).toEqual(
      [
        ['function', 'Faure Zoé', 'Secrétaire', 'Comptable'],
        ['function', 'Garnier Luc', 'Comptable', 'Infirmier'],
      ],
    );

    const active = async () =>
      (await exported(school))
        .filter((line) => line['Statut'] !== 'Inactif')
        .map((line) => `${line['Profil']} ${line['Fonction']}`)
        .toSorted();
    const before = await active();
    const record = await importAll(school, next, all('changed'));
    expect(record).toMatchObject({ valuations: 2, valuations_changed: 2 });
    expect(await active()).toEqual(['Faure Zoé Comptable', 'Garnier Luc Infirmier', 'Morel Jeanne Secrétaire']);
    const undone = await school.post(`${IMPORT}/${record.import_id}/undo`, {});
    expect(payloadOf(importResponse, undone).undone).toMatchObject({ archived: 2, restored: 2, kept: 0 });
    expect(await active()).toEqual(before);
    expect(await bench.journalDifferences()).toEqual([]);
  });

  it('are shown with what differs when their names are written otherwise', async () => {
    const { same_people } = await preview(
      head,
      csv(
        ['Nom Prénom', 'Fonction', 'Quotité'],
        [
          ['BÉRNARD LUCIE', 'Secrétaire', '80 %'],
          ['Lucie Bernard', 'Comptable', '50 %'],
        ],
      ),
    );
    expect(same_people.map(({ by, differs }) => [by, differs])).toEqual([
      ['name', [{ kind: 'share', before: '50\u00a0%', after: '80\u00a0%' }]],
      ['name', [{ kind: 'function', before: 'Secrétaire, Aide-documentaliste', after: 'Comptable' }]],
    ]);
  });
});

describe('a function that the grid does not have', () => {
  it('becomes « Autre fonction » with the words of the file or another title, for all rows alike', async () => {
    const rows = [
      ['', 'Roux Ana', 'Fauconnier', '100 %', '01/09/2018'],
      ['', 'Roux Léo', 'Fauconnier', '100 %', '01/09/2018'],
      ['', 'Roux Max', 'Jardinier', '100 %', '01/09/2018'],
    ];
    const repair = { row: 2, field: 'function', value: '0', alike: true };
    const without = await preview(head, file(...rows), { repairs: [repair] });
    expect(without.repairs.map(({ row, field }) => [row, field])).toEqual(
      expect.arrayContaining([
        [2, 'category'],
        [3, 'category'],
      ]),
    );
    const category = { row: 2, field: 'category', value: '2', alike: true };
    const titled = { row: 3, field: 'other_function', value: 'Maître fauconnier' };
    const { accepted } = await preview(head, file(...rows), { repairs: [repair, category, titled] });
    expect(accepted.slice(0, 2).map((row) => [row.profile_name, row.valor_c5, row.metier_title])).toEqual([
      ['Roux Ana', 0, 'Fauconnier'],
      ['Roux Léo', 0, 'Maître fauconnier'],
    ]);
    expect(accepted.slice(2).some(({ valor_c5 }) => valor_c5 === 0)).toBe(false);
  });

  it('does not duplicate a person for another spelling of a visible name, and reveals no hidden one', async () => {
    const namesOf = ({ accepted, refused }: Preview) => [
      accepted.map(({ profile_name, profile_new }) => [profile_name, profile_new]),
      refused.map(({ reasons }) => /«\u00a0(.*?)\u00a0»/.exec(reasons[0]?.message ?? '')?.[1]),
    ];
    const main = await signIn(url, emailOf('main'));
    const capitals = readFileSync(projectPath('backend', 'test', 'fixtures', 'import-files', 'payroll-capitals.csv'));
    expect(namesOf(await preview(main, capitals))).toEqual([
      [],
      ['Tanguy Élise', 'Quéméner Denis', 'Œuvrard Hélène', 'Étienne Camille'],
    ]);
    expect(namesOf(await preview(await signIn(url, emailOf('associated')), capitals))).toEqual([
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
