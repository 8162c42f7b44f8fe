/** A database and a folder for one test file, and the real processes of the product on them. */
import { fork } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../src/install/demo/demo-data.js';
import type { CommandEnding } from '../../src/composition/operator-command.js';
import type { Clock } from '../../src/platform/clock/clock.js';
import type { Config } from '../../src/platform/config/config.js';
import { projectPath } from '../../src/platform/config/paths.js';
import { lendBrowser } from './lent-browser.js';
import { removeFolder } from './remove-folder.js';
import { createTestDatabase } from './test-database.js';

const PATIENCE_MS = 240_000;

export type Variables = Readonly<Record<string, string>>;

/** For workers that a test kills: their jobs are taken up soon. */
export const SHORT_LOCK: Variables = { JOB_LOCK_MS: '2000' };

interface Running {
  close(): Promise<void>;
}

/** Receives each line that the product writes. */
interface Log {
  write(line: string): void;
}

/** The built product inside the test's process. */
interface BuiltProduct {
  startApi(
    variables: Variables,
    settings: Partial<Config>,
    log: Log,
    clock?: Clock,
  ): Promise<Running & { readonly url: string }>;
  startWorker(variables: Variables, log: Log, clock?: Clock): Promise<Running>;
  adminCommand(words: readonly string[], variables: Variables): Promise<CommandEnding>;
  gridCommand(words: readonly string[], variables: Variables): Promise<CommandEnding>;
  journalDifferences(databaseUrl: string): Promise<readonly unknown[]>;
}

declare global {
  /** Provided by product-environment.mjs. */
  function loadProduct(): Promise<BuiltProduct>;
}

/** A worker inside the test's process; the bench ends it, too. */
export interface StartedWorker {
  /** Ends it properly. */
  stop(): Promise<void>;
}

/** A separate process of the built product, for tests that kill it; starting one takes as long as many tests. */
export interface SpawnedProcess {
  /** Everything that it has written so far. */
  output(): string;
  /** Ends it as a crash does: nothing is tidied up. */
  kill(): Promise<void>;
  /** Asks it to end. */
  stop(): Promise<void>;
}

export interface ApiSettings {
  readonly clock?: Clock;
  readonly variables?: Variables;
  /** The longest wait of a download for its file; by default as long as a busy machine takes. */
  readonly downloadWaitMs?: number;
  /** The longest wait for any other answer; by default the same. */
  readonly longestAnswerMs?: number;
  /** How long a request may take to arrive completely; by default as in the product. */
  readonly requestTimeoutMs?: number;
}

export interface TestBench {
  /** The owner's connections, to prepare and inspect without the application's locks. */
  readonly owner: pg.Pool;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** The API inside the test's process. Returns its address. */
  startApi(settings?: ApiSettings): Promise<string>;
  /** The worker inside the test's process: relay, queues, browser. */
  startWorker(variables?: Variables, clock?: Clock): Promise<StartedWorker>;
  spawnApi(variables?: Variables): Promise<SpawnedProcess & { readonly url: string }>;
  spawnWorker(variables?: Variables): Promise<SpawnedProcess>;
  /** `main.grid.js` with these words, as a process that has just begun. */
  spawnGridCommand(...words: readonly string[]): Promise<SpawnedProcess>;
  /** What an operator's `main.admin.js` or `main.grid.js` does with these words, inside the test's process. */
  adminCommand(...words: readonly string[]): Promise<CommandEnding>;
  gridCommand(...words: readonly string[]): Promise<CommandEnding>;
  /** Rebuilds the read tables from the journal, and returns the differences from the stored rows. */
  journalDifferences(): Promise<readonly unknown[]>;
  /** Ends what was started, latest first, and removes database and folder. */
  close(): Promise<void>;
}

