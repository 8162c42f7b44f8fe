import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { payloadOf, refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { create, limit, THREE_DEGREES } from './support/classification.js';
import { changedRows, snapshotOf, type Snapshot } from './support/establishment-snapshot.js';
import { signInAll, type Role, type RoleClients } from './support/role-clients.js';
import { scaled } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { valuationDetailResponse } from './support/wire-schemas.js';

const STATUSES = [0, 1, 2, 3, 4] as const;
type Status = (typeof STATUSES)[number];

interface Action {
  readonly call: (client: ApiClient, id: number) => Promise<Answer>;
  /** Status after the action, by status before; a missing one is refused. */
  readonly to: Readonly<Partial<Record<Status, Status>>>;
  readonly refusal?: Readonly<Partial<Record<Status, string>>>;
  /** `copy`: a new row has the status, the source stays. `gone`: the row is deleted. */
  readonly effect?: 'copy' | 'gone';
  readonly mainOnly?: boolean;
}

const same = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4 } as const;
const { 4: _archived, ...sameButArchived } = same;

/** The product's decisions, written out here independently of the product's own table. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'edit an answer': {
    call: async (client, id) => client.post(`/v1/valor/${id}/profil`, { valor_data: { 1: { c: 3 } } }),
    to: { 0: 0, 1: 0, 2: 2, 3: 0 },
  },
  'edit the share': {
    call: async (client, id) => client.post(`/v1/valor/${id}/profil`, { valor_c0: 42.5 }),
    to: sameButArchived,
  },
  complete: {
    call: async (client, id) => client.post('/v1/valor/update/valorpoints', { valor_id: id }),
    to: { 0: 1, 2: 1, 3: 1 },
  },
  'bring up to date': { call: async (client, id) => client.post(`/v1/valor/update/${id}`, {}), to: { 3: 1 } },
  'bring up to date by GET': { call: async (client, id) => client.get(`/v1/valor/update/${id}`), to: { 3: 1 } },
  archive: {
    call: async (client, id) => client.post(`/v1/valor/archive/${id}`, {}),
    to: { 0: 4, 1: 4, 2: 4, 3: 4 },
  },
  'archive by status': {
    call: async (client, id) => client.post(`/v1/valor/update/one/${id}`, { valor_visa: 4 }),
    to: { 0: 4, 1: 4, 2: 4, 3: 4 },
  },
  // The archived row of this test is a copy: it has no archiving to undo.
  'undo of an archiving': {
    call: async (client, id) => client.post('/v1/valor/archive/undo', { ids: [id], versions: [1] }),
    to: {},
    refusal: { 4: 'archivage_definitif' },
  },
  // The archived row of this test was complete on the grid in force.
  reactivate: {
    call: async (client, id) => client.post(`/v1/valor/update/one/${id}`, { valor_visa: 1 }),
    to: { 3: 1, 4: 1 },
  },
  'jump to another status': {
    call: async (client, id) => client.post(`/v1/valor/update/one/${id}`, { valor_visa: 2 }),
    to: {},
  },
  duplicate: {
    call: async (client, id) => client.post(`/v1/valor/duplicate/${id}`, {}),
    to: same,
    effect: 'copy',
  },
  'duplicate and archive': {
    call: async (client, id) => client.get(`/v1/valor/duplicate/archive/${id}`),
    to: { 0: 4, 1: 4, 2: 4, 3: 4 },
    effect: 'copy',
  },
  delete: { call: async (client, id) => client.get(`/v1/valor/delete/${id}`), to: same, effect: 'gone' },
  hide: {
    call: async (client, id) => client.post(`/v1/valor/update/visibility/${id}/0`, {}),
    to: same,
    mainOnly: true,
  },
  'hide by state': {
    call: async (client, id) => client.post(`/v1/valor/update/one/${id}`, { valor_visible: 0 }),
    to: same,
    mainOnly: true,
  },
  'show what is shown': {
    call: async (client, id) => client.get(`/v1/valor/update/visibility/${id}/1`),
    to: {},
    refusal: { 0: 'sans_effet', 1: 'sans_effet', 2: 'sans_effet', 3: 'sans_effet', 4: 'sans_effet' },
    mainOnly: true,
  },
  'note in the history': {
    call: async (client, id) => client.post(`/v1/valor/update/history/${id}`, {}),
    to: { 1: 1, 2: 2, 3: 3, 4: 4 },
    refusal: { 0: 'classement_non_calcule' },
  },
  anniversary: {
    call: async (client, id) => client.post('/v1/valor/update/valorIsBirth', { valor_id: id }),
    to: { 1: 1, 2: 2, 3: 3 },
    refusal: { 0: 'classement_non_calcule' },
  },
};

const CASES = Object.entries(ACTIONS).flatMap(([action, { to, mainOnly = false }]) =>
  STATUSES.map((status) => ({ action, status, mainOnly, isPossible: to[status] !== undefined })),
);
/** For refused roles, and for an associated account, which acts as the main one: the status does not matter there. */
const ONCE = scaled<readonly Status[]>({ part: [1], all: STATUSES });
const ACTION_NAMES = Object.keys(ACTIONS);
const OUTSIDERS: readonly (readonly [Role, string])[] = [
  ['anonymous', '401 session_absente'],
  ['pending', '403 compte_non_active'],
  ['otherMain', '404 introuvable'],
  ['staff', '403 acces_refuse'],
  ['admin', '403 acces_refuse'],
];

