/** One way in which something fails under the people's hands. */
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../support/eventually.js';
import type { FaultyBench } from './faulty-bench.js';
import type { Load } from './load.js';
import type { Recorder } from './recorder.js';

export interface Scene {
  readonly bench: FaultyBench;
  readonly load: Load;
  readonly recorder: Recorder;
}

export const SHORT_MS = 3_000;
/** Longer than anybody waits for an answer. */
export const LONG_MS = 12_000;

/** What a machine may lack. */
export type Lack = 'no-redis' | 'no-mount' | 'no-faketime';

export interface Fault {
  /** Its French name stands in scripts/lib/messages.mjs. */
  readonly name: string;
  readonly lacks?: Lack | undefined;
  /** Before anybody works: what a start of the product needs. */
  readonly prepare?: (scene: Scene) => Promise<void>;
  /** Begins, lasts and ends; from its end on, the time of the return is taken. */
  readonly hurt: (scene: Scene) => Promise<void>;
  /** A mail may have been taken without its sender knowing. */
  readonly repeatsMails?: boolean;
  /** Somebody is refused for a while: an answer 503 is expected. */
  readonly refuses?: boolean;
}

/** Begins something that is given back, whatever happens in between, after so long at least. */
export async function during(ms: number, begin: () => unknown, end: () => unknown): Promise<void> {
  await begin();
  try {
    await wait(ms);
  } finally {
    await end();
  }
}

/** Many of the statements that commands are made of wait at once: each kind of command is in its middle. */
export async function amidEveryCommand(
  { bench: { owner }, load }: Scene,
  strike: () => Promise<unknown>,
): Promise<void> {
  const client = await owner.connect();
  const { answered } = await load.everyAction(async () => {
    await client.query('begin');
    await client.query('select from establishment for update');
  });
  try {
    await eventually(async () => {
      const { rowCount } = await owner.query(`select from pg_stat_activity where wait_event_type = 'Lock'`);
      if ((rowCount ?? 0) < MOST_AT_ONCE) throw new Error(`${rowCount} commands wait`);
    }, AMID_MS);
    await strike();
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release(true);
    await answered;
  }
}

/** As many as one process of the product has connections for commands. */
const MOST_AT_ONCE = 10;
const AMID_MS = 8_000;
