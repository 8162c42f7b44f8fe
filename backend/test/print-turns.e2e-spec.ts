/** Many documents requested at once: by one account, by callers who leave, beside another establishment. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MOST_OPEN_PRINTS } from '../src/modules/documents/domain/print-job.js';
import { refusalOf, type Answer, type ApiClient } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { signInAll, type RoleClients } from './support/role-clients.js';
import { itFurther } from './support/scale.js';
import { openTestBench, type TestBench } from './support/test-bench.js';
import { untilWaitingFor } from './support/waiting-statements.js';

const MULTIPLE = '/v1/valor/download/pdf/multiple';

describe('requested documents', () => {
  let bench: TestBench;
  let clients: RoleClients;
  let valuationId: number;
  let profileId: number;
  let foreignId: number;

  const path = (share: number): string => `/v1/valor/download/pdf/${valuationId}?q=${share}`;
  const open = async (): Promise<number> => {
    const { rowCount } = await bench.owner.query(`select from print_job where state in ('waiting', 'active')`);
    return rowCount ?? 0;
  };
  const untilOpen = async (count: number) => eventually(async () => expect(await open()).toBe(count));
  /** Requests a document, and leaves when the signal fires. */
  const askFor = async (client: ApiClient, asked: string, leave: AbortSignal, ids?: readonly number[]) =>
    fetch(new URL(asked, client.baseUrl), {
      headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
      signal: leave,
      ...(ids !== undefined && { method: 'POST', body: JSON.stringify({ ids }) }),
    }).catch(() => undefined);
  const many = (count: number, ask: (at: number) => Promise<Answer>): Promise<Answer>[] =>
    Array.from({ length: count }, async (_, at) => ask(at + 1));

  const fileCount = async (): Promise<number> => (await bench.owner.query('select from print_file')).rowCount ?? 0;

  beforeAll(async () => {
    bench = await openTestBench();
    clients = await signInAll(await bench.startApi());
    ({ valor_id: valuationId, profile_id: profileId } = await classify(clients.main));
    foreignId = (await classify(clients.otherMain)).valor_id;
  });

  afterAll(async () => bench.close());

  // The first two tests run without a worker; the second starts the one that the others use.

  it('by callers who left are removed from the queue and free their places', async () => {
    for (let round = 0; round < 2; round += 1) {
      const leaving = new AbortController();
      const gone = Array.from({ length: MOST_OPEN_PRINTS }, async (_, at) =>
        askFor(clients.main, path(at + 1), leaving.signal),
      );
      await untilOpen(MOST_OPEN_PRINTS);
      leaving.abort();
      await Promise.all(gone);
      await untilOpen(0);
    }
  });

  it('are limited by account, whatever their kind, and alternate between establishments', async () => {
    const kinds: readonly (() => Promise<Answer>)[] = [
      async () => clients.main.get(`/v1/valor/download/${valuationId}`),
      async () => clients.main.get(`/v1/job/download/pdf/${profileId}`),
      async () => clients.main.post(MULTIPLE, { ids: [valuationId] }),
    ];
    const asked = many(MOST_OPEN_PRINTS + 7, async (at) => kinds[at]?.() ?? clients.main.get(path(30 + at)));
    await untilOpen(MOST_OPEN_PRINTS);
    for (const ask of kinds) {
      const refused = await ask();
      expect(refusalOf(refused)).toBe('429 trop_de_tentatives');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const colleague = clients.associated.get(path(90));
    await untilOpen(MOST_OPEN_PRINTS + 1);
    const late = clients.otherMain.get(`/v1/valor/download/${foreignId}`);
    await untilOpen(MOST_OPEN_PRINTS + 2);
    await bench.startWorker();
    const statuses = (await Promise.all(asked)).map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(MOST_OPEN_PRINTS).fill(200), ...Array<number>(7).fill(429)]);
    expect([(await colleague).status, (await late).status]).toEqual([200, 200]);
    const { rows } = await bench.owner.query<{ rank: number; establishment: number }>(
      `select establishment_id as establishment, rank() over (order by finished_at)::integer as rank from print_job`,
    );
    // Six are rendered at a time: the last request is among the first rendered.
    expect(rows.find(({ establishment }) => establishment !== 1)?.rank).toBeLessThanOrEqual(10);
    // Nothing was made for callers who left.
    expect(await fileCount()).toBeLessThanOrEqual(MOST_OPEN_PRINTS + 3);
    expect((await clients.main.get(path(95))).status).toBe(200);
  });

  it('and lost on their way do not block new requests forever', async () => {
    await bench.owner.query(
      `insert into print_job (establishment_id, account_id, kind, input, state, progress, file_name, created_at)
       select establishment_id, created_by, 'conclusion', '{}', 'waiting', 0, 'x.pdf', now() - interval '1 hour'
         from valuation, generate_series(1, $2) where id = $1`,
      [valuationId, MOST_OPEN_PRINTS],
    );
    expect((await clients.main.get(path(50))).status).toBe(200);
    await bench.owner.query(`delete from print_job where file_name = 'x.pdf'`);
  });

  itFurther("do not wait for another establishment's bundles, which stop when their callers leave", async () => {
    const ids = [valuationId];
    while (ids.length < 5) ids.push((await classify(clients.main)).valor_id);
    const letGo = await holdUp();
    const leaving = new AbortController();
    const bundles = Array.from({ length: 8 }, async (_, at) =>
      askFor(clients.main, MULTIPLE, leaving.signal, ids.toSpliced(0, at % 2)),
    );
    await untilWaitingFor(bench.owner, 'advisory');
    await untilOpen(bundles.length);
    const next = await classify(clients.otherMain);
    expect((await clients.otherMain.get(`/v1/valor/download/${next.valor_id}`)).status).toBe(200);
    const kept = await fileCount();
    leaving.abort();
    await Promise.all(bundles);
    await untilOpen(0);
    await letGo();
    expect((await clients.main.get(path(96))).status).toBe(200);
    // The two bundles at work had two documents each in progress; two of these are the same.
    expect((await fileCount()) - kept - 1).toBeLessThanOrEqual(4);
    expect(await open()).toBe(0);
  });

  /** Delays the registration of the first establishment's documents, and returns how to release it. */
  const holdUp = async (): Promise<() => Promise<void>> => {
    await bench.owner.query(
      `create function hold_up() returns trigger language plpgsql security definer as $$
       begin
         if new.establishment_id = 1 then perform pg_advisory_xact_lock(1); end if;
         return new;
       end $$;
       create trigger hold_up before insert on print_file for each row execute function hold_up()`,
    );
    const holder = await bench.owner.connect();
    await holder.query('select pg_advisory_lock(1)');
    return async () => {
      await holder.query('select pg_advisory_unlock(1)');
      await holder.query('drop trigger hold_up on print_file');
      holder.release();
    };
  };
});
