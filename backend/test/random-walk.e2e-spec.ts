import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { z } from 'zod';
import { replayValuations } from '../src/modules/valuations/index.js';
import { payloadOf, type Answer, type ApiClient } from './support/api-client.js';
import { aProfileName, METIER, THREE_DEGREES, type ValuationDetail } from './support/classification.js';
import { signIn, signInAll } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { journalEntryResponse, lifeOutcomeResponse, valuationDetailResponse } from './support/wire-schemas.js';

const COMMANDS = scaled({ part: 300, all: 2_000 });
const USERS = 4;
const PAST_STATES = scaled({ part: 12, all: 150 });
const SEED = 7520;

/** One step of a walk: the call, the row known to the walk and the value. */
const step = fc.record({
  kind: fc.constantFrom(
    ...(['create', 'answer', 'answer', 'share', 'terms', 'complete', 'complete', 'archive', 'reactivate'] as const),
    ...(['duplicate', 'hide', 'show', 'rename', 'note', 'delete', 'bulk', 'reason', 'undo'] as const),
  ),
  row: fc.nat(),
  value: fc.integer({ min: 1, max: 4 }),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Rows = Pick<z.infer<typeof lifeOutcomeResponse>, 'ids' | 'versions'>;

/** What an archiving left, for its undo. */
function rowsOf(kind: Step['kind'], { body }: Answer): Rows | undefined {
  const one = z.object({ payload: valuationDetailResponse }).safeParse(body);
  if (kind === 'archive' && one.success)
    return { ids: [one.data.payload.valor_id], versions: [one.data.payload.version] };
  const many = z.object({ payload: lifeOutcomeResponse }).safeParse(body);
  return kind === 'bulk' && many.success ? many.data.payload : undefined;
}

/**
 * The part of a detail that belongs to its time, without flags judged on the day of reading, without ownership, and
 * without the profile's name, which may change between the event and the recorded answer.
 */
function stateOf({ trace, ...detail }: ValuationDetail): object {
  const kept = Object.entries(detail).filter(([name]) => !OF_THE_READING.includes(name));
  return { ...Object.fromEntries(kept), trace: trace?.filter(({ rule }) => !FLOOR_STEPS.includes(rule)) ?? null };
}

/** Fields that are judged on the day of reading and depend on the person's other functions. */
const OF_THE_READING: readonly string[] = [
  'sous_smic',
  'isBirth',
  'valor_own',
  'profile_name',
  'valor_a_verser',
  'valor_a_verser_unit',
  'valor_a_verser_source',
  'valor_a_verser_maj',
  'valor_seule',
  'valor_partiel',
];
const FLOOR_STEPS: readonly string[] = ['branch-floor', 'minimum-wage', 'due', 'minimum-check'];

/** Four users send many commands and get any answers: the journal must hold everything afterwards. */
describe('a long walk of commands over HTTP', () => {
  let bench: TestBench;
  let users: readonly ApiClient[];
  const answered: ValuationDetail[] = [];
  const failures: number[] = [];
  const undone: number[] = [];

  beforeAll(async () => {
    bench = await openTestBench();
    const url = await bench.startApi();
    await bench.owner.query(`update account set visa = 1 where email = 'en-attente@demo.example'`);
    const { main, associated, otherMain } = await signInAll(url);
    users = [main, associated, otherMain, await signIn(url, 'en-attente@demo.example')];
    const walks = fc.sample(fc.array(step, { minLength: COMMANDS / USERS, maxLength: COMMANDS / USERS }), {
      numRuns: USERS,
      seed: SEED,
    });
    // Walks of one establishment interleave freely.
    await Promise.all(walks.map(async (steps, index) => walk(users[index] ?? main, steps)));
  });

  afterAll(async () => bench.close());

  it('meets refusals, never a failure', () => {
    expect(failures).toEqual([]);
    expect(answered.length).toBeGreaterThan(COMMANDS / 4);
    expect(undone).toEqual(expect.arrayContaining([200, 409]));
  });

  it('leaves a journal that rebuilds every read table', async () => {
    const client = await bench.owner.connect();
    try {
      const { differences, events } = await replayValuations(client);
      expect(differences).toEqual([]);
      expect(events).toBeGreaterThan(COMMANDS / 4);
    } finally {
      client.release();
    }
  });

  it('shows a valuation of a past date as the API answered it on that date', async () => {
    const main = users[0];
    if (main === undefined) throw new Error('No one walked');
    const existing = await bench.owner.query<{ id: number }>(
      'select id from valuation where establishment_id = (select min(id) from establishment)',
    );
    const known = new Set(existing.rows.map(({ id }) => id));
    const candidates = answered.filter(({ valor_id }) => known.has(valor_id)).slice(-PAST_STATES);
    expect(candidates).toHaveLength(PAST_STATES);
    for (const then of candidates) {
      const journal = payloadOf(z.array(journalEntryResponse), await main.get(`/v1/valor/${then.valor_id}/journal`));
      const entry = journal.find(({ version }) => version === then.version);
      const sameInstant = journal.filter(({ date }) => date === entry?.date);
      if (entry === undefined || sameInstant.length > 1) continue;
      const past = payloadOf(
        valuationDetailResponse,
        await main.get(`/v1/valor/${then.valor_id}/journal/at?date=${encodeURIComponent(entry.date)}`),
      );
      expect(stateOf(past)).toEqual(stateOf(then));
    }
  });

  async function walk(user: ApiClient, steps: readonly Step[]): Promise<void> {
    const rows: number[] = [];
    const profiles: number[] = [];
    let archived: Rows = { ids: [1], versions: [1] };
    for (const { kind, row, value } of steps) {
      const id = rows[row % Math.max(1, rows.length)] ?? 1;
      const answer = await call(user, kind, id, value, profiles, archived);
      archived = rowsOf(kind, answer) ?? archived;
      if (kind === 'undo') undone.push(answer.status);
      if (answer.status >= 500) failures.push(answer.status);
      const parsed = z.object({ payload: valuationDetailResponse }).safeParse(answer.body);
      if (!parsed.success) continue;
      answered.push(parsed.data.payload);
      if (answer.status === 201) rows.push(parsed.data.payload.valor_id);
      if (answer.status === 201) profiles.push(parsed.data.payload.profile_id);
    }
  }

  async function call(
    user: ApiClient,
    kind: Step['kind'],
    id: number,
    value: number,
    profiles: readonly number[],
    archived: Rows,
  ) {
    const save = async (body: object) => user.post(`/v1/valor/${id}/profil`, body);
    switch (kind) {
      case 'create':
        return user.post('/v1/valor/-1/profil', {
          profile_name: aProfileName(),
          valor_c5: value % 2 === 0 ? METIER.serviceAgent : METIER.secretary,
          valor_data: THREE_DEGREES,
        });
      case 'answer':
        return save({ valor_data: { [value]: { c: value } } });
      case 'reason':
        return save({ valor_data: { 1: { c: 1, reason: `Prise de poste ${value}` } } });
      case 'share':
        return save({ valor_c0: value * 20 });
      case 'terms':
        return save({ valor_conges: value, valor_anciennete: `20${10 + value}-09-01`, valor_garantie: 2500 + value });
      case 'complete':
        return user.post('/v1/valor/update/valorpoints', { valor_id: id });
      case 'archive':
        return user.post(`/v1/valor/archive/${id}`, {});
      case 'reactivate':
        return user.post(`/v1/valor/update/one/${id}`, { valor_visa: 1 });
      case 'duplicate':
        return user.post(`/v1/valor/duplicate/${id}`, value % 2 === 0 ? { profile_name: aProfileName() } : {});
      case 'hide':
        return user.post(`/v1/valor/update/visibility/${id}/0`, {});
      case 'show':
        return user.post(`/v1/valor/update/visibility/${id}/1`, {});
      case 'rename':
        return user.post(`/v1/user/profile/update/one/${profiles[id % Math.max(1, profiles.length)] ?? 1}`, {
          profile_name: aProfileName(),
        });
      case 'note':
        return user.post(`/v1/valor/update/history/${id}`, {});
      case 'delete':
        return user.post(`/v1/valor/delete/${id}`, {});
      case 'bulk':
        return user.post('/v1/valor/archive/multiple', { ids: [id, id + 1] });
      case 'undo':
        return user.post('/v1/valor/archive/undo', archived);
    }
  }
});
