/**
 * An embedded PostgreSQL for a machine without one: it starts on a free loopback port and stops with its process. Set
 * `DATABASE_URL` to use another server.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { embeddedMessages as say } from '../messages.js';
import { OperatorError } from '@valorisation/backend';
import { findFreePort } from '../free-port.js';
import { chooseAccount, type RunAs, makeReachable } from './account.js';
import { findPostgresBinaries } from './binaries.js';
import { clearLeftovers, isServed } from './leftovers.js';
import { ADMINISTRATOR, openCluster, type Cluster, ensureOwnerAndDatabase, OWNER } from './cluster.js';

const READY_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 20_000;
const POLL_MS = 20;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 250;
/** The longest pause between two tries to restart a stopped server. The tries never end. */
const LONGEST_PAUSE_MS = 30_000;
export const DATABASE = 'valorisation';

export interface EmbeddedPostgresOptions {
  /** Holds the data, the passwords and the server's log. It is created if needed. */
  readonly directory: string;
  /** False for tests: the server does not wait for the disk. A power cut may then lose data. */
  readonly durable?: boolean;
  /** Adds a socket in the data folder to the addresses, for clients that read the parameter `host`. */
  readonly socket?: boolean;
  /** Called with a line for the terminal when the server stops unexpectedly, and when it runs again. */
  readonly onFall?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** The owner's address of the product's database. The owner may create tables and roles, but is no superuser. */
  readonly url: string;
  /** The owner's address of another database of the same server. */
  urlOf(database: string): string;
  /** Ends open sessions, writes everything to disk, and resolves once the server has ended. */
  stop(): Promise<void>;
}

const LOOPBACK_ONLY = ['-c', 'listen_addresses=127.0.0.1'];
/** Systems limit the path of a socket (`sun_path`), with the file's name. */
const LONGEST_FOLDER = 80;
const SMALL_QUERIES = ['-c', 'jit=off'];
/** The log names the constraint of a refused row. The detail would quote the row with its names and addresses. */
const NO_VALUES = ['-c', 'log_error_verbosity=terse'];
/**
 * The settings for throwaway databases, which need no crash safety. Several programs open many connections to them, so the
 * check of the password is made cheap. A guessed password is no risk here.
 */
const THROWAWAY = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=300',
  'scram_iterations=1',
].flatMap((item) => ['-c', item]);

function address(user: string, password: string, port: number, database: string, socketFolder = ''): string {
  const url = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  return socketFolder === '' ? url : `${url}?host=${encodeURIComponent(socketFolder)}`;
}

/** The folder of the server's socket; empty without a socket. */
function folderOfSocket({ socket = false }: EmbeddedPostgresOptions, dataDirectory: string): string {
  const isPossible = process.platform !== 'win32' && dataDirectory.length <= LONGEST_FOLDER;
  return socket && isPossible ? dataDirectory : '';
}

