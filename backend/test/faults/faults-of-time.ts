/** Clocks of the product's processes that jump, while the database keeps the right time. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@jest/globals';
import { DAILY_ROUND_MARK } from '../../src/platform/metrics/platform-gauges.js';
import { eventually } from '../support/eventually.js';
import type { Fault } from './fault.js';
import type { FaultyBench } from './faulty-bench.js';
import { faketimeLibrary } from './parts/fault-tools.js';

const SETTLED_MS = 3_000;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** Its job is found due within seconds, later on a busy machine. */
const ROUND_MS = 60_000;
/** The load starts before the change and continues beyond it. */
const BEFORE_S = 9;
const fileOf = ({ product }: FaultyBench): string => join(product.dataDir, 'clock');

async function setClock(bench: FaultyBench, seconds: number): Promise<void> {
  await writeFile(fileOf(bench), `${seconds < 0 ? '' : '+'}${Math.round(seconds)}`);
}

/** Seconds from now until shortly before Paris changes its hour: 01:00 UTC on the last Sunday of that month. */
function untilChangeOfHour(month: 'March' | 'October', before: number): number {
  const index = month === 'March' ? 2 : 9;
  const changeIn = (year: number): number => {
    const last = new Date(Date.UTC(year, index + 1, 0));
    return Date.UTC(year, index, last.getUTCDate() - last.getUTCDay(), 1);
  };
  const year = new Date().getUTCFullYear();
  const next = [changeIn(year), changeIn(year + 1)].find((change) => change > Date.now()) ?? Date.now();
  return (next - Date.now()) / 1000 - before;
}

/** The time faults come last, on a product that was started for them. */
const faked = new WeakMap<FaultyBench, NodeJS.ProcessEnv>();

function fakedTime(bench: FaultyBench): NodeJS.ProcessEnv {
  const variables = faked.get(bench) ?? {
    LD_PRELOAD: faketimeLibrary,
    FAKETIME_TIMESTAMP_FILE: fileOf(bench),
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    // The browser keeps the real time.
    FAKETIME_SKIP_CMDS: 'chrome,chromium,chrome-headless-shell,headless_shell',
  };
  faked.set(bench, variables);
  return variables;
}

/** The end of the last daily round, or null. */
async function lastRound({ owner }: FaultyBench): Promise<string | null> {
  const mark = 'select seen_at::text from process_heartbeat where name = $1';
  const { rows } = await owner.query<{ seen_at: string }>(mark, [DAILY_ROUND_MARK]);
  return rows[0]?.seen_at ?? null;
}

const jumping = (name: string, first: () => number, jumps: readonly (() => number)[], lastsMs = 0): Fault => ({
  name,
  lacks: faketimeLibrary === undefined ? 'no-faketime' : undefined,
  // Timed work runs before the load starts: by the new time it would delete rows that are months old.
  prepare: async (bench) => {
    const seconds = first();
    const former = await lastRound(bench);
    await setClock(bench, seconds);
    await wait(SETTLED_MS);
    const isRoundDue = seconds > DAY && bench.variables === faked.get(bench);
    if (isRoundDue) await eventually(async () => expect(await lastRound(bench)).not.toBe(former), ROUND_MS);
  },
  variables: fakedTime,
  hurt: async ({ bench }) => {
    for (const jump of jumps) {
      await setClock(bench, jump());
      await wait(SETTLED_MS);
    }
    await wait(lastsMs);
  },
});

export const clockFaults: readonly Fault[] = [
  jumping('clock-jumps', () => 0, [() => 2 * HOUR, () => -2 * HOUR, () => 0]),
  jumping('summer-time', () => untilChangeOfHour('March', BEFORE_S), [], BEFORE_S * 1000),
  jumping('winter-time', () => untilChangeOfHour('October', BEFORE_S), [], BEFORE_S * 1000),
];
