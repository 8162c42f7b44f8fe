import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { exchangeInputs } from './support/exchange-cases.js';
import { errorOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, create, edit, limit, METIER, THREE_DEGREES } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { itFurther, scaled } from './support/scale.js';
import {
  anEmptyEstablishment,
  confirm,
  csv,
  EXPORT,
  exported,
  fileOf,
  IMPORT,
  importAll,
  linesOf,
  preview,
  type Line,
} from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { importResponse } from './support/wire-schemas.js';

let bench: TestBench;
let url: string;
let clients: RoleClients;

beforeAll(async () => {
  bench = await openTestBench();
  url = await bench.startApi();
  clients = await signInAll(url);
});

afterAll(async () => bench.close());

/** The lines without their row numbers, which differ by nature. */
const comparable = (lines: readonly Line[]): Line[] => lines.map(({ 'N° de valorisation': _, ...line }) => line);

describe('an exported list', () => {
  beforeAll(async () => {
    // What the demo lacks: free texts, guaranteed and hourly pay, fixed days, a capacity degree, an odd share.
    for (const input of exchangeInputs) await classify(clients.main, input);
    const { valor_id } = await create(clients.main, {
      valor_data: { 1: { c: 3, reason: '=1+1', evidence: '\'=É;"\n€' }, 2: { c: 2, reason: "''@somme" } },
    });
    await edit(clients.main, valor_id, { valor_c0: 33.33 });
    await clients.main.post('/v1/user/profile', { profile_name: 'Sans fonction' });
  });

  it.each(scaled({ part: ['xlsx'], all: ['xlsx', 'csv'] }))(
    'as %s restores the same rows and amounts in an empty establishment',
    async (format) => {
      const file = fileOf(await clients.main.get(`${EXPORT}?format=${format}`));
      const empty = await anEmptyEstablishment(bench.owner, url);
      const { refused, lines } = await preview(empty, file);
      expect(refused).toEqual([]);
      await importAll(empty, file);
      const before = await exported(clients.main, '', format);
      expect(lines).toBe(before.length);
      expect(comparable(await exported(empty, '', format))).toEqual(comparable(before));
      expect(before.filter((line) => 'Minimum conventionnel (€)' in line).length).toBeGreaterThan(10);
      expect(new Set(before.map((line) => line['Statut'])).size).toBe(6);
    },
  );

  it('names amounts as the dashboard does, and files with the former headings are still read', async () => {
    const line = (await exported(clients.main, '&q=agathe'))[0] ?? {};
    expect(Object.keys(line).filter((heading) => /affiché|Unité du montant/.test(heading))).toEqual([]);
    const text = fileOf(await clients.main.get(`${EXPORT}?format=csv&q=agathe`)).toString();
    const former = text
      .replace('Minimum conventionnel (€)', 'Montant affiché (€)')
      .replace('Unité du minimum', 'Unité du montant');
    expect(former).not.toBe(text);
    const { accepted, refused, ignored_columns } = await preview(clients.main, former);
    expect([accepted.length, refused, ignored_columns]).toEqual([1, [], []]);
  });

  it('opens in Excel in French: byte order mark, semicolons, decimal commas, French dates, no formula', async () => {
    const answer = await clients.main.get(`${EXPORT}?format=csv&q=Agathe`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="valorisations-[\d-]{10}\.csv"/);
    const text = fileOf(answer).toString();
    expect(text.startsWith('\uFEFFProfil;N° de fonction;Fonction;')).toBe(true);
    expect(text).toMatch(
      /Renoir Agathe;28;Secrétaire-comptable;Catégorie 2 Technicien;80;\d{2}\/\d{2}\/\d{4};1;Mensuelle;/,
    );
    expect(text).toMatch(/;\d{4},\d{2};/);
    const all = fileOf(await clients.main.get(`${EXPORT}?format=csv`)).toString();
    expect(all).toContain(";'=1+1;");
  });

  itFurther('follows the filters of the dashboard over all pages', async () => {
    const names = async (query: string) => (await exported(clients.main, query)).map((line) => line['Profil']);
    expect(await names('&q=agathe')).toEqual(['Renoir Agathe']);
    expect(await names('&q=comptable%20denis')).toEqual(['Quéméner Denis']);
    expect(new Set((await exported(clients.main, '&visa=3')).map((line) => line['Statut']))).toEqual(
      new Set(['En attente de mise à jour']),
    );
    const under = await exported(clients.main, '&under=1');
    expect(new Set(under.map((line) => line['Sous le minimum']))).toEqual(new Set(['Oui']));
    const descending = await names('&key=profile_name&order=desc');
    expect(descending).toEqual((await names('')).toReversed());
    expect(refusalOf(await clients.main.get(`${EXPORT}?key=unknown`))).toBe('422 donnees_invalides');
  });

  it('with chosen rows holds only these, and none of another establishment', async () => {
    const { valor_id } = await classify(clients.main, { valor_data: THREE_DEGREES });
    const lines = await linesOf(fileOf(await clients.main.post(EXPORT, { ids: [valor_id], format: 'csv' })));
    expect(lines.map((line) => line['N° de valorisation'])).toEqual([String(valor_id)]);
    const foreign = await clients.otherMain.post(EXPORT, { ids: [valor_id] });
    expect([refusalOf(foreign), errorOf(foreign).fields?.['ids']]).toEqual([
      '404 introuvable',
      `La valorisation n°\u00a0${valor_id} n’existe pas ou n’est plus disponible.`,
    ]);
  });

  it("adds up to the total due, with a person's complement listed once, on the first function", async () => {
    const name = 'Deux Mi-temps';
    const half = { valor_data: THREE_DEGREES, valor_c0: 50 };
    const { profile_id } = await classify(clients.main, { ...half, profile_name: name });
    const second = await classify(clients.main, { ...half, profile_id });
    const cents = (line: Line, heading: string) => Math.round(Number(line[heading] ?? 0) * 100);
    const told = (lines: readonly Line[]) =>
      lines.map((line) => [cents(line, 'À verser au moins (€)'), cents(line, 'Complément Smic de la personne (€)')]);
    const both = told(await exported(clients.main, `&q=${encodeURIComponent(name)}`, 'xlsx'));
    // Twice the branch minimum at half time, and the rest up to the Smic: 1 867,02 €.
    expect(both).toEqual([
      [912_60, 41_82],
      [912_60, 0],
    ]);
    // The complement belongs to the person, even when one function is chosen.
    const one = fileOf(await clients.main.post(EXPORT, { ids: [second.valor_id], format: 'xlsx' }));
    expect(told(await linesOf(one))).toEqual([[912_60, 41_82]]);
  });

  it('leaves out limited rows for an associated account', async () => {
    const { valor_id, profile_name } = await classify(clients.main, { valor_data: THREE_DEGREES });
    await limit(clients.main, valor_id);
    const seen = async (client: ApiClient) =>
      (await exported(client, `&q=${encodeURIComponent(profile_name)}`)).map((line) => line['N° de valorisation']);
    expect(await seen(clients.main)).toEqual([valor_id]);
    expect(await seen(clients.associated)).toEqual([]);
    expect(refusalOf(await clients.associated.post(EXPORT, { ids: [valor_id] }))).toBe('404 introuvable');
  });
});

