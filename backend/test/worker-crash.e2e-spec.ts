import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { queueConnection } from '../src/platform/jobs/queue-connection.js';
import { ApiClient, payloadOf, refusalOf, type Answer } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { itKills } from './support/kills.js';
import { emailOf, signIn } from './support/role-clients.js';
import { severable, type SeverableDatabase } from './support/severable-database.js';
import { openTestBench, SHORT_LOCK, type TestBench } from './support/test-bench.js';
import { untilWaitingFor } from './support/waiting-statements.js';
import { jobResponse } from './support/wire-schemas.js';

/** Processes of the built product, and their worst failures while a document is made. */
describe('a requested document', () => {
  let bench: TestBench;
  let main: ApiClient;
  let valuationId: number;
  let way: SeverableDatabase | undefined;

  const download = async () => main.get(`/v1/valor/download/${valuationId}`);
  const isPdf = ({ status, body }: Answer) => {
    expect(status).toBe(200);
    expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  };
  const count = async (table: string) => (await bench.owner.query(`select from ${table}`)).rowCount;
  const states = async (): Promise<string[]> => {
    const { rows } = await bench.owner.query<{ state: string }>('select state from print_job order by id');
    return rows.map(({ state }) => state);
  };
  /** Whatever happened, the traces must be those of one effect. */
  const happenedOnce = async () => {
    expect(await states()).toEqual(['done']);
    expect(await count('print_file')).toBe(1);
    expect(await count('consumed_event')).toBe(1);
  };
  /** Each try follows the previous one at once, until `isOver`. */
  const withoutPauses = async (isOver: () => Promise<void>) => {
    const connection = queueConnection({ ownerUrl: bench.databaseUrl }, 'producer');
    const queue = new Queue('pdf', { connection });
    try {
      await eventually(async () => {
        await queue.promoteJobs();
        await isOver();
      });
    } finally {
      await queue.close();
    }
  };
  /** A browser that starts with this script: one that hangs, one that fails. */
  const browser = async (script: string): Promise<{ CHROMIUM_PATH: string }> => {
    const path = join(bench.dataDir, 'browser.sh');
    await writeFile(path, `#!/bin/sh\n${script}\n`);
    await chmod(path, 0o755);
    return { CHROMIUM_PATH: path };
  };

  beforeEach(async () => {
    bench = await openTestBench();
    main = await signIn(await bench.startApi(), emailOf('main'));
    valuationId = (await classify(main)).valor_id;
  });

  afterEach(async () => {
    await bench.close();
    await way?.close();
    way = undefined;
  });

  itKills(
    'arrives once when the worker is killed while it renders, and a call that waited too long gets the job',
    async () => {
      // It reads its input forever and answers nothing; it ends with the worker.
      const stuck = await bench.spawnWorker({ ...SHORT_LOCK, ...(await browser('exec cat <&3 >/dev/null')) });
      const impatient = new ApiClient(await bench.startApi({ downloadWaitMs: 500 }), main.token);
      const waited = await impatient.get(`/v1/valor/download/${valuationId}`);
      const { job_id } = payloadOf(jobResponse, waited, 202);
      await eventually(async () => {
        const { state } = payloadOf(jobResponse, await main.get(`/v1/jobs/${job_id}`), 202);
        expect(state).toBe('active');
      });
      await stuck.kill();
      await bench.startWorker(SHORT_LOCK);
      const file = await eventually(async () => {
        const answer = await main.get(`/v1/jobs/${job_id}`);
        isPdf(answer);
        return answer;
      });
      expect(file.headers.get('content-disposition')).toContain('.pdf');
      await happenedOnce();
    },
  );

  itKills(
    'arrives once, within its call, when the worker is killed after rendering and before its report',
    async () => {
      const first = await bench.spawnWorker(SHORT_LOCK);
      const owner = await bench.owner.connect();
      await owner.query('begin');
      await owner.query('lock table print_file in exclusive mode');
      const answer = download();
      await untilWaitingFor(bench.owner, { table: 'print_file' });
      await first.kill();
      await owner.query('rollback');
      owner.release();
      await bench.startWorker(SHORT_LOCK);
      isPdf(await answer);
      await happenedOnce();
    },
  );

  it('that cannot be made is reported to its reader, and made at the next request', async () => {
    const failing = await bench.startWorker(await browser('exit 1'));
    const pending = download();
    await withoutPauses(async () => expect(await states()).toEqual(['failed']));
    expect(refusalOf(await pending)).toBe('500 rendu_impossible');
    await failing.stop();
    await bench.startWorker();
    isPdf(await download());
    expect(await states()).toEqual(['failed', 'done']);
  });

  itKills('arrives through a worker that lost every connection to the database', async () => {
    way = await severable(bench.databaseUrl);
    await bench.startWorker({ DATABASE_URL: way.url });
    isPdf(await download());
    way.sever();
    way.restore();
    isPdf(await main.get(`/v1/valor/download/pdf/${valuationId}?q=50`));
  });
});
