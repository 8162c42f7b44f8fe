import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replayValuations } from '../src/modules/valuations/persistence/journal-replay.js';
import { ApiClient, payloadOf, refusalOf, type Answer } from './support/api-client.js';
import {
  aProfileName,
  classify,
  create,
  METIER,
  NEW_VALUATION,
  save,
  THREE_DEGREES,
} from './support/classification.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaiting } from './support/waiting-statements.js';
import { savedProfilePageResponse, savedProfileResponse } from './support/wire-schemas.js';

const ROUNDS = 12;
const WRITERS = 6;

/** The refusals of all writers but one. */
const others = (refusal: string): string[] => Array.from({ length: WRITERS - 1 }, () => refusal);

describe('simultaneous writers', () => {
  let bench: TestBench;
  /** The same head in two processes. */
  let callers: readonly [ApiClient, ApiClient];

  const versions = async (type: string, id: number): Promise<number[]> => {
    const { rows } = await bench.owner.query<{ version: number }>(
      `select aggregate_version as version from domain_event
        where aggregate_type = $1 and aggregate_id = $2 order by position`,
      [type, id],
    );
    return rows.map(({ version }) => version);
  };
  const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);
  const together = async (call: (client: ApiClient, writer: number) => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => call(writer % 2 === 0 ? callers[0] : callers[1], writer)),
    );
  const outcome = (answer: Answer) => (answer.status < 400 ? String(answer.status) : refusalOf(answer));
  const read = async (id: number) => {
    const answer = await callers[0].get(`/v1/valor/${id}`);
    return answer.body as { payload: { valors: [Record<string, unknown>] } };
  };

  beforeAll(async () => {
    bench = await openTestBench();
    const first = await signIn(await bench.startApi(), emailOf('main'));
    callers = [first, new ApiClient(await bench.startApi(), first.token)];
  });

  afterAll(async () => bench.close());

  it('that read one version: exactly one is kept, the others are refused, nothing is mixed', async () => {
    const { valor_id } = await create(callers[0]);
    for (let version = 1; version <= ROUNDS; version += 1) {
      const sent = (writer: number) => ({ valor_c0: version * 8 - writer, valor_conges: (version + writer) % 7 });
      const answers = await together(async (client, writer) => save(client, valor_id, { ...sent(writer), version }));
      const kept = answers.findIndex(({ status }) => status === 200);
      expect(answers.map(outcome).toSorted()).toEqual(['200', ...others('409 version_perimee')]);
      const { payload } = await read(valor_id);
      expect(payload.valors[0]).toMatchObject({ ...sent(kept), version: version + 1 });
    }
    expect(await versions('valuation', valor_id)).toEqual(upTo(ROUNDS + 1));
  });

  it('that complete one version: one computes', async () => {
    const { valor_id } = await create(callers[0], { valor_data: THREE_DEGREES });
    const answers = await together(async (client) =>
      client.post('/v1/valor/update/valorpoints', { valor_id, version: 1 }),
    );
    expect(answers.map(outcome).toSorted()).toEqual(['200', ...others('409 version_perimee')]);
    expect(await versions('valuation', valor_id)).toEqual([1, 2]);
  });

  it('without a version: each one is kept, one after the other, and the journal has no gap', async () => {
    const { valor_id } = await classify(callers[0]);
    const answers = await together(async (client, writer) => save(client, valor_id, { valor_c0: 10 + writer }));
    expect(answers.map(outcome)).toEqual(Array(WRITERS).fill('200'));
    expect(await versions('valuation', valor_id)).toEqual(upTo(2 + WRITERS));
  });

  it('that change different fields without a version overwrite nothing of each other', async () => {
    const { valor_id } = await create(callers[0]);
    const changes = [{ valor_c0: 42 }, { valor_conges: 2 }, { valor_data: { 1: { c: 3 } } }];
    const answers = await Promise.all(changes.map(async (change) => save(callers[0], valor_id, change)));
    expect(answers.map(outcome)).toEqual(['200', '200', '200']);
    const [valuation] = (await read(valor_id)).payload.valors;
    for (const change of changes) {
      if ('valor_data' in change) expect(JSON.parse(String(valuation.valor_data))).toMatchObject({ 1: { c: 3 } });
      else expect(valuation).toMatchObject(change);
    }
  });

  it('in one profile: its totals match the rows, whoever came last', async () => {
    const { profile_id, profile_name } = await classify(callers[0], { valor_c0: 1 });
    const ids: number[] = [];
    for (let row = 0; row < WRITERS; row += 1)
      ids.push((await classify(callers[0], { profile_id, valor_c0: 1 })).valor_id);
    const answers = await together(async (client, writer) => save(client, ids[writer] ?? 0, { valor_c0: writer + 1 }));
    expect(answers.map(outcome)).toEqual(Array(WRITERS).fill('200'));
    for (const client of callers) {
      const page = payloadOf(savedProfilePageResponse, await client.get(`/v1/valor/list/all?q=${profile_name}`));
      const profile = page.data.find((one) => one.profile_id === profile_id);
      expect(profile).toMatchObject({ profile_c0: 22, profile_functions: WRITERS + 1 });
    }
  });

  it('that use one new name: one profile is created', async () => {
    const profile_name = aProfileName();
    const answers = await together(async (client) =>
      client.post(NEW_VALUATION, { profile_name, valor_c5: METIER.receptionist }),
    );
    expect(answers.map(outcome).toSorted()).toEqual(['201', ...others('422 donnees_invalides')]);
  });

  it('that change a profile deleted by another: it is not found, without a fault', async () => {
    const added = await callers[0].post('/v1/user/profile', { profile_name: aProfileName() });
    const { profile_id } = payloadOf(savedProfileResponse, added, 201);
    const { valor_id } = await create(callers[0]);
    const turn = await bench.owner.connect();
    try {
      // While this turn is held, all of them look up the profile before the first one deletes it.
      await turn.query('begin');
      await turn.query('select from establishment for update');
      const deleting = callers[0].post(`/v1/user/profile/delete/${profile_id}`);
      await untilWaiting(bench.owner, 1);
      const late = Promise.all([
        callers[0].post(NEW_VALUATION, { profile_id, valor_c5: METIER.receptionist }),
        callers[1].post(`/v1/valor/${valor_id}/profil`, { profile_id }),
      ]);
      await untilWaiting(bench.owner, 3);
      await turn.query('commit');
      expect((await deleting).status).toBe(200);
      expect((await late).map(refusalOf)).toEqual(['404 introuvable', '404 introuvable']);
    } finally {
      turn.release();
    }
  });

  it('leave read tables that the journal rebuilds, row by row', async () => {
    const client = await bench.owner.connect();
    try {
      const report = await replayValuations(client);
      expect(report.differences).toEqual([]);
      expect(report.rows).toBeGreaterThan(30);
    } finally {
      client.release();
    }
  });
});
