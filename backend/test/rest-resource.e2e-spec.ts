/** What the kit gives every staff resource, shown by the notes of the tests. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplication } from '@nestjs/common';
import { z } from 'zod';
import { RestResource } from '../src/platform/rest/rest-resource.js';
import { errorOf, fieldsOf, refusalOf, type Answer } from './support/api-client.js';
import { note, NoteRecord, startNotes } from './support/notes-resource.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const NOTES = '/admin/notes';

describe('a resource of the staff API', () => {
  let bench: TestBench;
  let app: INestApplication;
  let as: RoleClients;

  const read = (answer: Answer) => note.parse(answer.body);
  const create = async (body: object) => as.staff.post(NOTES, body);
  const change = async (id: number, body: object) => as.staff.call(`${NOTES}/${id}`, { method: 'PUT', body });
  const remove = async (id: number, client = as.admin) => {
    // As ra-data-simple-rest sends it.
    return client.call(`${NOTES}/${id}`, { method: 'DELETE', headers: { 'content-type': 'text/plain' } });
  };
  const titles = async (query: string): Promise<string[]> => {
    const { body } = await as.staff.get(`${NOTES}?sort=["id","ASC"]&${query}`);
    return z
      .array(note)
      .parse(body)
      .map(({ title }) => title);
  };
  const events = async (id: number) => {
    const { rows } = await bench.owner.query<{ type: string; version: number; who: string; payload: object }>(
      `select e.type, e.aggregate_version as version, a.email as who, e.payload from domain_event e
         join account a on a.id = e.actor_id where aggregate_type = 'notes' and aggregate_id = $1 order by 2`,
      [id],
    );
    return rows;
  };

  beforeAll(async () => {
    bench = await openTestBench();
    app = await startNotes(bench);
    as = await signInAll((await app.getUrl()).replace(/\/$/, ''));
    for (const [title, theme, weight, open] of [
      ['Un', 'paie', 3, true],
      ['Deux %', null, 2, true],
      ['Trois', 'congés', 1, false],
    ]) {
      await create({ title, theme, weight, open });
    }
  });

  afterAll(async () => {
    await app.close();
    await bench.close();
  });

  it('lists by sort, range and filter, and states the position of the rows', async () => {
    const page = await as.staff.get(`${NOTES}?sort=["weight","ASC"]&range=[1,2]`);
    expect(page.headers.get('content-range')).toBe('notes 1-2/3');
    expect(page.headers.get('access-control-expose-headers')).toBe('Content-Range');
    const rows = z.array(note).parse(page.body);
    expect(rows.map(({ title }) => title)).toEqual(['Deux %', 'Un']);
    // Exactly the fields of the schema.
    expect(page.body).toEqual(rows);
    expect(await titles('filter={"theme":"paie"}')).toEqual(['Un']);
    expect(await titles('filter={"theme":["congés",null]}')).toEqual(['Deux %', 'Trois']);
    expect(await titles('filter={"open":true,"weight":[1,2]}')).toEqual(['Deux %']);
    expect(await titles(`filter={"id":[${rows[0]?.id},9007199254740991]}`)).toEqual(['Deux %']);
    expect(await titles('filter={"q":"un"}')).toEqual(['Un']);
    expect(await titles(`filter=${encodeURIComponent('{"q":"%"}')}`)).toEqual(['Deux %']);
  });

  it('is exported: the filtered rows in their order, for a French spreadsheet, with an event that names the person', async () => {
    await create({ title: '=1+1;"x"', theme: 'congés', weight: 7 });
    const filter = encodeURIComponent('{"weight":[2,7],"q":"%"}');
    const file = await as.staff.get(`${NOTES}/export?sort=["weight","DESC"]&filter=${filter}`);
    expect(file.status).toBe(200);
    const day = new Intl.DateTimeFormat('fr-CA', { timeZone: 'Europe/Paris' }).format(new Date());
    expect(file.headers.get('content-disposition')).toContain(`filename="notes-${day}.csv"`);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(String(file.body)).toMatch(
      /^\uFEFFNuméro;Titre;Thème;weight;open;Version;Modifié par\r\n\d+;Deux %;;2;oui;1;[^;]+\r\n$/,
    );
    const whole = await as.staff.get(`${NOTES}/export?sort=["weight","DESC"]`);
    expect(String(whole.body).split('\r\n')[1]).toMatch(/^\d+;"'=1\+1;""x""";congés;7;oui;1;/);
    const { rows } = await bench.owner.query(
      `select a.email, e.payload from domain_event e join account a on a.id = e.actor_id
        where e.type = 'list.exported' order by e.position`,
    );
    expect(rows).toEqual([
      { email: 'staff@demo.example', payload: { resource: 'notes', fields: ['weight', 'q'], rows: 1 } },
      { email: 'staff@demo.example', payload: { resource: 'notes', fields: [], rows: 4 } },
    ]);
    for (const query of ['sort=["theme","ASC"]', 'filter={"theme":"x"}', 'filter={"colour":"x"}']) {
      expect(refusalOf(await as.staff.get(`${NOTES}/export?${query}`))).toBe('422 donnees_invalides');
    }
    expect(refusalOf(await as.main.get(`${NOTES}/export`))).toBe('403 acces_refuse');
  });

  it('is exported completely and in order when it is longer than one batch', async () => {
    // Row security binds the owner as well.
    const asStaff = async (write: string) =>
      bench.owner.query(`begin; set local app.scope = 'staff'; ${write}; commit`);
    await asStaff(`insert into note (title, sort_weight) select 'Longue x' || i, 0 from generate_series(1, 2500) i`);
    const { body } = await as.staff.get(`${NOTES}/export?sort=["id","ASC"]&filter={"weight":0}`);
    const places = String(body).matchAll(/x(\d+);/g);
    expect([...places].map(([, place]) => Number(place))).toEqual(Array.from({ length: 2_500 }, (_, i) => i + 1));
    await asStaff('delete from note where sort_weight = 0');
  });

  it('refuses a list with unknown fields', async () => {
    for (const query of [
      'sort=["theme","ASC"]',
      'range=[0,1000]',
      'filter={"theme":"x"}',
      'filter={"open":1}',
      'filter={"colour":"x"}',
      'filter={"theme":"paie","updated_by":"x"}',
      'sort=x',
    ]) {
      expect(refusalOf(await as.staff.get(`${NOTES}?${query}`))).toBe('422 donnees_invalides');
    }
    expect(refusalOf(await as.staff.get(`${NOTES}/999999`))).toBe('404 introuvable');
    expect(refusalOf(await as.staff.get(`${NOTES}/x`))).toBe('404 introuvable');
  });

  it('is created, changed and deleted with an event each: who, what, when, and no typed text', async () => {
    const made = await create({ title: 'Nadia Ferrand', weight: 4 });
    expect(made.status).toBe(201);
    const { id, ...first } = read(made);
    expect(first).toMatchObject({ theme: null, open: true, version: 1, updated_by: 'Sophie Garnier' });
    expect(read(await change(id, { title: 'Camille Roy', open: false }))).toMatchObject({ weight: 4, version: 2 });
    expect(read(await remove(id))).toMatchObject({ id, title: 'Camille Roy' });
    expect(refusalOf(await as.staff.get(`${NOTES}/${id}`))).toBe('404 introuvable');
    const [staff, admin] = ['staff@demo.example', 'admin@demo.example'];
    expect(await events(id)).toEqual([
      {
        type: 'record.created',
        version: 1,
        who: staff,
        payload: { fields: ['title', 'weight', 'open'], before: {}, after: { weight: 4, open: true } },
      },
      {
        type: 'record.changed',
        version: 2,
        who: staff,
        payload: { fields: ['title', 'open'], before: { open: true }, after: { open: false } },
      },
      {
        type: 'record.deleted',
        version: 3,
        who: admin,
        payload: { fields: ['title', 'weight', 'open'], before: { weight: 4, open: false }, after: {} },
      },
    ]);
  });

  it('stays as it is, without an event, after a change without effect', async () => {
    const { id } = read(await create({ title: 'Calme', weight: 1 }));
    expect(read(await change(id, { title: 'Calme', version: 1 })).version).toBe(1);
    expect(await events(id)).toHaveLength(1);
  });

  it('refuses a change of an older version and returns the present one; without a version it accepts it', async () => {
    const { id } = read(await create({ title: 'Suivie', weight: 1 }));
    expect((await change(id, { weight: 2, version: 1 })).status).toBe(200);
    const late = await change(id, { weight: 9, version: 1 });
    expect(refusalOf(late)).toBe('409 version_perimee');
    expect(errorOf(late)).toMatchObject({ version: 2, message: expect.stringContaining('modifié entre-temps') });
    expect(read(await change(id, { weight: 3 })).version).toBe(3);
  });

  it('accepts one of several writers of the same version', async () => {
    const { id } = read(await create({ title: 'Disputée', weight: 1 }));
    const answers = await Promise.all([2, 3, 4, 5].map(async (weight) => change(id, { weight, version: 1 })));
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['200', '409', '409', '409']);
    expect((await events(id)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('refuses values that the schema or the record forbids, each by its field', async () => {
    const { id } = read(await create({ title: 'Mesurée', weight: 5 }));
    const tooLong = 'x'.repeat(41);
    expect(fieldsOf(await create({ title: tooLong, theme: 'x' })).sort()).toEqual(['theme', 'title', 'weight']);
    expect(errorOf(await change(id, { title: tooLong })).fields).toEqual({ title: 'Ce texte dépasse 40 caractères.' });
    expect(fieldsOf(await change(id, { weight: 4 }))).toEqual(['weight']);
    expect(refusalOf(await change(999_999, { weight: 9 }))).toBe('404 introuvable');
    expect(await events(id)).toHaveLength(1);
  });

  it('refuses by its field a value that must be unique and is taken', async () => {
    await create({ title: 'Unique', weight: 1 });
    const { id } = read(await create({ title: 'Autre', weight: 1 }));
    for (const refused of [await create({ title: 'Unique', weight: 1 }), await change(id, { title: 'Unique' })]) {
      expect([refused.status, errorOf(refused).fields]).toEqual([422, { title: 'Cette valeur est déjà prise.' }]);
    }
    expect(await events(id)).toHaveLength(1);
  });

  it('cannot be deleted while another row refers to it', async () => {
    const { id } = read(await create({ title: 'Citée', weight: 1 }));
    await bench.owner.query('insert into note_use values ($1)', [id]);
    expect(refusalOf(await remove(id))).toBe('409 encore_utilise');
    await bench.owner.query('delete from note_use');
    expect((await remove(id)).status).toBe(200);
  });

  it('is open exactly to those whom the rule of each act names', async () => {
    const { id } = read(await create({ title: 'Gardée', weight: 1 }));
    expect(refusalOf(await remove(id, as.staff))).toBe('403 acces_refuse');
    for (const [client, refusal] of [
      [as.main, '403 acces_refuse'],
      [as.pending, '403 compte_non_active'],
      [as.anonymous, '401 session_absente'],
    ] as const) {
      const tries = [
        await client.get(NOTES),
        await client.get(`${NOTES}/${id}`),
        await client.post(NOTES, { title: 'x', weight: 1 }),
        await client.call(`${NOTES}/${id}`, { method: 'PUT', body: { weight: 7 } }),
        await remove(id, client),
      ];
      expect(tries.map(refusalOf)).toEqual(tries.map(() => refusal));
    }
    expect(read(await as.staff.get(`${NOTES}/${id}`)).weight).toBe(1);
  });

  it('does not load with a field that its table lacks, and names it', () => {
    const answer = note.extend({ colour: z.string() });
    const from = { weight: 'weight', updated_by: 'updatedBy', colour: 'colour' };
    const wrong: object = {
      name: 'x',
      title: 'x',
      entity: NoteRecord,
      answer,
      from,
      sorts: ['id'],
      access: { read: 'staff' },
    };
    expect(() => RestResource(wrong as Parameters<typeof RestResource>[0])).toThrow(
      'NoteRecord has no column for the field colour',
    );
  });
});
