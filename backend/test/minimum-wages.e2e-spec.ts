import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { Clock } from '../src/platform/clock/clock.js';
import { errorOf, fieldsOf, payloadOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { classify, METIER, THREE_DEGREES } from './support/classification.js';
import { emailOf, signIn, signInAll, type RoleClients } from './support/role-clients.js';
import { eventually } from './support/eventually.js';
import { openLiveStream } from './support/live-stream.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { figuresResponse, wageEffectResponse, wageProposalResponse } from './support/wire-schemas.js';

const DAY = '2027-01-01';
/** 12.43 EUR an hour; the present month is 1 867.02 EUR. */
const COMING = { territory: 'metropole', effective_on: DAY, month: 1885.22, hour: 12.43, source: 'Décret à venir' };
const SOON_MS = 5_000;
const PROPOSALS = '/admin/wage-proposals';
const entries = z.array(
  z.looseObject({
    id: z.int(),
    month: z.number(),
    effective_on: z.string(),
    replaced: z.boolean(),
    until: z.string().nullable(),
  }),
);

class DatedClock extends Clock {
  time = new Date('2026-10-15T08:00:00Z');

  now(): Date {
    return this.time;
  }
}

describe('a new minimum wage', () => {
  const clock = new DatedClock();
  let bench: TestBench;
  let url: string;
  let clients: RoleClients;

  const bare = <Schema extends z.ZodType>(schema: Schema, { status, body }: Answer, wanted = 200): z.infer<Schema> => {
    if (status !== wanted) throw new Error(`Answered ${status}: ${JSON.stringify(body)}`);
    return schema.parse(body);
  };
  const propose = async (wage: object = COMING, client: ApiClient = clients.admin) =>
    client.post(`${PROPOSALS}/propose`, wage);
  const proposed = async (wage: object = COMING, client: ApiClient = clients.admin) =>
    bare(wageProposalResponse, await propose(wage, client));
  const effectOf = async (id: number, client: ApiClient = clients.admin) =>
    payloadOf(wageEffectResponse, await client.get(`${PROPOSALS}/${id}/effect`));
  const confirm = async (id: number, read: object, client: ApiClient = clients.admin) =>
    client.post(`${PROPOSALS}/${id}/confirm`, { user_password: DEMO_PASSWORD, ...read });
  /** The flags in the lists of all demo establishments. */
  const flagged = async () => {
    const heads = [clients.main, clients.otherMain];
    const figures = await Promise.all(
      heads.map(async (head) => payloadOf(figuresResponse, await head.get('/v1/valor/figures'))),
    );
    return figures.reduce((sum, { sous_smic }) => sum + sous_smic, 0);
  };
  const publicWage = async () =>
    payloadOf(
      z.looseObject({ smic: z.looseObject({ montant: z.number() }) }),
      await clients.anonymous.get('/v1/grids/in-force'),
    ).smic.montant;

  beforeAll(async () => {
    bench = await openTestBench();
    url = await bench.startApi({ clock });
    clients = await signInAll(url);
    // The demo's other admin is suspended.
    await bench.owner.query(`update account set visa = 0 where email = 'admin2@demo.example'`);
    // Index 1 083: above today's minimum, below the coming one.
    await classify(clients.main, { valor_c5: METIER.secretaryAccountant, valor_data: THREE_DEGREES });
    await classify(clients.otherMain, { valor_c5: METIER.serviceAgent });
  });

  afterAll(async () => bench.close());

  it('is proposed by an admin, and read by staff', async () => {
    const acts = ['effect', 'propose', '1/confirm', '1/withdraw'];
    for (const act of acts) {
      expect(refusalOf(await clients.staff.post(`${PROPOSALS}/${act}`, COMING))).toBe('403 acces_refuse');
      expect(refusalOf(await clients.main.post(`${PROPOSALS}/${act}`, COMING))).toBe('403 acces_refuse');
    }
    expect(refusalOf(await clients.staff.get(`${PROPOSALS}/1/effect`))).toBe('403 acces_refuse');
    expect(refusalOf(await clients.main.get('/admin/minimum-wages'))).toBe('403 acces_refuse');
    expect(bare(entries, await clients.staff.get('/admin/minimum-wages')).length).toBeGreaterThan(4);
  });

  it.each([
    ['a month that does not follow from its hour', { month: 1858.22 }, 'month', '1\u00a0885,22\u00a0€ attendus'],
    ['a step of more than a quarter', { month: 2651.83, hour: 17.48 }, 'month', 'plus de 25\u00a0%'],
    ['the value in force', { month: 1867.02, hour: 12.31 }, 'month', 'C’est déjà le montant'],
    ['a day before the entry in force', { effective_on: '2026-05-01' }, 'effective_on', 'depuis le 01/06/2026'],
    ['an impossible day', { effective_on: '2027-02-30' }, 'effective_on', ''],
    ['no source', { source: ' ' }, 'source', 'obligatoire'],
    ['no amount', { month: 'beaucoup' }, 'month', 'en euros'],
    ['a month beyond any table', { territory: 'mayotte', month: 30_000_000.33, hour: 197_802.2 }, 'month', 'en euros'],
    ['an hour beyond any number', { hour: 1e15 }, 'hour', 'en euros'],
  ])('refuses %s, with a message for its field', async (_, change, field, words) => {
    const answer = await propose({ ...COMING, ...change });
    expect(answer.status).toBe(422);
    expect(fieldsOf(answer)).toContain(field);
    expect(JSON.stringify(errorOf(answer).fields)).toContain(words);
  });

  it('shows who falls below it before it is proposed, and applies only after its confirmation', async () => {
    const before = await flagged();
    const effect = payloadOf(wageEffectResponse, await clients.admin.post(`${PROPOSALS}/effect`, COMING));
    expect(effect).toMatchObject({ before: 1867.02, under_before: before, alone: true, confirmable: true });
    expect(effect.falls).toBe(effect.under_after - effect.under_before);
    expect(effect.falls).toBeGreaterThan(0);
    // With fewer than three establishments, the number would reveal something about one of them.
    for (const { establishments, falls } of effect.departments) expect(falls === null).toBe(establishments < 3);
    expect(JSON.stringify(effect)).not.toMatch(/[A-Z]\w+ [A-Z]/);

    const { id, state } = await proposed();
    expect(state).toBe('proposed');
    // Staff's first page tells the person who is to confirm it.
    expect((await clients.staff.get('/admin/dashboard')).body).toMatchObject({ wages_waiting: 1 });
    expect(refusalOf(await propose({ ...COMING, month: 1886.73, hour: 12.44 }))).toBe('409 smic_propose');
    clock.time = new Date('2027-01-02T08:00:00Z');
    clients = await signInAll(url);
    expect(await flagged()).toBe(before);
    clock.time = new Date('2026-10-15T08:00:00Z');
    clients = await signInAll(url);
    expect(bare(wageProposalResponse, await clients.admin.post(`${PROPOSALS}/${id}/withdraw`, {})).state).toBe(
      'withdrawn',
    );
    expect(refusalOf(await clients.admin.post(`${PROPOSALS}/${id}/withdraw`, {}))).toBe('409 proposition_close');
  });

  it('is confirmed by repeating its values, and on its day flags as many rows as was announced', async () => {
    const { id } = await proposed({ ...COMING, month: 1885.22 });
    const { falls, under_after } = await effectOf(id);
    const read = { effective_on: DAY, month: 1885.22, falls };
    const wrong = await confirm(id, { ...read, month: 1885.2, effective_on: '2027-01-02' });
    expect([wrong.status, fieldsOf(wrong)]).toEqual([422, ['effective_on', 'month']]);
    expect(refusalOf(await confirm(id, { ...read, falls: falls + 1 }))).toBe('409 effet_change');
    const stranger = await confirm(id, { ...read, user_password: 'un autre' });
    expect([refusalOf(stranger), fieldsOf(stranger)]).toEqual(['422 donnees_invalides', ['user_password']]);
    const done = bare(wageProposalResponse, await confirm(id, read));
    expect(done).toMatchObject({ state: 'confirmed', wage_id: expect.any(Number) });
    expect(refusalOf(await confirm(id, read))).toBe('409 proposition_close');
    expect(await publicWage()).toBe(1867.02);
    clock.time = new Date('2027-01-01T08:00:00Z');
    clients = await signInAll(url);
    expect(await flagged()).toBe(under_after);
    expect(await publicWage()).toBe(1885.22);
  });

  it('is corrected by another entry of the same day, which another admin confirms if there is one', async () => {
    clock.time = new Date('2026-10-15T08:00:00Z');
    await bench.owner.query(`update account set role = 'admin' where email = $1`, [emailOf('staff')]);
    clients = { ...(await signInAll(url)), staff: await signIn(url, emailOf('staff')) };
    const right = { ...COMING, month: 1886.73, hour: 12.44 };
    const { id } = await proposed(right);
    const { falls, ...confirmation } = await effectOf(id);
    expect(confirmation).toMatchObject({ alone: false, confirmable: false });
    expect(await effectOf(id, clients.staff)).toMatchObject({ alone: false, confirmable: true });
    const read = { effective_on: DAY, month: right.month, falls };
    const refused = await confirm(id, read);
    expect(refusalOf(refused)).toBe('409 autre_admin');
    expect(errorOf(refused).message).toContain('autre personne de l’administration');
    expect(bare(wageProposalResponse, await confirm(id, read, clients.staff)).state).toBe('confirmed');
    clock.time = new Date('2027-01-01T08:00:00Z');
    clients = await signInAll(url);
    expect(await publicWage()).toBe(1886.73);
    const listed = bare(entries, await clients.admin.get('/admin/minimum-wages'));
    expect(listed.map(({ effective_on, month, replaced, until }) => [effective_on, month, replaced, until])).toEqual(
      expect.arrayContaining([
        ['2026-06-01', 1867.02, false, DAY],
        [DAY, 1885.22, true, null],
        [DAY, 1886.73, false, null],
      ]),
    );
  });

  it('is sent to open pages as soon as it is confirmed, if it applies from that day on', async () => {
    const stream = await openLiveStream(clients.main);
    try {
      await eventually(() => expect(stream.todays.at(-1)).toMatchObject({ wage_from: DAY, wage_month: 1886.73 }));
      const { id } = await proposed({ ...COMING, month: 1889.77, hour: 12.46 });
      const { falls } = await effectOf(id);
      const second = await signIn(url, emailOf('staff'));
      const read = { effective_on: DAY, month: 1889.77, falls };
      expect((await confirm(id, read, second)).status).toBe(200);
      const announced = { day: DAY, wage_from: DAY, wage_month: 1889.77 };
      // Long before the next beat, which would send the day anyway.
      await eventually(() => expect(stream.todays.at(-1)).toEqual(announced), SOON_MS);
    } finally {
      stream.close();
    }
  });

  it('cannot be confirmed alone by an admin who has just suspended the other one', async () => {
    const { rows } = await bench.owner.query<{ id: number }>('select id from account where email = $1', [
      emailOf('staff'),
    ]);
    const other = rows[0]?.id ?? 0;
    expect((await clients.admin.post(`/admin/staff/${other}/suspend`)).status).toBe(200);
    const again = { ...COMING, effective_on: '2027-03-01', month: 1888.25, hour: 12.45 };
    const { id } = await proposed(again);
    const { falls, alone } = await effectOf(id);
    expect(alone).toBe(false);
    const read = { effective_on: again.effective_on, month: again.month, falls };
    const refused = await confirm(id, read);
    expect([refusalOf(refused), errorOf(refused).message]).toEqual([
      '409 autre_admin',
      expect.stringContaining('depuis moins de 7 jours'),
    ]);
    clock.time = new Date('2027-01-09T08:00:00Z');
    clients = await signInAll(url);
    expect((await effectOf(id)).alone).toBe(true);
    expect(bare(wageProposalResponse, await confirm(id, read)).state).toBe('confirmed');
  });

  it('records its acts in the journal without typed texts, and no role of the application can change an entry', async () => {
    const { rows } = await bench.owner.query<{ type: string; payload: unknown }>(
      `select type, payload from domain_event where aggregate_type = 'wage-proposals' order by aggregate_id, aggregate_version`,
    );
    expect(rows.map(({ type }) => type)).toEqual([
      'wage.proposed',
      'wage.withdrawn',
      'wage.proposed',
      'wage.confirmed',
      'wage.proposed',
      'wage.confirmed',
      'wage.proposed',
      'wage.confirmed',
      'wage.proposed',
      'wage.confirmed',
    ]);
    expect(JSON.stringify(rows)).not.toContain('Décret');
    const { rows: granted } = await bench.owner.query(
      `select privilege_type from information_schema.role_table_grants
        where table_name = 'minimum_wage' and grantee = 'valorisation_app' and privilege_type in ('UPDATE', 'DELETE')`,
    );
    expect(granted).toEqual([]);
  });
});
