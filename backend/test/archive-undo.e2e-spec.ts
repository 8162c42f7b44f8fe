import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Clock } from '../src/platform/clock/clock.js';
import { errorOf, fieldsOf, payloadOf, refusalOf, type ApiClient } from './support/api-client.js';
import { classify, create, limit, THREE_DEGREES } from './support/classification.js';
import { snapshotOf } from './support/establishment-snapshot.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { journalEntryResponse, lifeOutcomeResponse, valuationDetailResponse } from './support/wire-schemas.js';

const UNDO = '/v1/valor/archive/undo';
const MOST = 500;

/** A clock that stands still until a test moves it. */
class MovedClock extends Clock {
  instant = new Date();

  now(): Date {
    return this.instant;
  }

  pass(ms: number): void {
    this.instant = new Date(this.instant.getTime() + ms);
  }
}

interface Rows {
  readonly ids: readonly number[];
  readonly versions: readonly number[];
}

describe('the undo of an archiving', () => {
  const clock = new MovedClock();
  let bench: TestBench;
  let clients: RoleClients;
  let establishmentId: number;

  const snapshot = async () => snapshotOf(bench.owner, establishmentId);
  const statusesOf = async ({ ids }: Rows) => {
    const { rows } = await snapshot();
    return ids.map((id) => rows.get(id)?.status);
  };
  const archive = async (client: ApiClient, ids: readonly number[]): Promise<Rows> =>
    payloadOf(lifeOutcomeResponse, await client.post('/v1/valor/archive/multiple', { ids }));
  const undo = async (client: ApiClient, { ids, versions }: Rows) => client.post(UNDO, { ids, versions });
  const archivedBy = async (client: ApiClient): Promise<Rows> => archive(client, [(await classify(client)).valor_id]);

  async function staysArchived(client: ApiClient, rows: Rows, refusal: string): Promise<void> {
    const before = await snapshot();
    expect(refusalOf(await undo(client, rows))).toBe(refusal);
    expect(await snapshot()).toEqual(before);
  }

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi({ clock }));
    const { valor_id } = await classify(clients.main);
    const { rows } = await bench.owner.query<{ id: number }>(
      'select establishment_id as id from valuation where id = $1',
      [valor_id],
    );
    establishmentId = z.int().parse(rows[0]?.id);
  });

  afterAll(async () => bench.close());

  it('restores the status, the amount and a history line of a single valuation', async () => {
    const { valor_id, valor_affiche } = await classify(clients.main);
    const archived = payloadOf(valuationDetailResponse, await clients.main.post(`/v1/valor/archive/${valor_id}`, {}));
    const rows = { ids: [valor_id], versions: [archived.version] };
    const outcome = payloadOf(lifeOutcomeResponse, await undo(clients.main, rows));
    expect(outcome).toEqual({ done: 1, skipped: 0, ids: [valor_id], versions: [archived.version + 1] });
    const [back] = payloadOf(
      z.object({ valors: z.array(valuationDetailResponse) }).loose(),
      await clients.main.get(`/v1/valor/${valor_id}`),
    ).valors;
    expect(back).toMatchObject({ valor_visa: 1, valor_affiche });
    const journal = payloadOf(z.array(journalEntryResponse), await clients.main.get(`/v1/valor/${valor_id}/journal`));
    expect(journal[0]).toMatchObject({ type: 'valuation.archive-undone', version: archived.version + 1 });
    expect(journal[0]?.changes).toEqual([{ field: 'valor_visa', from: 4, to: 1 }]);
  });

  it('restores 500 valuations of every status, in one transaction with one event each', async () => {
    const demo = await bench.owner.query<{ id: number }>(
      `select distinct on (status) id from valuation where establishment_id = $1 and status in (1, 2, 3)`,
      [establishmentId],
    );
    const open = await create(clients.main, { valor_data: THREE_DEGREES });
    const ids = [open.valor_id, ...demo.rows.map(({ id }) => id)];
    while (ids.length < MOST) {
      const some = ids.slice(0, MOST - ids.length);
      const answer = await clients.main.post('/v1/valor/duplicate/multiple', { ids: some });
      ids.push(...payloadOf(lifeOutcomeResponse, answer, 201).ids);
    }
    const before = await statusesOf({ ids, versions: [] });
    expect(new Set(before)).toEqual(new Set([0, 1, 2, 3]));
    const rows = await archive(clients.main, ids);
    const between = await snapshot();
    expect(payloadOf(lifeOutcomeResponse, await undo(clients.main, rows))).toMatchObject({ done: MOST, skipped: 0 });
    expect(await statusesOf({ ids, versions: [] })).toEqual(before);
    expect((await snapshot()).events - between.events).toBe(MOST);
    const writes = await bench.owner.query('select distinct xmin::text from valuation where id = any($1::integer[])', [
      ids,
    ]);
    expect(writes.rows).toHaveLength(1);
  });

  it('is possible for 60 seconds', async () => {
    const [early, late] = [await archivedBy(clients.main), await archivedBy(clients.main)];
    clock.pass(60_000);
    expect((await undo(clients.main, early)).status).toBe(200);
    clock.pass(1);
    await staysArchived(clients.main, late, '409 archivage_definitif');
  });

  it('is for the account that archived, even when others see the valuation', async () => {
    const rows = await archivedBy(clients.associated);
    await staysArchived(clients.main, rows, '409 archivage_definitif');
    expect((await undo(clients.associated, rows)).status).toBe(200);
    const own = await archivedBy(clients.main);
    await staysArchived(clients.associated, own, '409 archivage_definitif');
    await staysArchived(clients.otherMain, own, '404 introuvable');
    await staysArchived(clients.staff, own, '403 acces_refuse');
    await staysArchived(clients.anonymous, own, '401 session_absente');
  });

  it('is refused once the valuation has changed, at the old version and at the new one', async () => {
    const { ids, versions } = await archivedBy(clients.main);
    await limit(clients.main, z.int().parse(ids[0]));
    await staysArchived(clients.main, { ids, versions }, '409 version_perimee');
    await staysArchived(
      clients.main,
      { ids, versions: versions.map((version) => version + 1) },
      '409 archivage_definitif',
    );
    await staysArchived(clients.associated, { ids, versions }, '404 introuvable');
  });

  it('works once: a row that is no longer archived cannot be restored again', async () => {
    const { ids, versions } = await archivedBy(clients.main);
    expect((await undo(clients.main, { ids, versions })).status).toBe(200);
    const again = { ids, versions: versions.map((version) => version + 1) };
    expect(refusalOf(await undo(clients.main, again))).toBe('409 transition_refusee');
  });

  it('does not apply to copies that were archived when they were made', async () => {
    const { valor_id } = await classify(clients.main);
    const answer = await clients.main.post(`/v1/valor/duplicate/archive/${valor_id}`, {});
    const copy = payloadOf(valuationDetailResponse, answer, 201);
    await staysArchived(clients.main, { ids: [copy.valor_id], versions: [copy.version] }, '409 archivage_definitif');
  });

  it('restores all rows or none, and names the row that prevents it', async () => {
    const [a, b] = [await archivedBy(clients.main), await archivedBy(clients.main)];
    const foreign = await archivedBy(clients.otherMain);
    const both = { ids: [...a.ids, ...b.ids], versions: [...a.versions, ...b.versions] };
    const withForeign = { ids: [...both.ids, ...foreign.ids], versions: [...both.versions, ...foreign.versions] };
    await staysArchived(clients.main, withForeign, '404 introuvable');
    const withStale = { ids: both.ids, versions: [...a.versions, 1] };
    expect(errorOf(await undo(clients.main, withStale)).fields?.['ids']).toContain(String(b.ids[0]));
    await staysArchived(clients.main, withStale, '409 version_perimee');
    expect((await undo(clients.main, both)).status).toBe(200);
  });

  it.each<[string, unknown, string]>([
    ['no id', { ids: [], versions: [] }, 'ids'],
    ['501 ids', { ids: ids(MOST + 1), versions: ids(MOST + 1) }, 'ids'],
    ['no versions', { ids: [1] }, 'versions'],
    ['fewer versions than ids', { ids: [1, 2], versions: [1] }, 'versions'],
    ['a version that is none', { ids: [1], versions: [0] }, 'versions'],
  ])('names the field of %s', async (_, body, field) => {
    const answer = await clients.main.post(UNDO, body);
    expect([refusalOf(answer), fieldsOf(answer)]).toEqual(['422 donnees_invalides', [field]]);
  });

  it('leaves a journal that rebuilds every row', async () => {
    expect(await bench.journalDifferences()).toEqual([]);
  });
});

function ids(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
