/** A failure that happens while people work. */
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
  /** The kinds of commands and jobs that were half-way when it failed. */
  readonly amid: Set<string>;
  /** The number of strikes so far, for a fault that strikes several times. */
  strikes: number;
}

export const SHORT_MS = 3_000;
/** Longer than any answer takes. */
export const LONG_MS = 12_000;

export interface Fault {
  /** Its French name is in support/jest/messages.mjs. */
  readonly name: string;
  readonly lacks?: Lack | undefined;
  /** Runs before the load starts. */
  readonly prepare?: (bench: FaultyBench) => Promise<void>;
  /** Settings that the product needs for it; each restart takes as long as a fault. */
  readonly variables?: (bench: FaultyBench) => NodeJS.ProcessEnv;
  /** Starts, lasts and ends; the recovery is timed from its end. */
  readonly hurt: (scene: Scene) => Promise<void>;
  /** A process may die between handing over a mail and marking it: each strike may cause one extra copy. */
  readonly repeatsMails?: boolean;
  /** Documents may fail meanwhile. */
  readonly failsDocuments?: boolean;
  /** Calls are refused for a while: 503 is expected. */
  readonly refuses?: boolean;
}

/** The faults with these names. @throws Error for an unknown name, which would otherwise skip a fault silently */
export function named(faults: readonly Fault[], names: readonly string[]): readonly Fault[] {
  const unknown = names.filter((one) => !faults.some(({ name }) => name === one));
  if (unknown.length > 0) throw new Error(`No fault is called ${unknown.join(', ')}`);
  return faults.filter(({ name }) => names.includes(name));
}

/** Each name is known: jest.faults.config.mjs refuses others. */
const only = process.env['FAULTS']?.split(',');
/** The filter by names, when FAULTS is set. */
export const isAsked = (name: string): boolean => only?.includes(name) !== false;

/** Applies something for at least this long, and always takes it back. */
export async function during(ms: number, begin: () => unknown, end: () => unknown): Promise<void> {
  await begin();
  try {
    await wait(ms);
  } finally {
    await end();
  }
}
