import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import pg from 'pg';
import { queueConnection } from '../src/platform/jobs/queue-connection.js';
import { DEMO_PASSWORD } from '../src/install/demo/demo-data.js';
import { ApiClient, payloadOf, refusalOf } from './support/api-client.js';
import { classify } from './support/classification.js';
import { eventually } from './support/eventually.js';
import { filesOf, findStoredStrings } from './support/held-strings.js';
import { withKills } from './support/kills.js';
import { emailOf, signIn } from './support/role-clients.js';
import { openTestBench, SHORT_LOCK, type SpawnedProcess, type TestBench } from './support/test-bench.js';
import { startTestMailbox, tokenIn, type TestMailbox } from './support/test-mailbox.js';
import { untilWaiting, untilWaitingFor } from './support/waiting-statements.js';
import { userResponse } from './support/wire-schemas.js';

/** Days as the product counts them, whatever the server's time zone. */
const TODAY = `(now() at time zone 'Europe/Paris')::date`;
const SECRET_TEXT = 'Confidence-de-Berthe-Quintrec';

/** The real processes, a real SMTP server, and a worker that may be killed at the worst moments. */
describe('an establishment whose deletion is due', () => {
  let bench: TestBench;
  let mailbox: TestMailbox;
  let url: string;
  let housekeeping: Queue;

  const variables = () => ({ SMTP_URL: mailbox.smtpUrl, ...SHORT_LOCK });
  /** The last worker that was started; only its log is visible. */
  let last: SpawnedProcess;
  const worker = async () => bench.startWorker(variables());
  const workerApart = async () => bench.spawnWorker(variables());
  const round = async () => housekeeping.add('daily-round', {});
  const idOf = async (role: 'main' | 'otherMain') => {
    const { rows } = await bench.owner.query<{ id: number }>(
      'select establishment_id as id from account where email = $1',
      [emailOf(role)],
    );
    return rows[0]?.id ?? 0;
  };
  /** Rows of an establishment by table; tables without rows are left out. */
  const rowsOf = async (id: number): Promise<Record<string, number>> => {
    const { rows: tables } = await bench.owner.query<{ name: string }>(
      `select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'establishment_id' and table_name <> 'grid_move'`,
    );
    const counts: [string, number][] = [];
    for (const { name } of tables) {
      const { rowCount } = await bench.owner.query(`select from ${name} where establishment_id = $1`, [id]);
      if (rowCount !== null && rowCount > 0) counts.push([name, rowCount]);
    }
    return Object.fromEntries(counts);
  };
  const blocked = async (table: string) => untilWaitingFor(bench.owner, { table });
  /** Holds what the statement locks until the returned function is called, which rolls back. */
  const hold = async (statement: string) => {
    const client = new pg.Client({ connectionString: bench.databaseUrl });
    await client.connect();
    await client.query(`begin; ${statement}`);
    return async () => client.end();
  };
  const lock = async (tables: string) => hold(`lock table ${tables} in exclusive mode`);
  /** The worker's log lines about its rounds. */
  const told = () =>
    last
      .output()
      .split('\n')
      .filter((line) => line.includes('"daily round"'))
      .map((line): unknown => JSON.parse(line));
  const subjectsTo = async (email: string) => (await mailbox.to(email)).map(({ subject }) => subject);

  beforeAll(async () => {
    mailbox = await startTestMailbox();
    bench = await openTestBench();
    url = await bench.startApi();
    housekeeping = new Queue('housekeeping', {
      connection: queueConnection({ ownerUrl: bench.databaseUrl }, 'producer'),
    });
  });

  afterAll(async () => {
    await housekeeping.close();
    await bench.close();
    await mailbox.stop();
  });

  const loseTwoWorkers = async (id: number) => {
    // Killed during the deletion of rows: the transaction leaves everything as it was.
    const before = await rowsOf(id);
    let release = await lock('personal_text');
    const second = await workerApart();
    await round();
    await blocked('personal_text');
    await second.kill();
    await release();
    expect(await rowsOf(id)).toEqual(before);

    // Killed between rows and files: the queue takes no job meanwhile.
    release = await lock('personal_text');
    const third = await workerApart();
    await round();
    await blocked('personal_text');
    const holdQueue = await lock('bullmq.job');
    await release();
    await eventually(async () => expect(Object.keys(await rowsOf(id))).toEqual(['domain_event']));
    expect((await filesOf(bench.dataDir)).length).toBeGreaterThan(0);
    await third.kill();
    await holdQueue();
  };

  const through = withKills ? ', through two crashes' : '';
  it(`is deleted with every row, file and string${through}; the journal still verifies`, async () => {
    const id = await idOf('main');
    const main = await signIn(url, emailOf('main'));
    await bench.owner.query(
      `insert into people_transfer (establishment_id, target_id, asked_by, asked_at, ends_at)
       select s, t, 1, now(), now() + interval '30 days' from (values ($1::integer, $2::integer), ($2, $1)) as sides (s, t)`,
      [id, await idOf('otherMain')],
    );
    const first = await worker();
    const { valor_id, profile_id } = await classify(main);
    await main.post(`/v1/user/profile/update/one/${profile_id}`, { profile_name: SECRET_TEXT });
    expect((await main.post(`/v1/user/notes/${profile_id}`, { note_text: SECRET_TEXT })).status).toBe(201);
    expect((await main.get(`/v1/valor/download/${valor_id}`)).status).toBe(200);
    expect((await filesOf(bench.dataDir)).length).toBeGreaterThan(0);
    await main.post('/v1/user/options', { subject: 'Question', message: SECRET_TEXT });
    await mailbox.next('contact@valorisation.example');
    await main.post('/v1/user/delete', { user_password: DEMO_PASSWORD });
    const token = await eventually(async () => {
      const [link] = (await mailbox.to(emailOf('main'))).filter(
        ({ subject }) => subject === 'Confirmer la suppression de votre compte',
      );
      if (link === undefined) throw new Error('No link came');
      return tokenIn(link);
    });
    const { user_id } = payloadOf(userResponse, await main.get('/v1/user/profile'));
    await new ApiClient(url, token).post(`/v1/user/delete/confirm?user_id=${user_id}&confirm=1`);
    await mailbox.next(emailOf('main'), 3);

    // A planned day in the future changes nothing.
    await round();
    await eventually(async () => expect(await housekeeping.getJobCountByTypes('waiting', 'active')).toBe(0));
    expect((await rowsOf(id))['valuation']).toBeGreaterThan(0);
    await first.stop();

    const { rows: people } = await bench.owner.query<Record<string, string>>(
      `select a.email, a.last_name, a.postal_address, e.siret, e.company_name
           from account a join establishment e on e.id = a.establishment_id where e.id = $1`,
      [id],
    );
    const names = await bench.owner.query<{ name: string }>('select name from profile where establishment_id = $1', [
      id,
    ]);
    const strings = [
      ...people.flatMap((row) => Object.values(row)),
      ...names.rows.map(({ name }) => name),
      SECRET_TEXT,
    ];
    const wanted = [...new Set(strings)].filter((text) => text.length > 3);
    expect((await findStoredStrings(bench, wanted)).length).toBeGreaterThan(wanted.length);
    await bench.owner.query(
      `update account set deletion_planned_on = ${TODAY} where establishment_id = $1 and parent_id is null`,
      [id],
    );

    await (withKills ? loseTwoWorkers(id) : round());

    last = await workerApart();
    await eventually(async () => expect(await filesOf(bench.dataDir)).toEqual([]));
    await eventually(async () => expect(await subjectsTo(emailOf('main'))).toContain('Votre compte est supprimé'));
    await eventually(async () =>
      expect(await subjectsTo(emailOf('associated'))).toContain('Votre compte est supprimé'),
    );
    await eventually(async () => expect(await findStoredStrings(bench, wanted)).toEqual([]));

    const { rows: payloads } = await bench.owner.query<{ type: string }>(
      'select distinct type from domain_event where establishment_id = $1 and payload is not null',
      [id],
    );
    expect(payloads).toEqual([{ type: 'establishment.erased' }]);
    expect(await bench.journalDifferences()).toEqual([]);
    expect(refusalOf(await main.get('/v1/user/profile'))).toBe('401 session_absente');
    await expect(signIn(url, emailOf('main'))).rejects.toThrow(/401/);
    // Its neighbour is untouched.
    expect((await (await signIn(url, emailOf('otherMain'))).get('/v1/valor/list/status')).status).toBe(200);
  });

  it('for lack of use is announced, stays when a member signs in, and is deleted on the announced day', async () => {
    const id = await idOf('otherMain');
    const email = emailOf('otherMain');
    const dueOn = async () => {
      const { rows } = await bench.owner.query<{ due: string | null }>(
        'select retention_due_on::text as due from establishment where id = $1',
        [id],
      );
      return rows[0]?.due;
    };
    const forgotten = async () => {
      await bench.owner.query(`update session set seen_at = now() - interval '36 months'`);
      await bench.owner.query(`update establishment set last_seen_at = now() - interval '36 months'`);
    };
    const fallDue = async () =>
      bench.owner.query(`update establishment set retention_due_on = ${TODAY} where id = $1`, [id]);
    await forgotten();
    await round();
    await eventually(async () =>
      expect(await subjectsTo(email)).toContainEqual(expect.stringMatching(/seront supprimées le/)),
    );
    expect(await dueOn()).not.toBeNull();
    // Also the establishment of the demo that has not begun.
    await eventually(async () => expect(told()).toContainEqual(expect.objectContaining({ warned: 2, failed: 0 })));

    await signIn(url, email);
    await fallDue();
    await round();
    await eventually(async () => expect(await dueOn()).toBeNull());

    // The sign-in happens while the round already runs.
    await forgotten();
    await round();
    await eventually(async () => expect(await dueOn()).not.toBeNull());
    await fallDue();
    const release = await hold(`select from establishment where id = ${id} for update`);
    await round();
    await untilWaiting(bench.owner, 1);
    await bench.owner.query('update session set seen_at = now()');
    await release();
    await eventually(async () => expect(await dueOn()).toBeNull());

    await forgotten();
    await round();
    await eventually(async () => expect(await dueOn()).not.toBeNull());
    await fallDue();
    await round();
    await eventually(async () => expect(await dueOn()).toBeUndefined());
    await eventually(async () => expect(told()).toContainEqual(expect.objectContaining({ erased: 1, failed: 0 })));
    await eventually(async () => expect(await findStoredStrings(bench, [email])).toEqual([]));
  });
});
