/** Strikes that do not hope to meet a command or a job: each kind is held in its middle first. */
import type pg from 'pg';
import { eventually } from '../support/eventually.js';
import type { Scene } from './fault.js';
import type { Step } from './load.js';

/** Fewer than one API has connections for commands: each of them has one. */
const AT_ONCE = 7;
/** A command waits for a lock for six seconds, then it is refused. */
const AMID_MS = 5_000;
const SEEN_MS = 30_000;

/** Statements that write to the journal, or wait for their turn to: a command has done the rest of its work, or is about to. */
const WAITING = `
  select from pg_stat_activity
   where wait_event_type = 'Lock' and (query ~ 'insert into domain_event' or query ~ '^update establishment set version')`;
const PRINTING = `select from print_job where state = 'active'`;
const ANSWERING = `select from pg_stat_activity where wait_event_type = 'Lock' and query ~ '^insert into consumed_event'`;

/** Everybody else rests, so that those who wait are those who were sent; they are back at work at the last strike. */
export async function amidEveryCommand(scene: Scene, strike: () => Promise<unknown>): Promise<void> {
  const { bench, load, others, amid } = scene;
  await load.rest();
  await others.learn();
  const acts = others.names.map((name): Step => ({ name, take: async () => others.act(name) }));
  const steps = [...(await load.everyAction()), ...acts];
  try {
    for (let first = 0; first < steps.length; first += AT_ONCE) {
      const wave = steps.slice(first, first + AT_ONCE);
      const isLast = first + AT_ONCE >= steps.length;
      // After a strike, the database may still be coming back.
      const release = await eventually(async () => hold(scene, 'domain_event'), SEEN_MS);
      await eventually(async () => bench.isUp(), SEEN_MS);
      const answered = Promise.all(wave.map(async ({ take }) => take()));
      try {
        await until(scene, WAITING, wave.length, AMID_MS);
        for (const { name } of wave) amid.add(name);
        if (isLast) load.goOn();
        await strike();
      } finally {
        await release();
        await answered;
      }
    }
  } finally {
    load.goOn();
  }
}

/** While a document is printed, a mail has just been handed over, and what somebody asked for is being answered. */
export async function amidJobs(scene: Scene, strike: () => Promise<unknown>): Promise<void> {
  const { bench, load, amid } = scene;
  bench.smtp.become('holding');
  try {
    await eventually(() => {
      if (bench.smtp.held() === 0) throw new Error('No mail is under way');
    }, SEEN_MS);
    const release = await hold(scene, 'consumed_event');
    try {
      await load.askForNothing();
      await until(scene, ANSWERING, 1, SEEN_MS);
      await until(scene, PRINTING, 1, SEEN_MS);
      for (const name of ['send-mail', 'answer-request', 'render-document']) amid.add(name);
      await strike();
    } finally {
      await release();
    }
  } finally {
    bench.smtp.become('taking');
  }
}

export async function amidPrinting(scene: Scene, strike: () => Promise<unknown>): Promise<void> {
  await until(scene, PRINTING, 1, SEEN_MS);
  scene.amid.add('render-document');
  await strike();
}

/** Nobody writes to the table until it is released. */
async function hold({ bench: { owner } }: Scene, table: string): Promise<() => Promise<void>> {
  const client: pg.PoolClient = await owner.connect();
  const release = async (): Promise<void> => {
    // The server may have been killed.
    await client.query('rollback').catch(() => undefined);
    client.release(true);
  };
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in share mode`);
  } catch (error) {
    await release();
    throw error;
  }
  return release;
}

async function until({ bench: { owner } }: Scene, query: string, count: number, deadlineMs: number): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await owner.query(query);
    if ((rowCount ?? 0) < count) throw new Error(`${rowCount} of ${count} are in their middle`);
  }, deadlineMs);
}
