/** What an earlier run may have left in a data directory: a running server, or the lock file of a dead one. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLineOf } from '../command-line.js';

const LOCK_FILE = 'postmaster.pid';
const POLL_MS = 20;
const FAST_STOP_MS = 15_000;
const HARD_STOP_MS = 5_000;

/** Checks the command line, because a process number may belong to a zombie or to another program by now. */
async function serves(pid: number, dataDirectory: string): Promise<boolean> {
  return (await commandLineOf(pid)).includes(dataDirectory);
}

async function stop(pid: number, dataDirectory: string, signal: NodeJS.Signals, deadline: number): Promise<void> {
  const end = Date.now() + deadline;
  if (await serves(pid, dataDirectory)) process.kill(pid, signal);
  while (Date.now() < end && (await serves(pid, dataDirectory))) await wait(POLL_MS);
}

async function lockedBy(dataDirectory: string): Promise<number | undefined> {
  const content = await readFile(join(dataDirectory, LOCK_FILE), 'utf8').catch(() => '');
  const pid = Number.parseInt(content, 10);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : undefined;
}

/** True when a server runs on the data. */
export async function isServed(dataDirectory: string): Promise<boolean> {
  const pid = await lockedBy(dataDirectory);
  return pid !== undefined && serves(pid, dataDirectory);
}

/**
 * Stops a server that outlived its supervisor. Also deletes a lock file whose process number now belongs to another
 * program; PostgreSQL would refuse to start. This is usual in containers, where numbers start again from 1.
 */
export async function clearLeftovers(dataDirectory: string): Promise<void> {
  const pid = await lockedBy(dataDirectory);
  if (pid === undefined) return;
  await stop(pid, dataDirectory, 'SIGINT', FAST_STOP_MS);
  await stop(pid, dataDirectory, 'SIGQUIT', HARD_STOP_MS);
  if (!(await serves(pid, dataDirectory))) await rm(join(dataDirectory, LOCK_FILE), { force: true });
}
