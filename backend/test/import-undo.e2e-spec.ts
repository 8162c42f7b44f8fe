import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { payloadOf, type ApiClient } from './support/api-client.js';
import { edit } from './support/classification.js';
import { anEmptyEstablishment, csv, exported, IMPORT, importAll, preview } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { importResponse } from './support/wire-schemas.js';

const HEADINGS = ['Matricule', 'Nom Prénom', 'Fonction', 'Quotité', 'Ancienneté'];
const FIRST = [
  ['', 'Bernard Lucie', 'Secrétaire', '50 %', '01/09/2018'],
  ['001', 'Dubois Alain', 'Comptable', '100 %', '01/09/2010'],
  ['', 'Martin Paul', 'Cuisinier', '80 %', '01/09/2015'],
];
const NEXT = [
  ['007', 'Bernard Lucie', 'Secrétaire', '60 %', '01/09/2017'],
  ['008', 'Dubois Alain', 'Comptable', '90 %', '01/09/2011'],
  ['', 'Martin Paul', 'Cuisinier', '100 %', '01/09/2015'],
  ['', 'Petit Rose', 'Infirmière', '100 %', '01/09/2020'],
  ['', 'Petit Rose', 'Aide-documentaliste', '20 %', '01/09/2020'],
  ['', 'Roux Ana', 'Infirmière', '100 %', '01/09/2020'],
];
const SAME = { same_people: { all: 'same', rows: [] } };

describe('the undo of an import that came to people who were there', () => {
  let bench: TestBench;
  let head: ApiClient;

  beforeAll(async () => {
    bench = await openTestBench();
    head = await anEmptyEstablishment(bench.owner, await bench.startApi());
  });

  afterAll(async () => bench.close());

  const told = async () =>
    (await exported(head))
      .map((line) => [line['Profil'], line['Quotité (%)'], line['Date d’ancienneté'], line['Statut']])
      .toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
  const matricules = async () =>
    (
      await bench.owner.query<{ matricule: string | null }>(
        `select p.matricule from profile p join import_batch i on i.establishment_id = p.establishment_id and i.id = $1
          order by p.name`,
        [imports.first],
      )
    ).rows.map(({ matricule }) => matricule);
  const imports = { first: 0, next: 0 };

  it('puts back shares, seniority and numbers, except what a person has changed since, and deletes who was new', async () => {
    imports.first = (await importAll(head, csv(HEADINGS, FIRST))).import_id;
    const before = await told();
    const record = await importAll(head, csv(HEADINGS, NEXT), SAME);
    imports.next = record.import_id;
    expect(record).toMatchObject({ profiles: 2, valuations: 3, valuations_changed: 3 });
    expect((await matricules()).slice(0, 3)).toEqual(['007', '008', null]);
    const idOf = new Map((await exported(head)).map((line) => [line['Profil'], Number(line['N° de valorisation'])]));
    await edit(head, idOf.get('Dubois Alain') ?? 0, { valor_c0: 70 });
    await edit(head, idOf.get('Roux Ana') ?? 0, { valor_c0: 70 });

    const undone = payloadOf(importResponse, await head.post(`${IMPORT}/${imports.next}/undo`, {}));
    expect(undone).toMatchObject({
      valuations_active: 1,
      undone: { archived: 0, deleted: 2, profiles_deleted: 1, restored: 3, kept: 1 },
    });
    const [bernard, , martin] = before;
    expect((await told()).map((row) => row.slice(0, 3))).toEqual([
      bernard?.slice(0, 3),
      ['Dubois Alain', 70, '01/09/2010'],
      martin?.slice(0, 3),
      ['Roux Ana', 70, '01/09/2020'],
    ]);
    expect(await matricules()).toEqual([null, '001', null, null]);
    expect(await bench.journalDifferences()).toEqual([]);
  });

  it('archives on request also what a person has changed, and leaves what it put back', async () => {
    const dubois = (await exported(head)).find((line) => line['Profil'] === 'Dubois Alain');
    await edit(head, Number(dubois?.['N° de valorisation']), { valor_c0: 90 });
    const again = await head.post(`${IMPORT}/${imports.next}/undo`, { modifiees: 1 });
    expect(payloadOf(importResponse, again)).toMatchObject({
      valuations_active: 0,
      undone: { archived: 1, deleted: 2, profiles_deleted: 1, restored: 3, kept: 1 },
    });
    expect((await told()).map(([name, share]) => [name, share])).toContainEqual(['Dubois Alain', 90]);
  });

  it('leaves a seniority to ask that only the import had given, and takes a stated none as stated', async () => {
    const people = (zoe: string, luc: string) =>
      csv(HEADINGS, [
        ['', 'Faure Zoé', 'Infirmière', '100 %', zoe],
        ['', 'Garnier Luc', 'Infirmière', '100 %', luc],
      ]);
    const seniorities = async () => {
      const lines = await exported(head);
      return ['Faure Zoé', 'Garnier Luc'].map(
        (name) => lines.find((line) => line['Profil'] === name)?.['Date d’ancienneté'],
      );
    };
    const changesOf = async (file: string) =>
      (await preview(head, file)).changes
        .filter(({ kind }) => kind === 'seniority')
        .map(({ before, after }) => [before, after]);

    await importAll(head, people('', '01/09/2020'));
    expect(await seniorities()).toEqual([undefined, '01/09/2020']);
    expect(await changesOf(people('', ''))).toEqual([]);
    const next = people('01/09/2017', 'aucune');
    expect(await changesOf(next)).toEqual([
      [null, '01/09/2017'],
      ['01/09/2020', 'Aucune'],
    ]);
    const { import_id } = await importAll(head, next);
    expect(await seniorities()).toEqual(['01/09/2017', 'Aucune']);
    payloadOf(importResponse, await head.post(`${IMPORT}/${import_id}/undo`, {}));
    expect(await seniorities()).toEqual([undefined, '01/09/2020']);
    expect(await bench.journalDifferences()).toEqual([]);
  });
});
