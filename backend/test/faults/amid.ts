/** Strikes that need no luck to interrupt a command or a job: each kind is first held half-way. */
import type pg from 'pg';
import { eventually } from '../support/eventually.js';
import type { Act } from './acts/act.js';
import type { Work } from './acts/works.js';
import type { Scene } from './fault.js';
import type { Step } from './load.js';

/** Fewer than the API's default connections for commands, since each command takes one. */
const AT_ONCE = 7;
/** Enough connections to be killed seldom: a part that keeps failing is restarted later each time. */
export const MORE_CONNECTIONS = { DATABASE_POOL_SIZE: '40' };
const AT_ONCE_WITH_ROOM = 28;
/** A command waits six seconds for a lock, then it is refused. */
const AMID_MS = 5_000;
const SEEN_MS = 30_000;

/**
 * The statements that wait for a table held by the suite, directly or behind another one. Their command has done the
 * rest of its work or is about to. The relay waits as well.
 */
const WAITING = `
  select from pg_stat_activity where wait_event_type = 'Lock' and query !~ 'set relayed_at'`;
const PRINTING = `select from print_job where state = 'active'`;
const ANSWERING = `select from pg_stat_activity where wait_event_type = 'Lock' and query ~ '^insert into consumed_event'`;
/** Reads that wait behind the held tables and belong to background work. */
const FOLLOWING = 'select from domain_event where relayed_at is null union all select from public_request';
const SENDING = `${FOLLOWING} union all select from mail where state = 'waiting'`;

/** Commands that are held together, prepared while everything works. */
interface Wave {
  readonly tables: readonly string[];
  readonly prepare: () => Promise<readonly Step[]>;
}

/** The load rests, so that only the sent commands wait. It resumes at the last strike. */
export async function strikeDuringCommands(
  scene: Scene,
  acts: readonly Act[],
  strike: () => Promise<unknown>,
): Promise<void> {
  const { bench, load } = scene;
  await load.rest();
  try {
    const size = bench.variables === MORE_CONNECTIONS ? AT_ONCE_WITH_ROOM : AT_ONCE;
    const waves = [...wavesOf(await load.everyAction(), size), ...wavesOfActs(scene, acts, size)];
    for (const wave of waves) {
      // The database may still be restarting after a strike.
      await eventually(async () => bench.isUp(), SEEN_MS);
      await amidOne(scene, wave, strike, () => {
        if (wave === waves.at(-1)) load.goOn();
      });
    }
  } finally {
    load.goOn();
  }
}

async function amidOne(
  scene: Scene,
  { tables, prepare }: Wave,
  strike: () => Promise<unknown>,
  before: () => void,
): Promise<void> {
  const { bench, amid } = scene;
  const steps = await prepare();
  await eventually(async () => nothingIn(scene, FOLLOWING), SEEN_MS);
  const release = await eventually(async () => hold(scene, tables), SEEN_MS);
  const answered = Promise.all(steps.map(async ({ take }) => take()));
  try {
    await until(scene, WAITING, steps.length, AMID_MS);
    for (const { name } of steps) amid.add(name);
    before();
    scene.strikes += 1;
    await strike();
  } finally {
    await release();
    await answered;
  }
  await eventually(async () => bench.isUp(), SEEN_MS);
  // A call without an answer is sent once more.
  await Promise.all(steps.map(async ({ again }) => again?.()));
}

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const wavesOf = (steps: readonly Step[], size: number): readonly Wave[] =>
  chunksOf(steps, size).map((chunk): Wave => ({ tables: ['domain_event'], prepare: async () => chunk }));

function wavesOfActs({ others }: Scene, acts: readonly Act[], size: number): readonly Wave[] {
  const stepOf = async (act: Act): Promise<Step> => {
    const attempt = await others.prepare(act);
    return { name: act.name, take: async () => others.ask(attempt), again: async () => others.askAgain(attempt) };
  };
  const held = (chunk: readonly Act[], tables: readonly string[]): Wave => ({
    tables,
    prepare: async () => Promise.all(chunk.map(stepOf)),
  });
  const silent = acts.filter(({ silentlyIn }) => silentlyIn !== undefined);
  const tables = [...new Set(silent.flatMap(({ silentlyIn = [] }) => silentlyIn))];
  const recordedActs = acts.filter((act) => !silent.includes(act));
  return [
    ...chunksOf(silent, size).map((chunk) => held(chunk, tables)),
    ...chunksOf(recordedActs, size).map((chunk) => held(chunk, ['domain_event'])),
  ];
}