/** Begins a new log. A restarted server continues the log that says why it stopped. */
function launch(program: string, runAs: RunAs, log: string, options: readonly string[], flag: 'w' | 'a'): ChildProcess {
  const [command, ...words] = [...runAs.prefix, program];
  const output = openSync(log, flag, 0o600);
  try {
    // PostgreSQL has its own process group, because Ctrl-C must reach only the supervisor, which stops PostgreSQL last.
    return spawn(command, [...words, ...options], { stdio: ['ignore', output, output], detached: true });
  } finally {
    closeSync(output);
  }
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

async function isReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    // Waiting does not help against a wrong password.
    if (error instanceof pg.DatabaseError && error.code === '28P01') throw new OperatorError(say.wrongPassword);
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function becomesReady(server: ChildProcess, url: string): Promise<boolean> {
  const end = Date.now() + READY_DEADLINE_MS;
  while (Date.now() < end && !hasEnded(server)) {
    if (await isReady(url)) return true;
    await wait(POLL_MS);
  }
  return false;
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  server.kill('SIGINT');
  const lastResort = setTimeout(() => server.kill('SIGQUIT'), STOP_DEADLINE_MS);
  await ended;
  clearTimeout(lastResort);
}

async function lastLine(log: string): Promise<string> {
  const content = await readFile(log, 'utf8').catch(() => '');
  return content.trim().split('\n').at(-1) ?? '';
}

/** The parts that are needed to run the server of a cluster. */
interface Server {
  readonly program: string;
  readonly runAs: RunAs;
  readonly cluster: Cluster;
  readonly log: string;
  readonly durable: boolean;
  readonly socketFolder: string;
}

/** Undefined when the server does not start: the port may be taken, or processes of a killed server may be ending. */
async function serveOn(
  port: number,
  { program, runAs, cluster, log, durable, socketFolder }: Server,
  restart?: { readonly onLaunch: (server: ChildProcess) => void },
): Promise<ChildProcess | undefined> {
  const socket = ['-c', `unix_socket_directories=${socketFolder}`];
  const settings = [...LOOPBACK_ONLY, ...socket, ...SMALL_QUERIES, ...NO_VALUES, ...(durable ? [] : THROWAWAY)];
  const options = ['-D', cluster.dataDirectory, '-p', String(port), ...settings];
  // A restart continues the log from before the stop.
  const server = launch(program, runAs, log, options, restart === undefined ? 'w' : 'a');
  server.on('error', () => undefined);
  restart?.onLaunch(server);
  try {
    const url = address(ADMINISTRATOR, cluster.credentials.administrator, port, 'postgres');
    if (await becomesReady(server, url)) {
      await ensureOwnerAndDatabase(url, cluster.credentials.owner, DATABASE);
      return server;
    }
  } catch (error) {
    await stopServer(server);
    throw error;
  }
  await stopServer(server);
  return undefined;
}

async function startServer(served: Server): Promise<{ readonly server: ChildProcess; readonly port: number }> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = await findFreePort();
    const server = await serveOn(port, served);
    if (server !== undefined) return { server, port };
    await wait(attempt * FIRST_PAUSE_MS);
  }
  throw new OperatorError(say.postgresDidNotStart(served.log, await lastLine(served.log)));
}

/** @throws OperatorError with what to do, when PostgreSQL cannot run on this machine. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findPostgresBinaries();
  const runAs = await chooseAccount(binaries.postgres);
  const { initdb, postgres } = runAs.owner === undefined ? binaries : await makeReachable(binaries, runAs.owner.words);
  const cluster = await openCluster(options.directory, initdb, runAs);
  await clearLeftovers(cluster.dataDirectory);
  const log = join(options.directory, 'postgres.log');
  const served = {
    program: postgres,
    runAs,
    cluster,
    log,
    durable: options.durable ?? true,
    socketFolder: folderOfSocket(options, cluster.dataDirectory),
  };
  const { server, port } = await startServer(served);
  const keeper = keepUp(server, port, served, options.onFall ?? (() => undefined));
  const urlOf = (database: string) => address(OWNER, cluster.credentials.owner, port, database, served.socketFolder);
  return { url: urlOf(DATABASE), urlOf, stop: keeper.stop };
}

/**
 * Restarts a stopped server on the same port, so that every address stays valid. PostgreSQL's recovery restores all
 * acknowledged writes. A server that another program stopped in good order is not restarted, and another server on the same
 * data is left alone.
 */
function keepUp(first: ChildProcess, port: number, served: Server, onFall: (line: string) => void) {
  let server = first;
  const stopping = new AbortController();
  let comingBack: Promise<void> | undefined;

  const ended = (): void => {
    if (stopping.signal.aborted) return;
    if (server.exitCode === 0) onFall(say.postgresStopped);
    else comingBack = bringBack();
  };
  const watch = (): void => {
    if (hasEnded(server)) ended();
    else server.once('exit', ended);
  };
  const bringBack = async (): Promise<void> => {
    onFall(say.postgresFell);
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      if (await isServed(served.cluster.dataDirectory)) return onFall(say.postgresElsewhere);
      // The new server is known from its launch on, so that a stop also ends a server that is still recovering.
      const back = await serveOn(port, served, { onLaunch: (launched) => (server = launched) }).catch(() => undefined);
      if (stopping.signal.aborted) return stopServer(server);
      if (back === undefined) {
        onFall(say.postgresTriedAgain(await lastLine(served.log)));
        continue;
      }
      onFall(say.postgresBack);
      return watch();
    }
  };
  watch();
  return {
    stop: async () => {
      stopping.abort();
      await stopServer(server);
      await comingBack;
    },
  };
}
