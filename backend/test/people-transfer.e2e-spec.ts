/** People move to another establishment: staff ask, the source's head chooses, the target's head confirms (ADR 100). */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { staffTransferCalls, transferCalls } from '@valorisation/contract';
import { z } from 'zod';
import { payloadOf, refusalOf, fieldsOf, type ApiClient } from './support/api-client.js';
import { classify, limit, valuationOf, type ValuationDetail } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { openLiveStream } from './support/live-stream.js';
import { mailsOf } from './support/member-records.js';
import { emailOf, signInAll, type RoleClients } from './support/role-clients.js';
import { SetClock } from './support/set-clock.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { wired } from './support/wire-schemas.js';

const openOf = wired(transferCalls.list.answer);
const peopleOf = wired(transferCalls.people.answer);
const staffOf = z.array(z.object({ id: z.int(), state: z.string(), people: z.int().nullable() }));

describe('people who move to another establishment', () => {
  const clock = new SetClock();
  let bench: TestBench;
  let as: RoleClients;
  let sirets: readonly string[];
  let names: readonly string[];

  const path = (of: { readonly path: string }, id: number) => of.path.replace(':id', String(id));
  const ask = async (client: ApiClient = as.staff, source = 1, siret = sirets[1]) =>
    client.post(path(staffTransferCalls.ask, source), { siret });
  const listed = async (source = 1) => staffOf.parse((await as.staff.get(path(staffTransferCalls.list, source))).body);
  /** Asks for a transfer from the first establishment to the second one. */
  const asked = async (): Promise<number> => staffOf.parse((await ask()).body)[0]?.id ?? 0;
  const agree = async (id: number, ids: readonly number[], client = as.main) =>
    client.post(path(transferCalls.agree, id), { ids });
  const confirm = async (id: number, body: object = {}, client = as.otherMain) =>
    client.post(path(transferCalls.confirm, id), body);
  const refuse = async (id: number, client: ApiClient) => client.post(path(transferCalls.refuse, id), {});
  const waiting = async (client = as.main) => payloadOf(openOf, await client.get('/v1/transfers'));
  const coming = async (id: number) => payloadOf(peopleOf, await as.otherMain.get(path(transferCalls.people, id)));
  const agreed = async (...people: readonly ValuationDetail[]): Promise<number> => {
    const id = await asked();
    const ids = people.map(({ profile_id }) => profile_id);
    expect((await agree(id, ids)).status).toBe(200);
    return id;
  };
  const establishmentOf = async ({ profile_id }: ValuationDetail): Promise<number | undefined> => {
    const { rows } = await bench.owner.query<{ id: number }>(
      'select establishment_id as id from profile where id = $1',
      [profile_id],
    );
    return rows[0]?.id;
  };

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi({ clock }));
    const { rows } = await bench.owner.query<{ siret: string; name: string }>(
      'select siret, company_name as name from establishment order by id',
    );
    sirets = rows.map(({ siret }) => siret);
    names = rows.map(({ name }) => name);
  });

  afterAll(async () => bench.close());

  it('are asked for by staff, between two establishments that have heads', async () => {
    for (const client of [as.main, as.otherMain, as.associated])
      expect(refusalOf(await ask(client))).toBe('403 acces_refuse');
    expect(refusalOf(await ask(as.staff, 999))).toBe('404 introuvable');
    for (const siret of [sirets[0], '11122233300000']) {
      expect(fieldsOf(await ask(as.staff, 1, siret))).toEqual(['siret']);
    }
    const id = await asked();
    expect(refusalOf(await ask())).toBe('409 transfert_ouvert');
    const mails = await mailsOf(bench.owner, emailOf('main'));
    expect(mails.map(({ kind }) => kind)).toEqual(['transfer-waiting']);
    expect(mails[0]?.data).toMatchObject({ leaving: true, companyName: names[0], otherName: names[1] });
    expect(await waiting()).toMatchObject([
      { transfer_id: id, side: 'source', state: 'asked', people: null, siret: sirets[1], other_wage: false },
    ]);
    expect((await as.staff.post(path(staffTransferCalls.withdraw, id), {})).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect((await listed()).map(({ state }) => state)).toEqual(['withdrawn']);
  });

  it('do not move before both heads have agreed, each for its own side', async () => {
    const person = await classify(as.main);
    const id = await asked();
    const others = [as.associated, as.staff, as.admin, as.pending];
    for (const client of others) expect(refusalOf(await agree(id, [person.profile_id], client))).toMatch(/^403/);
    expect(refusalOf(await agree(id, [person.profile_id], as.otherMain))).toBe('404 introuvable');
    expect(refusalOf(await confirm(id))).toBe('409 transfert_clos');
    expect(refusalOf(await as.otherMain.get(path(transferCalls.people, id)))).toBe('404 introuvable');
    const foreign = await classify(as.otherMain);
    expect(refusalOf(await agree(id, [foreign.profile_id]))).toBe('404 introuvable');
    expect((await agree(id, [person.profile_id])).status).toBe(200);
    expect(refusalOf(await agree(id, [person.profile_id]))).toBe('409 transfert_clos');
    expect(refusalOf(await as.main.get(path(transferCalls.people, id)))).toBe('404 introuvable');
    for (const client of others) expect(refusalOf(await confirm(id, {}, client))).toMatch(/^403/);
    expect(refusalOf(await confirm(id, {}, as.main))).toBe('404 introuvable');
    expect(await establishmentOf(person)).toBe(1);
    expect((await refuse(id, as.otherMain)).status).toBe(200);
    expect(refusalOf(await confirm(id))).toBe('409 transfert_clos');
    const refused = await refuse(id, as.main);
    expect(refusalOf(refused)).toBe('409 transfert_clos');
    expect(JSON.stringify(refused.body)).toContain('L’une des deux directions a refusé ce transfert.');
  });

  it('come with everything that is theirs, and the same amounts', async () => {
    const open = await classify(as.main, { valor_data: { 1: { c: 2, reason: 'Accueil' }, 2: { c: 2 }, 3: { c: 2 } } });
    const limited = await limit(as.main, (await classify(as.main, { profile_id: open.profile_id })).valor_id);
    const journal = `/v1/valor/${open.valor_id}/journal`;
    const stayed = await classify(as.main);
    const before = await valuationOf(as.main, open.valor_id);
    await bench.owner.query(
      `insert into print_file (establishment_id, content_key, storage_key, media_type, byte_length, sha256, created_at)
       values (1, 'key', 'print/key.pdf', 'application/pdf', 1, repeat('0', 64), now())`,
    );
    const streams = await Promise.all([as.main, as.otherMain].map(async (client) => openLiveStream(client)));
    const id = await agreed(open);
    expect((await confirm(id)).status).toBe(200);

    // Its author has no account here.
    const expected = JSON.stringify({ ...before, valor_own: false });
    expect(await valuationOf(as.otherMain, open.valor_id)).toEqual(
      JSON.parse(expected.replaceAll('Claire Morvan', 'ancien collaborateur')),
    );
    expect(await valuationOf(as.otherMain, limited.valor_id)).toMatchObject({ valor_visible: 0 });
    expect(JSON.stringify((await as.otherMain.get(journal)).body)).toContain('valuation.completed');
    for (const gone of [`/v1/valor/${open.valor_id}`, `/v1/user/profile/one/${open.profile_id}`, journal]) {
      expect(refusalOf(await as.main.get(gone))).toBe('404 introuvable');
    }
    expect(await establishmentOf(stayed)).toBe(1);
    expect(await bench.journalDifferences()).toEqual([]);
    expect((await bench.owner.query('select from print_file where establishment_id = 1')).rowCount).toBe(0);
    await eventually(async () => {
      expect(streams.map(({ changes }) => changes.map(({ type }) => type).at(-1))).toEqual([
        'transfer.done',
        'profile.moved',
      ]);
      expect(streams[1]?.changes.map(({ type }) => type)).toContain('transfer.offered');
    });
    for (const stream of streams) stream.close();
    expect(await listed()).toMatchObject([{ id, state: 'done', people: 1 }, {}, {}]);
  });

  it('get a new name and number where theirs are taken', async () => {
    const [there, here] = [
      await classify(as.otherMain, { profile_name: 'Roux Anne' }),
      await classify(as.main, { profile_name: 'ROUX Anne' }),
    ];
    const accent = await classify(as.main, { profile_name: 'Roux Anné' });
    await bench.owner.query(`update profile set matricule = 'A1' where id = any($1)`, [
      [there.profile_id, accent.profile_id],
    ]);
    const id = await agreed(here, accent);
    const marks = (await coming(id)).map((one) => [
      one.profile_name,
      one.profile_name_taken,
      one.profile_matricule,
      one.profile_matricule_taken,
    ]);
    expect(marks).toEqual([
      ['ROUX Anne', true, null, false],
      ['Roux Anné', false, 'A1', true],
    ]);
    const field = `names.${here.profile_id}`;
    for (const name of ['', 'roux anne', 'roux anné']) {
      expect(fieldsOf(await confirm(id, { names: { [here.profile_id]: name } }))).toEqual([field]);
    }
    const names = { [here.profile_id]: 'Roux Anne (CFA)' };
    expect(fieldsOf(await confirm(id, { names, matricules: { [accent.profile_id]: 'A1' } }))).toEqual([
      `matricules.${accent.profile_id}`,
    ]);
    expect(await establishmentOf(here)).toBe(1);
    expect((await confirm(id, { names: { ...names, [accent.profile_id]: 'Autre' } })).status).toBe(200);
    const { rows } = await bench.owner.query<{ name: string; matricule: string | null }>(
      'select name, matricule from profile where id = any($1) order by id',
      [[here.profile_id, accent.profile_id]],
    );
    expect(rows).toEqual([
      { name: 'Roux Anne (CFA)', matricule: null },
      { name: 'Roux Anné', matricule: null },
    ]);
    expect(await bench.journalDifferences()).toEqual([]);
  });

  it('move once when the confirmation is sent twice at the same moment', async () => {
    const person = await classify(as.main);
    const id = await agreed(person);
    const answers = await Promise.all([confirm(id), confirm(id), refuse(id, as.main)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await bench.owner.query(
      `select from domain_event where type = 'profile.moved' and aggregate_id = $1`,
      [person.profile_id],
    );
    expect([rows.length, await establishmentOf(person)]).toEqual(
      (await listed())[0]?.state === 'done' ? [1, 2] : [0, 1],
    );
  });

  it('leave out those who are gone meanwhile', async () => {
    const [stays, goes] = [await classify(as.main), await classify(as.main)];
    const id = await agreed(stays, goes);
    await as.main.post(`/v1/valor/delete/${goes.valor_id}`, {});
    expect((await as.main.post(`/v1/user/profile/delete/${goes.profile_id}`, {})).status).toBe(200);
    expect((await confirm(id)).status).toBe(200);
    expect((await listed())[0]).toMatchObject({ state: 'done', people: 1 });
  });

  it('do not move once the time to agree is over', async () => {
    const person = await classify(as.main);
    const id = await agreed(person);
    await bench.owner.query('update people_transfer set ends_at = $2 where id = $1', [id, clock.now()]);
    expect(refusalOf(await confirm(id))).toBe('409 transfert_clos');
    expect(refusalOf(await as.otherMain.get(path(transferCalls.people, id)))).toBe('404 introuvable');
    expect(await waiting(as.otherMain)).toEqual([]);
    expect([(await listed())[0]?.state, await establishmentOf(person)]).toEqual(['ended', 1]);
  });

  it('leave an establishment that staff close once it is empty', async () => {
    const close = async (client: ApiClient) => client.post('/admin/establishments/1/close', {});
    expect(refusalOf(await close(as.main))).toBe('403 acces_refuse');
    expect(refusalOf(await close(as.staff))).toBe('409 etablissement_occupe');
    const { rows } = await bench.owner.query<{ id: number }>('select id from profile where establishment_id = 1');
    const id = await asked();
    const everybody = rows.map((row) => row.id);
    await agree(id, everybody);
    const taken = (await coming(id)).filter((one) => one.profile_name_taken);
    const names = Object.fromEntries(taken.map((one) => [one.profile_id, `${one.profile_name} (site)`]));
    expect((await confirm(id, { names })).status).toBe(200);
    expect((await waiting()).map(({ state }) => state)).toContain('done');
    expect((await waiting(as.otherMain)).map(({ state }) => state)).not.toContain('done');
    expect((await close(as.staff)).body).toMatchObject({ id: 1, deletion_planned_on: expect.any(String) });
    expect(refusalOf(await close(as.staff))).toBe('409 compte_en_suppression');
    const mails = await mailsOf(bench.owner, emailOf('main'));
    expect(mails.map(({ kind }) => kind)).toContain('deletion-planned');
    expect(refusalOf(await as.main.get('/v1/transfers'))).toBe('401 session_absente');
    expect(await bench.journalDifferences()).toEqual([]);
  });
});
