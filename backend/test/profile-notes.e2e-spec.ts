/** What a head notes about people, which no other account may read (ADR 108). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { profileNoteCalls, staffTransferCalls, transferCalls } from '@valorisation/contract';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { errorOf, fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { csv, importAll, IMPORT } from './support/spreadsheets.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { noteResponse, wired } from './support/wire-schemas.js';

const SECRET = 'Confidence-du-9-novembre';
const NOTES = '/v1/user/notes';

const listOf = wired(profileNoteCalls.list.answer);

describe('the notes of a head about a person', () => {
  let bench: TestBench;
  let as: RoleClients;
  let person: number;

  const add = async (text: unknown, more: object = {}, client: ApiClient = as.main) =>
    client.post(`${NOTES}/${person}`, { note_text: text, ...more });
  const change = async (id: number, body: object, client: ApiClient = as.main) =>
    client.post(`${NOTES}/change/${id}`, body);
  const remove = async (id: number, version: number, client: ApiClient = as.main) =>
    client.post(`${NOTES}/delete/${id}`, { version });
  const added = async (text: string, more: object = {}) => payloadOf(noteResponse, await add(text, more), 201);
  const listed = async () => payloadOf(listOf, await as.main.get(`${NOTES}/${person}`));
  const textsInTable = async () => {
    const { rows } = await bench.owner.query<{ content: string }>('select content from profile_note order by id');
    return rows.map(({ content }) => content);
  };

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
  });

  afterAll(async () => bench.close());

  beforeEach(async () => {
    await bench.owner.query('delete from profile_note');
    person = (await classify(as.main)).profile_id;
  });

  it('are written today, changed and deleted, the latest first', async () => {
    const { rows } = await bench.owner.query<{ today: string }>(
      `select to_char(now() at time zone 'Europe/Paris', 'YYYY-MM-DD') as today`,
    );
    const first = await added('  À former comme tutrice.\nVu en mai.  ');
    expect(first).toMatchObject({
      version: 1,
      note_text: 'À former comme tutrice.\nVu en mai.',
      note_date: rows[0]?.today,
    });
    const second = await added('Demande 80 %.');
    expect((await listed()).map(({ note_id }) => note_id)).toEqual([second.note_id, first.note_id]);
    const changed = payloadOf(noteResponse, await change(first.note_id, { note_text: 'Formée.', version: 1 }));
    expect(changed).toEqual({ ...first, version: 2, note_text: 'Formée.' });
    expect(payloadOf(noteResponse, await remove(second.note_id, 1))).toEqual(second);
    expect(await listed()).toEqual([changed]);
  });

  it('come back with their day when their deletion is undone', async () => {
    const old = await added('Vue en entretien.', { note_date: '2024-03-12' });
    await remove(old.note_id, old.version);
    const again = await added(old.note_text, { note_date: old.note_date });
    expect(await listed()).toEqual([{ ...old, note_id: again.note_id }]);
  });

  it('are refused when empty, too long, or read before another window changed them', async () => {
    for (const text of ['', '   ', undefined, 7, 'a'.repeat(4_001)]) {
      const answer = await add(text);
      expect([answer.status, fieldsOf(answer)]).toEqual([422, ['note_text']]);
    }
    expect(errorOf(await add('a'.repeat(4_001))).fields).toEqual({ note_text: 'Ce texte dépasse 4000 caractères.' });
    expect(fieldsOf(await add('a', { note_date: '2026-02-30' }))).toEqual(['note_date']);
    const { note_id } = await added('a'.repeat(4_000));
    await change(note_id, { note_text: 'Autre', version: 1 });
    for (const stale of [await change(note_id, { note_text: 'b', version: 1 }), await remove(note_id, 1)]) {
      expect(refusalOf(stale)).toBe('409 version_perimee');
      expect(errorOf(stale).message).toMatch(/^Cette note a été modifiée entre-temps/);
    }
    expect(await textsInTable()).toEqual(['Autre']);
  });

  it('are open to nobody but the head, whatever a grant opens to staff', async () => {
    const { note_id } = await added(SECRET);
    await as.main.post('/v1/user/staff-access/grant');
    const attacks = async (client: ApiClient) =>
      Promise.all([
        client.get(`${NOTES}/${person}`),
        add('Autre', {}, client),
        change(note_id, { note_text: 'Autre', version: 1 }, client),
        remove(note_id, 1, client),
      ]);
    const refused = [
      [as.anonymous, '401 session_absente'],
      [as.pending, '403 compte_non_active'],
      [as.associated, '403 acces_refuse'],
      [as.staff, '403 acces_refuse'],
      [as.admin, '403 acces_refuse'],
      [as.otherMain, '404 introuvable'],
    ] as const;
    for (const [client, refusal] of refused) {
      expect(new Set((await attacks(client)).map(refusalOf))).toEqual(new Set([refusal]));
    }
    const seen = await as.staff.get(`/admin/establishments/1/view/people/${person}`);
    expect(seen.status).toBe(200);
    const own = await as.associated.get(`/v1/user/profile/one/${person}`);
    for (const answer of [seen, own]) expect(JSON.stringify(answer.body)).not.toContain(SECRET);
    expect(await textsInTable()).toEqual([SECRET]);
  });

  it('are in the data that a head downloads, not in those of a collaborator', async () => {
    await added(SECRET);
    const data = async (client: ApiClient) => {
      const files = unzipSync((await client.get('/v1/user/download')).body as Buffer);
      return Buffer.from(files['donnees.json'] ?? []).toString();
    };
    const notes = z.object({ notes: z.array(z.looseObject({ content: z.string(), profile_id: z.int() })) });
    const { notes: held } = notes.parse(JSON.parse(await data(as.main)));
    expect(held).toMatchObject([{ content: SECRET, profile_id: person }]);
    expect(await data(as.associated)).not.toContain(SECRET);
    expect(await data(as.otherMain)).not.toContain(SECRET);
  });

  it('leave nothing in the journal, in jobs, mails or documents', async () => {
    const { note_id } = await added(SECRET);
    await change(note_id, { note_text: `${SECRET} encore`, version: 1 });
    const tables = await bench.owner.query<{ name: string }>(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
        where schemaname in ('public', 'bullmq') and tablename <> 'profile_note'`,
    );
    expect(tables.rows.length).toBeGreaterThan(20);
    for (const { name } of tables.rows) {
      const found = await bench.owner.query(`select from ${name} t where t::text like $1`, [`%${SECRET}%`]);
      expect([name, found.rowCount]).toEqual([name, 0]);
    }
    const { valors } = z
      .object({ payload: z.object({ valors: z.array(z.object({ valor_id: z.int() })) }) })
      .parse((await as.main.get(`/v1/user/profile/one/${person}`)).body).payload;
    for (const path of [
      `/v1/job/interview/print/${person}`,
      `/v1/job/print/${person}`,
      `/v1/valor/print/${valors[0]?.valor_id}`,
    ]) {
      const paper = await as.main.get(path);
      expect([path, paper.status]).toEqual([path, 200]);
      expect(JSON.stringify(paper.body)).not.toContain(SECRET);
    }
  });

  it('are deleted with the person, and stay behind when the person moves', async () => {
    await added(SECRET);
    const kept = person;
    const { profile_id, valor_id } = await classify(as.main);
    person = profile_id;
    await added('De passage');
    await as.main.post(`/v1/valor/delete/${valor_id}`, {});
    expect((await as.main.post(`/v1/user/profile/delete/${profile_id}`, {})).status).toBe(200);
    expect(await textsInTable()).toEqual([SECRET]);

    const { rows } = await bench.owner.query<{ siret: string }>('select siret from establishment where id = 2');
    const path = (of: { readonly path: string }, id: number) => of.path.replace(':id', String(id));
    const asked = await as.staff.post(path(staffTransferCalls.ask, 1), { siret: rows[0]?.siret });
    const id = z.array(z.looseObject({ id: z.int() })).parse(asked.body)[0]?.id ?? 0;
    await as.main.post(path(transferCalls.agree, id), { ids: [kept] });
    expect((await as.otherMain.post(path(transferCalls.confirm, id), {})).status).toBe(200);
    expect(payloadOf(listOf, await as.otherMain.get(`${NOTES}/${kept}`))).toEqual([]);
    expect(await textsInTable()).toEqual([]);
  });

  it('keep a person whose import is undone', async () => {
    const file = csv(
      ['Nom Prénom', 'Fonction', 'Quotité', 'Ancienneté'],
      [
        ['Notée Nina', 'Infirmière', '100 %', '01/09/2020'],
        ['Simple Sam', 'Infirmière', '100 %', '01/09/2020'],
      ],
    );
    const { import_id } = await importAll(as.main, file);
    const named = async (name: string) =>
      (await bench.owner.query<{ id: number }>('select id from profile where name = $1', [name])).rows[0]?.id;
    person = (await named('Notée Nina')) ?? 0;
    await added('À recevoir');
    expect((await as.main.post(`${IMPORT}/${import_id}/undo`, {})).status).toBe(200);
    expect(await named('Simple Sam')).toBeUndefined();
    expect((await listed()).map(({ note_text }) => note_text)).toEqual(['À recevoir']);
  });
});
