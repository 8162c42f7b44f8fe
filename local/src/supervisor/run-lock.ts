/**
 * `running.json` under DATA_DIR names the running product, so that other commands (journal check, benchmark) can reach
 * its embedded database. Only its owner can read it.
 */
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { makeFolder, OperatorError } from '@valorisation/backend';
import { supervisorMessages as say } from '../messages.js';
import { commandLineOf } from '../command-line.js';

const STOPPING_DEADLINE_MS = 20_000;
const POLL_MS = 50;

const schema = z.object({
  pid: z.number().int().positive(),
  url: z.string(),
  /** The address is missing until the database is up. */
  databaseUrl: z.string().optional(),
  stopping: z.boolean(),
});

export type RunningProduct = Readonly<z.infer<typeof schema>>;

export interface RunLock {
  /** True when the last run did not tidy up: its processes may still be ending. */
  readonly followsCrash: boolean;
  update(change: Partial<RunningProduct>): Promise<void>;
  release(): Promise<void>;
}

const fileIn = (dataDir: string) => join(dataDir, 'running.json');

async function read(dataDir: string): Promise<RunningProduct | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
  } catch {
    // The file is missing, or a crash cut it short. So no product runs.
    return undefined;
  }
}

async function isSupervisor(pid: number): Promise<boolean> {
  return pid !== process.pid && (await commandLineOf(pid)).includes('main.supervisor');
}

export async function findRunningProduct(dataDir: string): Promise<RunningProduct | undefined> {
  const found = await read(dataDir);
  return found !== undefined && (await isSupervisor(found.pid)) ? found : undefined;
}

async function refuseOrOutwait(dataDir: string): Promise<void> {
  const end = Date.now() + STOPPING_DEADLINE_MS;
  for (let other = await findRunningProduct(dataDir); other !== undefined; other = await findRunningProduct(dataDir)) {
    if (!other.stopping || Date.now() > end) throw new OperatorError(say.alreadyRunning(other.pid, other.url));
    await wait(POLL_MS);
  }
}

/** Waits for a product that is stopping. @throws OperatorError when the product already runs on this DATA_DIR. */
export async function takeRunLock(dataDir: string, url: string): Promise<RunLock> {
  try {
    makeFolder(dataDir);
  } catch (cause) {
    throw new OperatorError(say.dataDirNotWritable, { cause });
  }
  const starting = await beginStart(dataDir);
  try {
    return await takeHeld(dataDir, url);
  } finally {
    await rm(starting, { force: true });
  }
}

/**
 * Lets only one start at a time look for a running product and write the file. Otherwise two starts could both find no
 * product and go on. The file names its process, so that a file left by a crash is ignored.
 */
async function beginStart(dataDir: string): Promise<string> {
  const file = join(dataDir, 'starting.pid');
  for (const end = Date.now() + STOPPING_DEADLINE_MS; ;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
      return file;
    } catch (cause) {
      if (!isThere(cause)) throw new OperatorError(say.dataDirNotWritable, { cause });
      if (Date.now() > end) throw new OperatorError(say.startingElsewhere(file));
      if (await isAbandoned(file)) await rm(file, { force: true });
      await wait(POLL_MS);
    }
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const [content, age] = await Promise.all([
    readFile(file, 'utf8').catch(() => ''),
    stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    ),
  ]);
  // The file exists a moment before its number is written.
  return content === '' ? age > STOPPING_DEADLINE_MS : !(await isSupervisor(Number(content)));
}

function isThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}

async function takeHeld(dataDir: string, url: string): Promise<RunLock> {
  await refuseOrOutwait(dataDir);
  const followsCrash = (await read(dataDir)) !== undefined;

  let current: RunningProduct = { pid: process.pid, url, stopping: false };
  const write = async () => {
    const unfinished = `${fileIn(dataDir)}.${process.pid}`;
    await writeFile(unfinished, `${JSON.stringify(current)}\n`, { mode: 0o600 });
    await rename(unfinished, fileIn(dataDir));
  };
  // The writes come one after the other, so that a late write does not bring back a released file.
  let queue = write();
  await queue.catch((cause: unknown) => {
    throw new OperatorError(say.dataDirNotWritable, { cause });
  });
  return {
    followsCrash,
    update: async (change) => {
      current = { ...current, ...change };
      queue = queue.then(write);
      await queue;
    },
    release: async () => {
      await queue.catch(() => undefined);
      await rm(fileIn(dataDir), { force: true });
    },
  };
}