describe('a confirmed import', () => {
  const HEADINGS = ['Profil', 'Fonction', 'Statut'];

  it('with an outdated plan is refused and writes nothing', async () => {
    const empty = await anEmptyEstablishment(bench.owner, url);
    const file = csv(HEADINGS, [['Lucie Bernard', 'Secrétaire-comptable', 'En cours']]);
    const shown = await preview(empty, file);
    await empty.post('/v1/user/profile', { profile_name: 'LUCIE BERNARD' });
    expect(refusalOf(await confirm(empty, file, shown))).toBe('409 apercu_perime');
    expect((await exported(empty)).length).toBe(1);
    const again = await preview(empty, file);
    expect([again.profiles_new, again.profiles_existing, again.accepted[0]?.profile_new]).toEqual([0, 1, false]);
    expect(payloadOf(importResponse, await confirm(empty, file, again))).toMatchObject({ profiles: 0, valuations: 1 });
    expect((await preview(empty, file)).accepted[0]?.repeated).toBe(true);
  });

  itFurther('puts rows of one name in any case on one profile, which is deleted by the undo', async () => {
    const empty = await anEmptyEstablishment(bench.owner, url);
    const file = csv(HEADINGS, [
      ['Lucie Bernard', 'Secrétaire-comptable', ''],
      ['lucie BERNARD', 'Agent de service', ''],
      ['Poste vacant', '', ''],
    ]);
    const { import_id, profiles, valuations } = await importAll(empty, file);
    expect([profiles, valuations]).toEqual([2, 2]);
    const undone = payloadOf(importResponse, await empty.post(`${IMPORT}/${import_id}/undo`, {}));
    expect(undone).toMatchObject({ valuations_active: 0, undone: { deleted: 2, profiles_deleted: 2 } });
    expect(await exported(empty)).toEqual([]);
  });

  it('can be undone by its own account or the main account', async () => {
    const file = csv(HEADINGS, [['Apporté par une collègue', 'Agent de service', '']]);
    const mine = await importAll(clients.main, file);
    const theirs = await importAll(
      clients.associated,
      csv(HEADINGS, [['Apporté par un collaborateur', 'Agent de service', '']]),
    );
    const list = async (client: ApiClient) =>
      payloadOf(z.array(importResponse), await client.get(IMPORT)).map(({ import_id, own }) => [import_id, own]);
    expect(await list(clients.associated)).toEqual([[theirs.import_id, true]]);
    expect((await list(clients.main)).slice(0, 2)).toEqual([
      [theirs.import_id, false],
      [mine.import_id, true],
    ]);
    expect(refusalOf(await clients.associated.post(`${IMPORT}/${mine.import_id}/undo`, {}))).toBe('404 introuvable');
    expect(refusalOf(await clients.otherMain.post(`${IMPORT}/${mine.import_id}/undo`, {}))).toBe('404 introuvable');
    expect((await clients.main.post(`${IMPORT}/${theirs.import_id}/undo`, {})).status).toBe(200);
  });

  it('with everyday headings is previewed with everything left out, and all mistakes of a row', async () => {
    const shown = await preview(
      clients.main,
      csv(
        ['Nom', 'Prénom', 'Poste', 'Temps de travail', 'Ancienneté', 'Diplôme', 'Semaines de congés supplémentaires'],
        [
          ['Perrin', 'Odile', 'Secrétaire-comptable', '80', '01/09/2018', 'Licence', '1'],
          ['Guérin', 'Paul', 'Enseignant-formateur (cadre)', '80', '01/09/2030', 'CAP', '9'],
          ['Vidal', 'Rose', 'Astronaute', '80', '01/09/2030', '', ''],
        ],
      ),
    );
    expect(shown.columns.map(({ field, confidence }) => [field, confidence])).toEqual(
      ['last_name', 'first_name', 'function', 'share', 'seniority', 'degree.6', 'leave'].map((field) => [
        field,
        'sure',
      ]),
    );
    expect(shown.accepted.map(({ profile_name, notes }) => [profile_name, notes])).toEqual([
      [
        'Perrin Odile',
        ['Cette fonction ne tient compte d’aucun diplôme\u00a0: «\u00a0Licence\u00a0» n’est pas repris.'],
      ],
    ]);
    expect(shown.refused.map(({ reasons }) => reasons.map(({ column }) => column))).toEqual([
      ['Diplôme (Formations)', 'Semaines de congés supplémentaires', 'Date d’ancienneté'],
      ['Fonction', 'Date d’ancienneté'],
    ]);
  });

  it('by an associated account may not limit a row', async () => {
    const file = csv(['Profil', 'N° de fonction', 'Visibilité'], [['Une collègue', METIER.serviceAgent, 'Limitée']]);
    expect((await preview(clients.associated, file)).refused[0]?.reasons).toEqual([
      { column: 'Visibilité', message: 'Seul le compte principal peut limiter une valorisation. Laissez vide.' },
    ]);
    expect((await preview(clients.main, file)).refused).toEqual([]);
  });
});
