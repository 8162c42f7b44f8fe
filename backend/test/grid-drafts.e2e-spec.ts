import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { draftDocument, gridVersion, staffGridCalls, wholeGrid } from '@valorisation/contract';
import { errorOf, fieldsOf, refusalOf, type ApiClient } from './support/api-client.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { csv, fileOf, linesOf, send as sendFile, type Line } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const GRIDS = '/admin/grids';
const PAST = 1;
const IN_FORCE = 2;

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

const head = staffGridCalls.prepare.answer;
const imported = staffGridCalls.importFile.answer;
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('a draft of the grid', () => {
  let bench: TestBench;
  let as: RoleClients;

  const post = async (path: string, body: object, client: ApiClient = as.staff) =>
    client.call(`${GRIDS}/${path}`, { method: 'POST', body });
  const prepare = async (from = IN_FORCE, title = 'Négociation de 2027') => {
    const answer = await post(`${from}/draft`, { title, effective_on: '2027-01-01' });
    expect(answer.status).toBe(201);
    return z.parse(head, answer.body).id;
  };
  const whole = async (id: number) => z.parse(wholeGrid, (await as.staff.get(`${GRIDS}/${id}/document`)).body);
  const listed = async (id: number) => z.parse(gridVersion, (await as.staff.get(`${GRIDS}/${id}`)).body);
  const changes = async (before: number, after: number) => {
    const { body } = await as.staff.get(`${GRIDS}/${before}/difference/${after}`);
    const { payload } = z.object({ payload: z.array(z.object({ texte: z.string() })) }).parse(body);
    return payload.map(({ texte }) => plain(texte));
  };
  const params = async (id: number, values: Readonly<Record<string, string>>) =>
    (await whole(id)).document.params.map((row) => ({
      ...row,
      param_value: values[row.param_title] ?? row.param_value,
    }));

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
  });

  afterAll(async () => bench.close());

  it('is prepared from any version, whose words and values it has', async () => {
    const id = await prepare(PAST);
    const [draft, base] = [await whole(id), await whole(PAST)];
    expect(draft.document).toEqual(base.document);
    expect(draft.problems).toEqual([]);
    expect(await listed(id)).toMatchObject({
      status: 'draft',
      title: 'Négociation de 2027',
      effective_on: '2027-01-01',
      based_on: PAST,
      based_on_day: '2023-08-01',
      version: 1,
      confirmed: false,
      created_by: 'Sophie Garnier',
      updated_by: 'Sophie Garnier',
    });
    expect(await changes(PAST, id)).toEqual([]);
  });

  it('is edited part by part, each change raising its version and told by the journal without its values', async () => {
    const id = await prepare();
    const edit = await post(`${id}/edit`, {
      version: 1,
      parts: { params: await params(id, { valeur_point: '21.10' }) },
    });
    expect(z.parse(head, edit.body)).toEqual({ id, version: 2, problems: [] });
    // What nobody types follows: param, and param_smic by rule 12.
    const typed = (await whole(id)).document.params.map((row) => [row.param_title, row.param_value]);
    expect(typed).toEqual(
      expect.arrayContaining([
        ['param', '0.2110'],
        ['param_smic', '106200'],
      ]),
    );
    expect(await changes(IN_FORCE, id)).toEqual([
      'La valeur du point passe de 20,80 € à 21,10 € par an.',
      'Le plancher de branche reste à 1 053 points, et passe de 1 825,20 € à 1 851,53 € par mois à temps plein.',
    ]);
    await post(`${id}/edit`, { version: 2, title: 'Négociation de janvier', effective_on: '2027-02-01' });
    expect(await listed(id)).toMatchObject({ version: 3, title: 'Négociation de janvier', effective_on: '2027-02-01' });
    const { body } = await as.staff.get(`/admin/events?filter={"kind":"grid","thing_id":${id}}&sort=["id","ASC"]`);
    const lines = z.array(z.object({ type: z.string(), actor: z.string(), fields: z.unknown(), after: z.unknown() }));
    expect(lines.parse(body)).toEqual([
      {
        type: 'grid.draft-created',
        actor: 'Sophie Garnier',
        fields: [],
        after: { basedOn: IN_FORCE, restores: null, effectiveOn: '2027-01-01' },
      },
      {
        type: 'grid.draft-edited',
        actor: 'Sophie Garnier',
        fields: ['params'],
        after: { version: 2, changes: 2, effectiveOn: '2027-01-01' },
      },
      {
        type: 'grid.draft-edited',
        actor: 'Sophie Garnier',
        fields: ['title', 'effectiveOn'],
        after: { version: 3, changes: 0, effectiveOn: '2027-02-01' },
      },
    ]);
  });

  it('stays as it is, and the journal silent, where a save changes nothing', async () => {
    const id = await prepare();
    const { document, title } = await whole(id);
    const { source: _, ...parts } = document;
    const answer = await post(`${id}/edit`, { version: 1, title, parts });
    expect(z.parse(head, answer.body).version).toBe(1);
  });

  it('is never written over by who has read an older version of it', async () => {
    const id = await prepare();
    await post(`${id}/edit`, { version: 1, title: 'De l’une' });
    const late = await post(`${id}/edit`, { version: 1, title: 'De l’autre' }, as.admin);
    expect(refusalOf(late)).toBe('409 version_perimee');
    expect(errorOf(late)).toMatchObject({ version: 2 });
    expect(refusalOf(await post(`${id}/discard`, { version: 1 }))).toBe('409 version_perimee');
    expect(await listed(id)).toMatchObject({ title: 'De l’une', version: 2 });
  });

  it('is saved with its problems, which are told all at once in the branch’s words', async () => {
    const id = await prepare();
    const { document } = await whole(id);
    const metiers = document.metiers.map((row) =>
      row.metier_id === 1 ? { ...row, metier_c1: 9, metier_title: '' } : row,
    );
    const answer = await post(`${id}/edit`, {
      version: 1,
      parts: { metiers, params: await params(id, { valeur_point: '0,2' }) },
    });
    const { problems } = z.parse(head, answer.body);
    expect(problems.map(({ part, place, field, warning }) => [part, place, field, warning])).toEqual([
      ['params', 2, 'param_value', false],
      ['metiers', 0, 'metier_title', false],
      ['metiers', 0, 'metier_c1', false],
    ]);
    expect(plain(problems[2]?.text ?? '')).toBe(
      'Le degré 9 n’existe pas pour le critère « Autonomie responsabilisante » dans la catégorie de cette fonction.',
    );
    // It is held against another version all the same.
    expect(await changes(IN_FORCE, id)).toContain(
      'Les degrés prévus de la fonction «  » changent : Autonomie responsabilisante.',
    );
  });

  it('takes only what has the form of a grid', async () => {
    const id = await prepare();
    const wrong = await post(`${id}/edit`, { version: 1, parts: { cats: [{ cat_id: 'un' }] } });
    expect([refusalOf(wrong), fieldsOf(wrong)]).toEqual(['422 donnees_invalides', ['parts']]);
    const untitled = await post(`${IN_FORCE}/draft`, { title: '  ', effective_on: '2027-13-01' });
    expect(fieldsOf(untitled).toSorted()).toEqual(['effective_on', 'title']);
  });

  it('is thrown away for good; what came into force never is, nor edited', async () => {
    const id = await prepare();
    const child = await prepare(id, 'À partir du brouillon');
    expect((await post(`${id}/discard`, { version: 1 })).status).toBe(200);
    expect(refusalOf(await as.staff.get(`${GRIDS}/${id}/document`))).toBe('404 introuvable');
    expect(await listed(child)).toMatchObject({ based_on: null });
    for (const published of [PAST, IN_FORCE]) {
      expect(refusalOf(await post(`${published}/edit`, { version: 1, title: 'Autre' }))).toBe('409 grille_publiee');
      expect(refusalOf(await post(`${published}/discard`, { version: 1 }, as.admin))).toBe('409 grille_publiee');
    }
  });

  it('with a new point value and floor alone is one form', async () => {
    const body = { title: 'Valeurs de 2027', effective_on: '2027-01-01', point_value: '21,30', branch_floor: 1060 };
    const answer = await post('amounts', body);
    const { id, problems } = z.parse(head, answer.body);
    expect([answer.status, problems]).toEqual([201, []]);
    expect(await changes(IN_FORCE, id)).toEqual([
      'La valeur du point passe de 20,80 € à 21,30 € par an.',
      'Le plancher de branche passe de 1 053 points à 1 060 points, de 1 825,20 € à 1 881,50 € par mois à temps plein.',
    ]);
    const wrong = await post('amounts', { ...body, point_value: '2130', branch_floor: 10.5 });
    expect(fieldsOf(wrong).toSorted()).toEqual(['branch_floor', 'point_value']);
  });

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

    it('goes out and comes back the same, into another draft too', async () => {
      const [from, to] = [await prepare(PAST), await prepare()];
      const { document } = await whole(from);
      const same = z.parse(imported, (await send(from, await exported(from))).body);
      expect([same.document, same.changes, same.problems]).toEqual([document, [], []]);
      const other = z.parse(imported, (await send(to, await exported(PAST))).body);
      expect(other.changes.map(({ text }) => plain(text))).toContain(
        'La valeur du point passe de 20,80 € à 20,59 € par an.',
      );
      // Nothing is kept before somebody says so.
      expect((await whole(to)).version).toBe(1);
      const { source: _, ...parts } = z.parse(draftDocument, other.document);
      await post(`${to}/edit`, { version: 1, parts });
      expect((await whole(to)).document).toEqual(document);
    });

    it('is refused with everything that is wrong with it', async () => {
      const id = await prepare();
      const { document } = await whole(id);
      expect(refusalOf(await send(id, 'pas du JSON'))).toBe('422 donnees_invalides');
      const shapeless = z.parse(imported, (await send(id, { ...document, cats: 'aucune', paliers: [{}] })).body);
      expect([shapeless.document, shapeless.problems.map(({ where }) => where)]).toEqual([
        null,
        ['cats', 'paliers.0.annees', 'paliers.0.taux'],
      ]);
      const cats = document.cats.map((row) => ({ ...row, cat_title: '' }));
      const untitled = z.parse(imported, (await send(id, { ...document, cats, conges: [] })).body);
      expect([untitled.document, untitled.problems.length]).toEqual([null, 5]);
      expect(refusalOf(await send(IN_FORCE, document))).toBe('409 grille_publiee');
    });
  });

  describe('of which degrees and texts are a workbook', () => {
    const workbook = async (id: number) => fileOf(await as.staff.get(`${GRIDS}/${id}/degrees`));
    const sendBook = async (id: number, file: Uint8Array | string) =>
      sendFile(as.staff, `${GRIDS}/${id}/degrees`, file);
    const changedBook = async (id: number, change: (line: Line) => Line) =>
      inColumns((await linesOf(await workbook(id))).map(change));

    it('goes out and comes back the same', async () => {
      const id = await prepare();
      const back = z.parse(imported, (await sendBook(id, await workbook(id))).body);
      expect([back.document?.criteres, back.changes]).toEqual([(await whole(id)).document.criteres, []]);
    });

    it('shows what an edited file changes before it is kept', async () => {
      const id = await prepare();
      const file = await changedBook(id, (line) => {
        const isFirst = line['N° du critère'] === 1 && line['N° de catégorie'] === 1 && line['Degré'] === 2;
        return isFirst ? { ...line, Points: '11,5', Texte: 'Travail suivi de près.' } : line;
      });
      const { document, changes: told, problems } = z.parse(imported, (await sendBook(id, file)).body);
      expect(problems).toEqual([]);
      expect(told.map(({ text }) => plain(text))).toEqual([
        expect.stringContaining('le degré 2 passe de 10,00 points à 11,50 points.'),
        expect.stringContaining('le degré 2 est décrit autrement.'),
      ]);
      await post(`${id}/edit`, { version: 1, parts: { criteres: document?.criteres } });
      expect(await changes(IN_FORCE, id)).toEqual(told.map(({ text }) => plain(text)));
    });

    it('is refused with everything that is wrong with it', async () => {
      const id = await prepare();
      const file = await changedBook(id, (line) => {
        if (line['N° du critère'] === 1 && line['Degré'] === 1) return { ...line, Points: 99 };
        return line['N° du critère'] === 2 ? { ...line, 'N° du critère': 77 } : line;
      });
      const { document, problems } = z.parse(imported, (await sendBook(id, file)).body);
      expect(document).toBeNull();
      const texts = problems.map(({ text }) => plain(text));
      expect(texts).toContain('Ce critère n’est pas dans ce brouillon. Ajoutez-le d’abord à l’écran.');
      expect(texts).toContainEqual(expect.stringContaining('moins que le degré inférieur (99,00)'));
      const other = z.parse(imported, (await sendBook(id, 'Nom;Prénom\nBernard;Lucie')).body);
      expect(other.problems.map(({ text }) => text)).toEqual([expect.stringMatching(/^Colonnes manquantes/)]);
      expect(refusalOf(await sendBook(id, '%PDF-1.7'))).toBe('415 type_non_accepte');
    });
  });

  it('is staff’s and admins’ to work on, and nobody else’s', async () => {
    const id = await prepare();
    const acts: (readonly [string, (client: ApiClient) => Promise<Parameters<typeof refusalOf>[0]>])[] = [
      ['document', async (client) => client.get(`${GRIDS}/${id}/document`)],
      ['file', async (client) => client.get(`${GRIDS}/${id}/file`)],
      ['degrees', async (client) => client.get(`${GRIDS}/${id}/degrees`)],
      ['draft', async (client) => post(`${id}/draft`, { title: 'Autre', effective_on: '2027-01-01' }, client)],
      ['edit', async (client) => post(`${id}/edit`, { version: 1 }, client)],
      ['discard', async (client) => post(`${id}/discard`, { version: 9 }, client)],
    ];
    for (const [name, act] of acts) {
      expect([name, refusalOf(await act(as.anonymous))]).toEqual([name, '401 session_absente']);
      for (const member of [as.main, as.associated]) {
        expect([name, refusalOf(await act(member))]).toEqual([name, '403 acces_refuse']);
      }
      for (const worker of [as.staff, as.admin]) {
        expect((await act(worker)).status).toBe(name === 'discard' ? 409 : name === 'draft' ? 201 : 200);
      }
    }
  });
});
