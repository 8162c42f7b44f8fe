/** One way in which something fails under the people's hands. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Lack } from '../support/lacks.js';
import type { FaultyBench } from './faulty-bench.js';
import type { Load } from './load.js';
import type { OtherActs } from './other-acts.js';
import type { Recorder } from './recorder.js';

export interface Scene {
  readonly bench: FaultyBench;
  readonly load: Load;
  readonly recorder: Recorder;
  readonly others: OtherActs;
  /** Kinds of commands and jobs that were in their middle when it failed. */
  readonly amid: Set<string>;
  /** How often it struck so far, where it strikes more than once. */
  strikes: number;
}

export const SHORT_MS = 3_000;
/** Longer than anybody waits for an answer. */
export const LONG_MS = 12_000;

export interface Fault {
  /** Its French name stands in support/jest/messages.mjs. */
  readonly name: string;
  readonly lacks?: Lack | undefined;
  /** Before anybody works. */
  readonly prepare?: (bench: FaultyBench) => Promise<void>;
  /** With which the product has to run; each start costs as much as a fault. */
  readonly variables?: (bench: FaultyBench) => NodeJS.ProcessEnv;
  /** Begins, lasts and ends; from its end on, the time of the return is taken. */
  readonly hurt: (scene: Scene) => Promise<void>;
  /** What hands mails over, or keeps its mark, may die in between: each strike may leave one copy more of a mail. */
  readonly repeatsMails?: boolean;
  /** Documents may be given up meanwhile. */
  readonly failsDocuments?: boolean;
  /** Somebody is refused for a while: an answer 503 is expected. */
  readonly refuses?: boolean;
}

/** Those with these names. @throws Error for a name that none of them has: it would leave out a fault without a word */
export function named(faults: readonly Fault[], names: readonly string[]): readonly Fault[] {
  const unknown = names.filter((one) => !faults.some(({ name }) => name === one));
  if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(', ')}`);
  return faults.filter(({ name }) => names.includes(name));
}

/** Each of them has a fault: jest.faults.config.mjs refuses others. */
const only = process.env['FAULTS']?.split(',');
/** Of some faults alone, when their names are told. */
export const isAsked = (name: string): boolean => only?.includes(name) !== false;

/** Begins something that is given back, whatever happens in between, after so long at least. */
export async function during(ms: number, begin: () => unknown, end: () => unknown): Promise<void> {
  await begin();
  try {
    await wait(ms);
  } finally {
    await end();
  }
}
