import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refusalOf, type ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { openLiveStream, type LiveStream } from './support/live-stream.js';
import { signIn, signInAll, emailOf, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';

/** An event as a command records it, except for its position. */
const RECORD = `
  insert into domain_event (event_id, aggregate_type, aggregate_id, aggregate_version, type, payload_version, payload,
                            establishment_id, actor_id, correlation_id, occurred_at)
  values (gen_random_uuid(), $1, $2, 1000, $3, 1, '{}', 1, 1, 'test', now())`;

describe('live news', () => {
  let bench: TestBench;
  let clients: RoleClients;
  const streams: LiveStream[] = [];

  const open = async (client: ApiClient, lastEventId?: string): Promise<LiveStream> => {
    const stream = await openLiveStream(client, lastEventId);
    streams.push(stream);
    return stream;
  };
  const ids = ({ changes }: LiveStream): number[] => changes.map(({ id }) => id);

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
  });

  beforeEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });

  afterAll(async () => {
    for (const stream of streams) stream.close();
    await bench.close();
  });

  it('informs every account of the establishment, and states whose change it was', async () => {
    const [mine, colleague] = [await open(clients.main), await open(clients.associated)];
    const { valor_id } = await classify(clients.main);
    await eventually(() => expect(ids(colleague).filter((id) => id === valor_id)).toHaveLength(2));
    await eventually(() => expect(mine.changes.filter(({ mine: own }) => own)).not.toHaveLength(0));
    expect(colleague.changes.some(({ mine: own }) => own)).toBe(false);
  });

  it('sends nothing to another establishment', async () => {
    const [stranger, witness] = [await open(clients.otherMain), await open(clients.main)];
    await classify(clients.main);
    await eventually(() => expect(witness.changes.length).toBeGreaterThan(0));
    expect(stranger.changes).toEqual([]);
  });

  it('informs an associated account that a row was limited, and sends nothing of it afterwards', async () => {
    const { valor_id } = await classify(clients.main);
    const stream = await open(clients.associated);
    await clients.main.post(`/v1/valor/update/visibility/${valor_id}/0`, {});
    await clients.main.post(`/v1/valor/${valor_id}/profil`, { valor_c0: 50 });
    const { valor_id: later } = await classify(clients.main);
    await eventually(() => expect(ids(stream)).toContain(later));
    expect(stream.changes.filter(({ id }) => id === valor_id).map(({ type }) => type)).toEqual([
      'valuation.visibility-changed',
    ]);
  });

  it('resumes where it broke off', async () => {
    const first = await open(clients.main);
    const before = await classify(clients.main);
    await eventually(() => expect(first.changes.at(-1)?.type).toBe('valuation.completed'));
    const position = first.lastEventId;
    first.close();
    const missed = await classify(clients.main);
    const second = await open(clients.main, position);
    await eventually(() => expect(ids(second)).toContain(missed.valor_id));
    expect(ids(second)).not.toContain(before.valor_id);
  });

  it('numbers its events without counting those of others, and restarts after an unknown id', async () => {
    const stream = await open(clients.associated);
    await classify(clients.main);
    await eventually(() => expect(stream.changes.at(-1)?.type).toBe('valuation.completed'));
    const told = [...stream.raw.matchAll(/^id: (.*)$/gm)].map(([, id]) => id ?? '');
    expect(told.filter((id) => !/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(id))).toEqual([]);
    expect((await open(clients.associated, stream.lastEventId)).lastEventId).toBe(stream.lastEventId);
    for (const unknown of ['1', 'x', '11111111-1111-4111-8111-111111111111']) {
      const again = await open(clients.associated, unknown);
      expect([again.lastEventId, again.changes]).toEqual([stream.lastEventId, []]);
    }
  });

  it('misses no change committed after a document was requested meanwhile', async () => {
    const { valor_id } = await classify(clients.main);
    const slow = await bench.owner.connect();
    try {
      await slow.query('begin');
      await slow.query(RECORD, ['valuation', valor_id, 'valuation.completed']);
      await bench.owner.query(RECORD, ['print', 1000, 'print.requested']);
      const stream = await open(clients.main);
      await slow.query('commit');
      await classify(clients.main);
      await eventually(() => expect(ids(stream)).toContain(valor_id));
    } finally {
      slow.release();
    }
  });

  it('carries ids and kinds only', async () => {
    const stream = await open(clients.main);
    await classify(clients.main, { profile_name: 'Ombeline Dargent' });
    await eventually(() => expect(stream.changes.length).toBeGreaterThan(2));
    expect(stream.raw).not.toMatch(/Ombeline|Dargent|demo\.example/);
    expect(Object.keys(stream.changes[0] ?? {}).sort()).toEqual(['aggregate', 'id', 'mine', 'type', 'version']);
  });

  it('has a head, which arrives at once and reveals nothing', async () => {
    const answer = await fetch(`${clients.main.baseUrl}/v1/live`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${clients.main.token}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
  });

  it('is refused without a session, and to staff', async () => {
    expect(refusalOf(await clients.anonymous.get('/v1/live'))).toBe('401 session_absente');
    expect(refusalOf(await clients.staff.get('/v1/live'))).toBe('403 acces_refuse');
    const client = await signIn(clients.main.baseUrl, emailOf('main'));
    await client.post('/v1/user/logout');
    expect(refusalOf(await client.get('/v1/live'))).toBe('401 session_absente');
  });
});