/** Every status x action x role: an allowed action changes one thing with one event, any other changes nothing. */
describe('the life of a valuation', () => {
  let bench: TestBench;
  let clients: RoleClients;
  /** One row of each status, to be copied: a copy has its source's status. */
  const sources = new Map<Status, number>();
  let establishmentId: number;

  const snapshot = async (): Promise<Snapshot> => snapshotOf(bench.owner, establishmentId);

  async function aRow(status: Status): Promise<number> {
    const source = sources.get(status);
    const answer = await clients.main.post(`/v1/valor/duplicate/${source}`, {});
    return payloadOf(valuationDetailResponse, answer, 201).valor_id;
  }

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    const open = await create(clients.main, { valor_data: THREE_DEGREES, profile_name: 'Vies' });
    sources.set(0, open.valor_id);
    const demo = await bench.owner.query<{ id: number; status: Status; establishment: number }>(
      `select distinct on (status) id, status, establishment_id as establishment from valuation
        where status in (1, 2, 3, 4) and function_id <> 4 and not hourly order by status, id`,
    );
    for (const { id, status } of demo.rows) sources.set(status, id);
    establishmentId = z.int().parse(demo.rows[0]?.establishment);
    const missing = STATUSES.filter((status) => !sources.has(status));
    if (missing.length > 0) throw new Error(`No row of status ${missing.join(', ')}`);
  });

  afterAll(async () => bench.close());

  it.each(CASES.filter(({ isPossible }) => isPossible))(
    '$action from $status, by the main account',
    async ({ action, status }) => {
      await changesOneThing('main', action, status);
    },
  );

  it.each(CASES.filter(({ isPossible, mainOnly, status }) => isPossible && !mainOnly && ONCE.includes(status)))(
    '$action from $status, by an associated account',
    async ({ action, status }) => {
      await changesOneThing('associated', action, status);
    },
  );

  it.each(STATUSES)('changes nothing when %i or an associated account forbids the action', async (status) => {
    const id = await aRow(status);
    const before = await snapshot();
    for (const { action, isPossible, mainOnly } of CASES.filter((one) => one.status === status)) {
      const { call, refusal } = definitionOf(action);
      const impossible = `409 ${refusal?.[status] ?? 'transition_refusee'}`;
      for (const role of ['main', 'associated'] as const) {
        const isRefused = mainOnly && role === 'associated';
        if (isPossible && !isRefused) continue;
        const answer = await call(clients[role], id);
        expect([action, role, refusalOf(answer), answer.headers.get('cache-control')]).toEqual([
          action,
          role,
          isRefused ? '403 acces_refuse' : impossible,
          'no-store',
        ]);
      }
    }
    expect(await snapshot()).toEqual(before);
  });

  it.each(ONCE)('refuses every action from %i to all others, and changes nothing', async (status) => {
    const id = await aRow(status);
    const before = await snapshot();
    for (const action of ACTION_NAMES) {
      for (const [role, refusal] of OUTSIDERS) {
        const answer = await definitionOf(action).call(clients[role], id);
        expect([action, role, refusalOf(answer)]).toEqual([action, role, refusal]);
      }
    }
    expect(await snapshot()).toEqual(before);
  });

  it("answers every action on another author's limited row with 404 for an associated account", async () => {
    const id = await aRow(1);
    await limit(clients.main, id);
    const before = await snapshot();
    for (const action of ACTION_NAMES) {
      const { call, mainOnly } = definitionOf(action);
      const refusal = mainOnly === true ? '403 acces_refuse' : '404 introuvable';
      expect([action, refusalOf(await call(clients.associated, id))]).toEqual([action, refusal]);
    }
    expect(await snapshot()).toEqual(before);
  });

  it.each(['delete', 'duplicate', 'duplicate/archive', 'update'])('is not touched by HEAD on %s', async (action) => {
    const id = await aRow(3);
    const before = await snapshot();
    const answer = await clients.main.call(`/v1/valor/${action}/${id}`, { method: 'HEAD' });
    expect(answer.status).toBe(405);
    expect(await snapshot()).toEqual(before);
  });

  async function changesOneThing(role: 'main' | 'associated', name: string, status: Status): Promise<void> {
    const action = definitionOf(name);
    const id = await aRow(status);
    const before = await snapshot();
    const answer = await action.call(clients[role], id);
    const after = await snapshot();
    const to = z.literal(STATUSES).parse(action.to[status]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.status).toBe(action.effect === 'copy' ? 201 : 200);
    expect(after.events).toBe(before.events + 1);
    expect(changedRows(before, after)).toEqual(expectedRows(action, id, to, after, before));
  }

  function definitionOf(name: string): Action {
    const action = ACTIONS[name];
    if (action === undefined) throw new Error(`No action ${name}`);
    return action;
  }
});

function expectedRows(
  { effect }: Action,
  id: number,
  to: Status,
  after: Snapshot,
  before: Snapshot,
): Record<string, Status | null> {
  if (effect === 'gone') return { [id]: null };
  if (effect !== 'copy') return { [id]: to };
  const [added] = [...after.rows.keys()].filter((row) => !before.rows.has(row));
  return { [z.int().parse(added)]: to };
}
