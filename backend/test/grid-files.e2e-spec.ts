import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { draftDocument } from '@valorisation/contract';
import { refusalOf, type ApiClient } from './support/api-client.js';
import { DraftBench, GRIDS, imported, IN_FORCE, PAST, plain } from './support/grid-drafts.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { csv, fileOf, linesOf, send as sendFile, type Line } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const HEADINGS = [
  'N° du critère',
  'Critère',
  'N° de catégorie',
  'Catégorie',
  'Degré',
  'Points',
  'Texte',
  'Famille de titres',
];
const inColumns = (lines: readonly Line[]): string =>
  csv(
    HEADINGS,
    lines.map((line) => HEADINGS.map((heading) => line[heading] ?? '')),
  );

describe('a draft of the grid', () => {
  let bench: TestBench;
  let as: RoleClients;
  let drafts: DraftBench;

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
    drafts = new DraftBench(as.staff);
  });

  afterAll(async () => bench.close());

  describe('as a file', () => {
    const send = async (id: number, content: unknown, client: ApiClient = as.staff) => {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      return client.call(`${GRIDS}/${id}/import`, {
        method: 'POST',
        body: new Blob([text]),
        headers: { 'content-type': 'application/octet-stream' },
      });
    };
    const exported = async (id: number) => (await as.staff.get(`${GRIDS}/${id}/file`)).body;

    it('is exported and imported unchanged, into another draft too', async () => {
      const [from, to] = [await drafts.prepare(PAST), await drafts.prepare()];
      const { document } = await drafts.whole(from);
      const same = z.parse(imported, (await send(from, await exported(from))).body);
      expect([same.document, same.changes, same.problems]).toEqual([document, [], []]);
      const other = z.parse(imported, (await send(to, await exported(PAST))).body);
      expect(other.changes.map(({ text }) => plain(text))).toContain(
        'La valeur du point passe de 20,80 € à 20,59 € par an.',
      );
      // Nothing is stored before the confirmation.
      expect((await drafts.whole(to)).version).toBe(1);
      const { source: _, ...parts } = z.parse(draftDocument, other.document);
      await drafts.post(`${to}/edit`, { version: 1, parts });
      expect((await drafts.whole(to)).document).toEqual(document);
    });

    it('is refused with everything that is wrong with it', async () => {
      const id = await drafts.prepare();
      const { document } = await drafts.whole(id);
      expect(refusalOf(await send(id, 'pas du JSON'))).toBe('422 donnees_invalides');
      const shapeless = z.parse(imported, (await send(id, { ...document, cats: 'aucune', paliers: [{}] })).body);
      expect([shapeless.document, shapeless.problems.map(({ where }) => where)]).toEqual([
        null,
        ['cats', 'paliers.0.annees', 'paliers.0.taux'],
      ]);
      const cats = document.cats.map((row) => ({ ...row, cat_title: '' }));
      const untitled = z.parse(imported, (await send(id, { ...document, cats, conges: [] })).body);
      expect([untitled.document, untitled.problems.length]).toEqual([null, 5]);
      expect(refusalOf(await send(IN_FORCE, document))).toBe('409 grille_pas_brouillon');
    });
  });

  describe('with degrees and texts as a workbook', () => {
    const workbook = async (id: number) => fileOf(await as.staff.get(`${GRIDS}/${id}/degrees`));
    const sendBook = async (id: number, file: Uint8Array | string) =>
      sendFile(as.staff, `${GRIDS}/${id}/degrees`, file);
    const changedBook = async (id: number, change: (line: Line) => Line) =>
      inColumns((await linesOf(await workbook(id))).map(change));

    it('is exported and imported unchanged', async () => {
      const id = await drafts.prepare();
      const back = z.parse(imported, (await sendBook(id, await workbook(id))).body);
      expect([back.document?.criteres, back.changes]).toEqual([(await drafts.whole(id)).document.criteres, []]);
    });

    it('shows what an edited file changes before it is stored', async () => {
      const id = await drafts.prepare();
      const file = await changedBook(id, (line) => {
        const isFirst = line['N° du critère'] === 1 && line['N° de catégorie'] === 1 && line['Degré'] === 2;
        return isFirst ? { ...line, Points: '11,5', Texte: 'Travail suivi de près.' } : line;
      });
      const { document, changes: told, problems } = z.parse(imported, (await sendBook(id, file)).body);
      expect(problems).toEqual([]);
      expect(told.map(({ text }) => plain(text))).toEqual([
        expect.stringContaining('le degré 2 passe de 10 points à 11,50 points.'),
        expect.stringContaining('le degré 2 est décrit autrement.'),
      ]);
      await drafts.post(`${id}/edit`, { version: 1, parts: { criteres: document?.criteres } });
      expect(await drafts.changes(IN_FORCE, id)).toEqual(told.map(({ text }) => plain(text)));
    });

    it('is refused with everything that is wrong with it', async () => {
      const id = await drafts.prepare();
      const file = await changedBook(id, (line) => {
        if (line['N° du critère'] === 1 && line['Degré'] === 1) return { ...line, Points: 99 };
        return line['N° du critère'] === 2 ? { ...line, 'N° du critère': 77 } : line;
      });
      const { document, problems } = z.parse(imported, (await sendBook(id, file)).body);
      expect(document).toBeNull();
      const texts = problems.map(({ text }) => plain(text));
      expect(texts).toContain('Ce critère n’est pas dans ce brouillon. Ajoutez-le d’abord à l’écran.');
      expect(texts).toContainEqual(expect.stringContaining('que le degré inférieur (99)'));
      const other = z.parse(imported, (await sendBook(id, 'Nom;Prénom\nBernard;Lucie')).body);
      expect(other.problems.map(({ text }) => text)).toEqual([expect.stringMatching(/^Colonnes manquantes/)]);
      expect(refusalOf(await sendBook(id, '%PDF-1.7'))).toBe('415 type_non_accepte');
    });
  });
});
