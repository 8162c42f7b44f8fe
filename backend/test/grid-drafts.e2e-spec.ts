import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { errorOf, fieldsOf, refusalOf, type ApiClient } from './support/api-client.js';
import { draftHead, DraftBench, GRIDS, IN_FORCE, PAST, plain } from './support/grid-drafts.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

describe('a draft of the grid', () => {
  let bench: TestBench;
  let as: RoleClients;
  let drafts: DraftBench;

  const params = async (id: number, values: Readonly<Record<string, string>>) =>
    (await drafts.whole(id)).document.params.map((row) => ({
      ...row,
      param_value: values[row.param_title] ?? row.param_value,
    }));

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
    drafts = new DraftBench(as.staff);
  });

  afterAll(async () => bench.close());

  it('starts from any version, with its words and values', async () => {
    const id = await drafts.prepare(PAST);
    const [draft, base] = [await drafts.whole(id), await drafts.whole(PAST)];
    expect(draft.document).toEqual(base.document);
    expect(draft.problems).toEqual([]);
    expect(await drafts.listed(id)).toMatchObject({
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
    expect(await drafts.changes(PAST, id)).toEqual([]);
  });

  it('that cannot be read is still saved and reported where it would be computed, and hidden from the public', async () => {
    const id = await drafts.prepare();
    const edit = await drafts.post(`${id}/edit`, {
      version: 1,
      parts: { catpars: [{ catpar_id: 1, catpar_title: '' }] },
    });
    expect(z.parse(draftHead, edit.body).problems).not.toEqual([]);
    for (const path of ['reference', 'proof']) {
      expect(refusalOf(await as.admin.get(`${GRIDS}/${id}/${path}`))).toBe('409 grille_illisible');
    }
    for (const path of ['', '/pack', '/publicodes']) {
      expect(refusalOf(await as.main.get(`/v1/grids/${id}${path}`))).toBe('404 introuvable');
    }
  });

  it('is edited part by part; each change raises its version and is recorded without its values', async () => {
    const id = await drafts.prepare();
    const edit = await drafts.post(`${id}/edit`, {
      version: 1,
      parts: { params: await params(id, { valeur_point: '21.10' }) },
    });
    expect(z.parse(draftHead, edit.body)).toEqual({ id, version: 2, problems: [] });
    // Computed values follow: param, and param_smic by rule 12.
    const typed = (await drafts.whole(id)).document.params.map((row) => [row.param_title, row.param_value]);
    expect(typed).toEqual(
      expect.arrayContaining([
        ['param', '0.2110'],
        ['param_smic', '106200'],
      ]),
    );
    expect(await drafts.changes(IN_FORCE, id)).toEqual([
      'La valeur du point passe de 20,80 € à 21,10 € par an.',
      'Le plancher de branche reste à 1 053 points, et passe de 1 825,20 € à 1 851,53 € par mois à temps plein.',
    ]);
    await drafts.post(`${id}/edit`, { version: 2, title: 'Négociation de janvier', effective_on: '2027-02-01' });
    expect(await drafts.listed(id)).toMatchObject({
      version: 3,
      title: 'Négociation de janvier',
      effective_on: '2027-02-01',
    });
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

  it('cannot precede a version in force: an earlier day is refused when it starts and later', async () => {
    const early = { effective_on: '2024-08-31' };
    const begun = await as.staff.post(`${GRIDS}/${IN_FORCE}/draft`, { title: 'Trop tôt', ...early });
    const id = await drafts.prepare();
    const edited = await drafts.post(`${id}/edit`, { version: 1, ...early });
    for (const answer of [begun, edited]) {
      expect([refusalOf(answer), errorOf(answer).fields]).toEqual([
        '422 donnees_invalides',
        { effective_on: expect.stringContaining('depuis le 01/09/2024') },
      ]);
    }
    await drafts.post(`${id}/edit`, { version: 1, effective_on: '2024-09-01' });
    expect(await drafts.listed(id)).toMatchObject({ version: 2, effective_on: '2024-09-01' });
  });

  it('stays unchanged, without an event, when a save changes nothing', async () => {
    const id = await drafts.prepare();
    const { document, title } = await drafts.whole(id);
    const { source: _, ...parts } = document;
    const answer = await drafts.post(`${id}/edit`, { version: 1, title, parts });
    expect(z.parse(draftHead, answer.body).version).toBe(1);
  });

  it('cannot be overwritten by a writer who has read an older version', async () => {
    const id = await drafts.prepare();
    await drafts.post(`${id}/edit`, { version: 1, title: 'De l’une' });
    const late = await drafts.post(`${id}/edit`, { version: 1, title: 'De l’autre' }, as.admin);
    expect(refusalOf(late)).toBe('409 version_perimee');
    expect(errorOf(late)).toMatchObject({ version: 2 });
    expect(refusalOf(await drafts.post(`${id}/discard`, { version: 1 }))).toBe('409 version_perimee');
    expect(await drafts.listed(id)).toMatchObject({ title: 'De l’une', version: 2 });
  });

  it('is saved with its problems, which are listed together in the branch’s words', async () => {
    const id = await drafts.prepare();
    const { document } = await drafts.whole(id);
    const metiers = document.metiers.map((row) =>
      row.metier_id === 1 ? { ...row, metier_c1: 9, metier_title: '' } : row,
    );
    const answer = await drafts.post(`${id}/edit`, {
      version: 1,
      parts: { metiers, params: await params(id, { valeur_point: '0,2' }) },
    });
    const { problems } = z.parse(draftHead, answer.body);
    expect(problems.map(({ part, place, field, warning }) => [part, place, field, warning])).toEqual([
      ['params', 2, 'param_value', false],
      ['metiers', 0, 'metier_title', false],
      ['metiers', 0, 'metier_c1', false],
    ]);
    expect(plain(problems[2]?.text ?? '')).toBe(
      'Le degré 9 n’existe pas pour le critère « Autonomie responsabilisante » dans la catégorie de cette fonction.',
    );
    // It can still be compared with another version.
    expect(await drafts.changes(IN_FORCE, id)).toContain(
      'Les degrés prévus de la fonction «  » changent : Autonomie responsabilisante.',
    );
  });

  it('accepts only the form of a grid', async () => {
    const id = await drafts.prepare();
    const wrong = await drafts.post(`${id}/edit`, { version: 1, parts: { cats: [{ cat_id: 'un' }] } });
    expect([refusalOf(wrong), fieldsOf(wrong)]).toEqual(['422 donnees_invalides', ['parts']]);
    const untitled = await drafts.post(`${IN_FORCE}/draft`, { title: '  ', effective_on: '2027-13-01' });
    expect(fieldsOf(untitled).toSorted()).toEqual(['effective_on', 'title']);
  });

  it('is deleted for good; a version that came into force can be neither deleted nor edited', async () => {
    const id = await drafts.prepare();
    const child = await drafts.prepare(id, 'À partir du brouillon');
    expect((await drafts.post(`${id}/discard`, { version: 1 })).status).toBe(200);
    expect(refusalOf(await as.staff.get(`${GRIDS}/${id}/document`))).toBe('404 introuvable');
    expect(await drafts.listed(child)).toMatchObject({ based_on: null });
    for (const published of [PAST, IN_FORCE]) {
      expect(refusalOf(await drafts.post(`${published}/edit`, { version: 1, title: 'Autre' }))).toBe(
        '409 grille_pas_brouillon',
      );
      expect(refusalOf(await drafts.post(`${published}/discard`, { version: 1 }, as.admin))).toBe(
        '409 grille_pas_brouillon',
      );
    }
  });

  it('with only a new point value and floor takes one form', async () => {
    const body = { title: 'Valeurs de 2027', effective_on: '2027-01-01', point_value: '21,30', branch_floor: 1060 };
    const answer = await drafts.post('amounts', body);
    const { id, problems } = z.parse(draftHead, answer.body);
    expect([answer.status, problems]).toEqual([201, []]);
    expect(await drafts.changes(IN_FORCE, id)).toEqual([
      'La valeur du point passe de 20,80 € à 21,30 € par an.',
      'Le plancher de branche passe de 1 053 points à 1 060 points, de 1 825,20 € à 1 881,50 € par mois à temps plein.',
    ]);
    const wrong = await drafts.post('amounts', { ...body, point_value: '2130', branch_floor: 10.5 });
    expect(fieldsOf(wrong).toSorted()).toEqual(['branch_floor', 'point_value']);
  });

  it('can be edited by staff and admins only', async () => {
    const id = await drafts.prepare();
    const acts: (readonly [string, (client: ApiClient) => Promise<Parameters<typeof refusalOf>[0]>])[] = [
      ['document', async (client) => client.get(`${GRIDS}/${id}/document`)],
      ['file', async (client) => client.get(`${GRIDS}/${id}/file`)],
      ['degrees', async (client) => client.get(`${GRIDS}/${id}/degrees`)],
      ['draft', async (client) => drafts.post(`${id}/draft`, { title: 'Autre', effective_on: '2027-01-01' }, client)],
      ['edit', async (client) => drafts.post(`${id}/edit`, { version: 1 }, client)],
      ['discard', async (client) => drafts.post(`${id}/discard`, { version: 9 }, client)],
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