export async function openTestBench(): Promise<TestBench> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'valorisation-test-'));
  await lendBrowser(dataDir);
  const owner = new pg.Pool({ connectionString: database.url, max: 4 });
  owner.on('error', () => undefined);
  const endings: (() => Promise<void>)[] = [
    async () => removeFolder(dataDir),
    async () => database.drop(),
    async () => owner.end(),
  ];
  const environment = (variables: Variables = {}): Variables => ({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '0',
    PORT: '0',
    // No server listens there: a test that reads mails starts a mailbox.
    SMTP_URL: 'smtp://127.0.0.1:1',
    ...variables,
  });
  let written = '';
  const log: Log = { write: (line) => void (written += line) };
  const outputs: (() => string)[] = [() => written];
  const spawned = async (entry: string, variables: Variables, words?: readonly string[]): Promise<SpawnedProcess> => {
    const running = await spawnBuilt(entry, { ...variables, LOG_LEVEL: variables['LOG_LEVEL'] ?? 'info' }, words);
    endings.push(running.kill);
    outputs.push(running.output);
    return running;
  };
  return {
    owner,
    databaseUrl: database.url,
    dataDir,
    async startApi({ clock, variables, ...waits } = {}) {
      const settings = { downloadWaitMs: PATIENCE_MS, longestAnswerMs: PATIENCE_MS, ...waits };
      const { startApi } = await loadProduct();
      const { url, close } = await startApi(environment(variables), settings, log, clock);
      endings.push(close);
      return url;
    },
    async startWorker(variables, clock) {
      const { startWorker } = await loadProduct();
      const { close } = await startWorker(environment(variables), log, clock);
      let ended: Promise<void> | undefined;
      const stop = async () => (ended ??= close());
      endings.push(stop);
      return { stop };
    },
    async spawnApi(variables) {
      // Few files start a process; the others need not load the local set-up.
      const { findFreePort } = await import('@valorisation/local');
      for (;;) {
        const port = await findFreePort();
        try {
          const running = await spawned('main.api.js', environment({ ...variables, PORT: String(port) }));
          return { ...running, url: `http://127.0.0.1:${port}` };
        } catch (error) {
          // The port was free when it was found; another connection of this machine may have taken it since.
          if (!String(error).includes('EADDRINUSE')) throw error;
        }
      }
    },
    async spawnWorker(variables) {
      return spawned('main.worker.js', environment(variables));
    },
    spawnGridCommand: async (...words) => spawned('main.grid.js', environment(), words),
    adminCommand: async (...words) => (await loadProduct()).adminCommand(words, environment()),
    gridCommand: async (...words) => (await loadProduct()).gridCommand(words, environment()),
    journalDifferences: async () => (await loadProduct()).journalDifferences(database.url),
    async close() {
      // Each one is ended, even when ending another fails.
      const failures: unknown[] = [];
      for (const end of endings.toReversed()) await end().catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
      for (const output of outputs) assertNoPersonalData(output());
    },
  };
}

/** Passwords, tokens, names and addresses of the demo and of the tests' own people. */
const PERSONAL = [
  DEMO_PASSWORD,
  ...DEMO_ACCOUNTS.flatMap(({ email, firstName, lastName }) => [email, firstName, lastName]),
].filter((word) => word.length > 3);
const ADDRESS_OR_TOKEN = /[\w.+-]+@[\w-]+(\.[\w-]+)*\.example|(?<![\w-])[\w-]{43}(?![\w-])/;

/** Checks for every test that no log line of its processes contains a person, a password or a token. */
function assertNoPersonalData(output: string): void {
  const lines = output.split('\n');
  const telling = lines.find((line) => ADDRESS_OR_TOKEN.test(line) || PERSONAL.some((word) => line.includes(word)));
  if (telling !== undefined) throw new Error(`A log line tells what it must not: ${telling.slice(0, 300)}`);
}

/**
 * Started with the built product's own entry point. It is ready when it says so; an operator's command is ready at
 * once.
 */
async function spawnBuilt(entry: string, variables: Variables, words?: readonly string[]): Promise<SpawnedProcess> {
  const child = fork(projectPath('backend', 'dist', 'bundle', entry), words ?? [], {
    env: { PATH: process.env['PATH'], ...variables },
    // The option of the tests themselves (scripts/test.mjs): a process that mostly starts needs a fifth less time with
    // it.
    execArgv: ['--interrupt-budget=4224000'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  // Includes output that arrives after its exit.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  if (words === undefined)
    await Promise.race([
      new Promise<void>((resolve) => child.once('message', () => resolve())),
      ended.then(() => {
        throw new Error(`${entry} ended at its start:\n${output}`);
      }),
    ]);
  return { output: () => output, kill: async () => end('SIGKILL'), stop: async () => end('SIGTERM') };
}