/**
 * Each kind of work that the worker starts by itself: it is requested while the worker sleeps, and then meets held
 * tables.
 */
export async function strikeDuringWorks(
  scene: Scene,
  works: readonly Work[],
  strike: () => Promise<unknown>,
): Promise<void> {
  const { bench, load, others, amid } = scene;
  await eventually(async () => bench.isUp(), SEEN_MS);
  await load.rest();
  try {
    await eventually(async () => nothingIn(scene, SENDING), SEEN_MS);
    await bench.product.signal('worker', 'SIGSTOP');
    for (const work of works) await others.expect(work);
    const release = await hold(scene, [...new Set(works.map(({ writes }) => writes))]);
    try {
      await bench.product.signal('worker', 'SIGCONT');
      await until(scene, WAITING, works.length, SEEN_MS);
      for (const { name } of works) amid.add(name);
      load.goOn();
      scene.strikes += 1;
      await strike();
    } finally {
      await release();
    }
  } finally {
    load.goOn();
  }
}

/** Strikes while a document is printed, a mail has just been handed over and a requested job is being answered. */
export async function strikeDuringJobs(scene: Scene, strike: () => Promise<unknown>): Promise<void> {
  const { bench, load, amid } = scene;
  await eventually(async () => bench.isUp(), SEEN_MS);
  await strikeDuringSending(scene, async () => {
    const release = await hold(scene, ['consumed_event']);
    try {
      await load.askForNothing();
      await until(scene, ANSWERING, 1, SEEN_MS);
      await until(scene, PRINTING, 1, SEEN_MS);
      for (const name of ['answer-request', 'render-document']) amid.add(name);
      await strike();
    } finally {
      await release();
    }
  });
}

/** Strikes while a mail has been handed over and its sender waits for the confirmation. */
export async function strikeDuringSending(
  scene: Scene,
  strike: () => Promise<unknown>,
  mood: 'holding' | 'mute' = 'holding',
): Promise<void> {
  const { smtp } = scene.bench;
  await smtp.become(mood);
  try {
    await eventually(() => {
      if (smtp.held() === 0) throw new Error('No mail is under way');
    }, SEEN_MS);
    scene.amid.add('send-mail');
    scene.strikes += 1;
    await strike();
  } finally {
    await smtp.become('taking');
  }
}

export async function strikeDuringPrinting(scene: Scene, strike: () => Promise<unknown>): Promise<void> {
  await until(scene, PRINTING, 1, SEEN_MS);
  scene.amid.add('render-document');
  scene.strikes += 1;
  await strike();
}

/** Blocks writes to the tables until they are released. */
async function hold({ bench: { owner } }: Scene, tables: readonly string[]): Promise<() => Promise<void>> {
  const client: pg.PoolClient = await owner.connect();
  const release = async (): Promise<void> => {
    // The server may have been killed.
    await client.query('rollback').catch(() => undefined);
    client.release(true);
  };
  try {
    await client.query('begin');
    await client.query(`lock table ${tables.join(', ')} in share mode`);
  } catch (error) {
    await release();
    throw error;
  }
  return release;
}

async function nothingIn({ bench: { owner } }: Scene, query: string): Promise<void> {
  const { rowCount } = await owner.query(query);
  if ((rowCount ?? 0) > 0) throw new Error(`${rowCount} are left`);
}

async function until({ bench: { owner } }: Scene, query: string, count: number, deadlineMs: number): Promise<void> {
  await eventually(async () => {
    const { rowCount } = await owner.query(query);
    if ((rowCount ?? 0) < count) throw new Error(`${rowCount} of ${count} are in their middle`);
  }, deadlineMs);
}
