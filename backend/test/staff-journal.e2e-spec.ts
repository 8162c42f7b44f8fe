/** The journal as staff read it: who did what to which record, without typed texts. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { journalLine, type JournalLine } from '@valorisation/contract';
import { JOURNAL_EVENTS } from '@valorisation/rules';
import { z } from 'zod';
import { kernelParts } from '../src/composition/parts.js';
import { refusalOf } from './support/api-client.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

const SECRET = 'texte secret';

describe('the journal of staff', () => {
  let bench: TestBench;
  let as: RoleClients;

  const lines = async (filter: object): Promise<JournalLine[]> => {
    const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: '["id","DESC"]' });
    return z.array(journalLine).parse((await as.staff.get(`/admin/events?${query}`)).body);
  };
  /** Inserted out of order and with a later type, like an event of an unknown release. */
  const record = async (type: string, id: number, payload: object, day: string) =>
    bench.owner.query(
      `insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
                                 establishment_id, actor_id, correlation_id, occurred_at, relayed_at)
       values (gen_random_uuid(), 'valuation', $2, 1, $1, 1, $3, 1, 1, 'test', $4, now())`,
      [type, id, payload, day],
    );

  beforeAll(async () => {
    bench = await openTestBench();
    as = await signInAll(await bench.startApi());
    const changes = [
      { field: 'shareHundredths', from: 10_000, to: 8_000 },
      { field: 'guaranteedCents', from: 250_000, to: 260_000 },
      { field: 'texts', from: null, to: SECRET },
    ];
    const edited = { changes, status: 1, gridId: 2, textId: SECRET, inputs: { title: SECRET }, result: { x: SECRET } };
    await record('valuation.edited', 900_001, edited, '2020-05-31T21:59:59Z');
    await record('valuation.archived', 900_002, { status: { text: SECRET } }, '2020-05-31T22:00:00Z');
    await record('valuation.deleted', 900_003, { visible: true, createdBy: 1, note: SECRET }, '2020-06-30T21:59:59Z');
    await record('valuation.archived', 900_004, { status: 4 }, '2020-06-30T22:00:00Z');
  });

  afterAll(async () => bench.close());

  it('has a word for every event of the product', () => {
    const types = kernelParts.events.flat().map(({ shape }) => shape.type);
    expect(Object.keys(JOURNAL_EVENTS)).toEqual(types.sort());
  });

  it('states who did what to which record, with old and new values', async () => {
    const [setting] = z
      .array(z.object({ id: z.int(), version: z.int(), value: z.unknown() }))
      .parse((await as.admin.get('/admin/settings?filter={"key":"retention_months"}')).body);
    const changed = { value: 42, version: setting?.version };
    expect((await as.admin.call(`/admin/settings/${setting?.id}`, { method: 'PUT', body: changed })).status).toBe(200);
    const [line] = await lines({ kind: 'settings' });
    expect(line).toMatchObject({
      type: 'record.changed',
      thing_id: setting?.id,
      fields: ['value'],
      before: { value: setting?.value },
      after: { value: 42 },
      company_name: null,
      setting: 'retention_months',
    });
    expect(line?.actor).toEqual(expect.any(String));
    expect((await lines({ actor_id: line?.actor_id, type: 'record.changed' }))[0]).toEqual(line);
    expect(await as.staff.get(`/admin/events/${line?.id}`)).toMatchObject({ status: 200, body: line });
  });

  it('shows only the numbers and states that are declared for an event', async () => {
    const found = await lines({ kind: 'valuation', from: '2020-05-01', to: '2020-06-30' });
    expect(found.map(({ thing_id: id, before, after }) => ({ id, before, after }))).toEqual([
      { id: 900_003, before: {}, after: {} },
      { id: 900_002, before: {}, after: {} },
      { id: 900_001, before: { shareHundredths: 10_000 }, after: { shareHundredths: 8_000, status: 1, gridId: 2 } },
    ]);
    expect(found[2]?.fields).toEqual(['shareHundredths', 'guaranteedCents', 'texts']);
    expect(found[2]?.company_name).toEqual(expect.any(String));
    expect(found[2]?.names).toEqual({ 'gridId:2': '2024-09-01' });
    expect(JSON.stringify(found)).not.toContain(SECRET);
  });

  it('is limited by days in Paris, both included', async () => {
    const ids = async (filter: object) => (await lines(filter)).map(({ thing_id: id }) => id);
    expect(await ids({ from: '2020-06-01', to: '2020-06-30' })).toEqual([900_003, 900_002]);
    expect(await ids({ to: '2020-05-31' })).toEqual([900_001]);
    expect(await ids({ from: '2020-07-01', to: '2020-07-01', type: ['valuation.archived'] })).toEqual([900_004]);
    for (const filter of ['{"from":"2020-02-30"}', '{"to":"0000-01-01"}', '{"from":1}', '{"type":"autre"}']) {
      expect(refusalOf(await as.staff.get(`/admin/events?filter=${filter}`))).toBe('422 donnees_invalides');
    }
  });

  it('is exported as the shown rows, and the export is recorded in the journal, too', async () => {
    const filter = JSON.stringify({ from: '2020-06-01', to: '2020-06-30' });
    const { status, body } = await as.staff.get(`/admin/events/export?filter=${filter}`);
    expect(status).toBe(200);
    const [head, ...rows] = String(body).trim().split('\r\n');
    expect(head).toContain('Date;Action;Sur');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('Valorisation archivée');
    const [exported] = await lines({ type: 'list.exported' });
    expect(exported).toMatchObject({ fields: ['from', 'to'], after: { resource: 'events', rows: 2 } });

    // The stored form does not show.
    const whole = await as.staff.get(`/admin/events/export?filter={"kind":["settings","valuation"]}`);
    expect(String(whole.body).replaceAll('\u00a0', ' ')).toContain('temps de travail : 80 %');
    expect(String(whole.body)).not.toMatch(/[{}[\]]|Hundredths|Cents|T\d\d:\d\d/);
  });

  it('is closed to members and to writing', async () => {
    expect(refusalOf(await as.main.get('/admin/events'))).toBe('403 acces_refuse');
    expect((await as.admin.post('/admin/events', {})).status).toBe(405);
  });
});
