/** One long-lived child process of the product: started, awaited, restarted after a crash, stopped in good order. */
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { isMessage, OperatorError, watchHealth } from '@valorisation/backend';
import { supervisorMessages as say } from '../messages.js';

export type LogTarget = { readonly file: string } | 'terminal';

const SHOWN_LINES = 30;

/** Begins a new log file at the start of a run. Restarts within the run continue it. */
export function rotateLog(log: LogTarget): void {
  if (log === 'terminal') return;
  mkdirSync(dirname(log.file), { recursive: true, mode: 0o700 });
  if (existsSync(log.file)) renameSync(log.file, `${log.file}.previous`);
}

function openLog(log: LogTarget): { output: number | 'inherit'; close: () => void } {
  if (log === 'terminal') return { output: 'inherit', close: () => undefined };
  const output = openSync(log.file, 'a', 0o600);
  return { output, close: () => closeSync(output) };
}

function lastLines(log: LogTarget): string {
  if (log === 'terminal' || !existsSync(log.file)) return '';
  const lines = readFileSync(log.file, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES);
  return [...lines, `(${log.file})`].join('\n');
}

const READY = { type: 'ready' } as const;
const READY_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 18_000;
const FIRST_PAUSE_MS = 250;
const MOST_DOUBLINGS = 10;
/** The longest pause. A part that keeps crashing is restarted as long as the product runs. */
const LONGEST_PAUSE_MS = 30_000;
/** Crashes within this time count together. */
const WINDOW_MS = 300_000;

interface ServiceOptions {
  readonly name: string;
  readonly command: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly log: LogTarget;
  /** A process that does not answer for this time is killed and restarted. Without a value the process is not asked. */
  readonly longestSilenceMs?: number;
  /** The pause before the first restart. It doubles before each further one, up to half a minute. */
  readonly firstPauseMs?: number;
  /** Called with a line for the terminal for each crash and each failed restart. */
  readonly onFall: (line: string) => void;
}

export interface Service {
  /** Resolves once the process is ready. */
  start(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Ends the process at once without waiting, for a second Ctrl-C. */
  kill(): void;
}

function launch({ command, env, log }: ServiceOptions): ChildProcess {
  const [program = process.execPath, ...words] = command;
  const { output, close } = openLog(log);
  try {
    // Each part has its own process group, because Ctrl-C must reach only the supervisor, which then stops each part in
    // order.
    return spawn(program, words, { env, stdio: ['ignore', output, output, 'ipc'], detached: true });
  } finally {
    close();
  }
}

async function hasEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => child.once('exit', () => resolve()));
}

async function becomesReady(child: ChildProcess): Promise<boolean> {
  const ready = new Promise<boolean>((resolve) => {
    child.on('message', (message) => {
      if (isMessage(message, READY)) resolve(true);
    });
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(false));
  });
  return Promise.race([ready, wait(READY_DEADLINE_MS, false, { ref: false })]);
}

/** Signals the whole group, so that the worker's browser ends too. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

export function createService(options: ServiceOptions): Service {
  let child: ChildProcess | undefined;
  let stopping = false;
  /** Counts the requested starts and stops. A recovery that began before the latest of them ends. */
  let orders = 0;
  let falls: number[] = [];

  const startOnce = async (): Promise<boolean> => {
    const started = launch(options);
    child = started;
    if (!(await becomesReady(started))) {
      killGroup(started);
      return false;
    }
    watch(started);
    started.once('exit', (code, signal) => {
      killGroup(started);
      if (!stopping && child === started) void recover(signal ?? `code ${code}`);
    });
    return true;
  };

  const watch = (started: ChildProcess): void => {
    if (options.longestSilenceMs === undefined) return;
    watchHealth(started, options.longestSilenceMs, () => {
      // A process that is stopping has its own deadline.
      if (stopping || child !== started) return;
      options.onFall(say.serviceHung(options.name));
      killGroup(started);
    });
  };

  const recover = async (reason: string): Promise<void> => {
    options.onFall(say.serviceFell(options.name, reason));
    const order = orders;
    for (;;) {
      falls = [...falls.filter((moment) => moment > Date.now() - WINDOW_MS), Date.now()];
      const pause = (options.firstPauseMs ?? FIRST_PAUSE_MS) * 2 ** Math.min(falls.length - 1, MOST_DOUBLINGS);
      await wait(Math.min(pause, LONGEST_PAUSE_MS));
      if (order !== orders || (await startOnce()) || order !== orders) return;
      options.onFall(say.serviceTriedAgain(options.name, lastLines(options.log)));
    }
  };

  const stop = async (): Promise<void> => {
    stopping = true;
    orders += 1;
    if (child === undefined) return;
    const current = child;
    const lastResort = setTimeout(() => killGroup(current), STOP_DEADLINE_MS);
    current.kill('SIGTERM');
    await hasEnded(current);
    clearTimeout(lastResort);
    killGroup(current);
  };

  const start = async (): Promise<void> => {
    stopping = false;
    orders += 1;
    if (!(await startOnce())) throw new OperatorError(say.serviceDidNotStart(options.name, lastLines(options.log)));
  };

  return {
    start,
    stop,
    restart: async () => {
      await stop();
      await start();
    },
    kill: () => {
      stopping = true;
      orders += 1;
      if (child !== undefined) killGroup(child);
    },
  };
}

/** The parts started so far. They stop in the opposite order, each even if another one fails to stop. */
export interface Resources {
  add(stop: () => Promise<void>, kill?: () => void): void;
  stopAll(): Promise<void>;
  /** Ends all parts at once and in any order, for a second Ctrl-C. */
  killAll(): void;
}

export function createResources(onFailure: (error: unknown) => void): Resources {
  const started: { stop: () => Promise<void>; kill: (() => void) | undefined }[] = [];
  return {
    add: (stop, kill) => void started.push({ stop, kill }),
    stopAll: async () => {
      for (const { stop } of started.toReversed()) await stop().catch(onFailure);
    },
    killAll: () => started.forEach(({ kill }) => kill?.()),
  };
}
