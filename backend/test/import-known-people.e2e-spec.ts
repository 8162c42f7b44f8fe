import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from './support/api-client.js';
import { anEmptyEstablishment, csv, importAll, preview } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const HEADINGS = ['Matricule', 'Nom Prénom', 'Fonction', 'Quotité', 'Ancienneté'];
const LUCIE = ['00123', 'Bernard Lucie', 'Secrétaire', '50 %', '01/09/2018'];
const LUCIE_TOO = ['00123', 'Bernard Lucie', 'Aide-documentaliste', '50 %', '01/09/2018'];
const file = (...rows: readonly (readonly string[])[]): string => csv(HEADINGS, rows);

let bench: TestBench;
let head: ApiClient;

beforeAll(async () => {
  bench = await openTestBench();
  head = await anEmptyEstablishment(bench.owner, await bench.startApi());
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
});
