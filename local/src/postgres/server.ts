/**
 * A PostgreSQL of our own, for a machine that has none: started on a free loopback port, stopped with the process that
 * started it. `DATABASE_URL` takes its place everywhere else.
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
import { chooseAccount, type RunAs } from './account.js';
import { findPostgresBinaries } from './binaries.js';
import { makeReachable } from './reachable-programs.js';
import { clearLeftovers, isServed } from './leftovers.js';
import { ADMINISTRATOR, openCluster, type Cluster } from './cluster.js';
import { ensureOwnerAndDatabase, OWNER } from './owner.js';

const READY_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 20_000;
const POLL_MS = 20;
const ATTEMPTS = 3;
const FIRST_PAUSE_MS = 250;
/** Between two tries to bring a fallen server back; there is no last one. */
const LONGEST_PAUSE_MS = 30_000;
export const DATABASE = 'valorisation';

export interface EmbeddedPostgresOptions {
  /** Holds the data, the passwords and the server's log; created when absent. */
  readonly directory: string;
  /** false: no wait for the disk, for tests; a power cut may then lose the data. */
  readonly durable?: boolean;
  /** Its addresses name a socket in the folder of its data, too, for clients that hold an address to what pg reads of it. */
  readonly socket?: boolean;
  /** Told when the server has ended without having been asked to, and when it is back: a line for the terminal. */
  readonly onFall?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** The owner's address of the product's database: may create tables and roles, is no superuser. */
  readonly url: string;
  /** The owner's address of another database of the same server. */
  urlOf(database: string): string;
  /** Ends open sessions, writes everything to disk, resolves once the server has gone. */
  stop(): Promise<void>;
}

const LOOPBACK_ONLY = ['-c', 'listen_addresses=127.0.0.1'];
/** A system takes no longer path of a socket (`sun_path`), its file's name included. */
const LONGEST_FOLDER = 80;
const SMALL_QUERIES = ['-c', 'jit=off'];
/** A refused row stands in the log by its constraint; the detail beside it would quote the row: a name, an address. */
const NO_VALUES = ['-c', 'log_error_verbosity=terse'];
/**
 * What is thrown away survives no crash, and serves several programs at once, each with pools of its own: their many
 * connections pay little for a password that nobody else would guess.
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

/** Where its socket is; empty: it has none. */
function folderOfSocket({ socket = false }: EmbeddedPostgresOptions, dataDirectory: string): string {
  const isPossible = process.platform !== 'win32' && dataDirectory.length <= LONGEST_FOLDER;
  return socket && isPossible ? dataDirectory : '';
}

/** Into a fresh log; a server that is brought back goes on in the one that tells why it fell. */
function launch(program: string, runAs: RunAs, log: string, options: readonly string[], flag: 'w' | 'a'): ChildProcess {
  const [command, ...words] = [...runAs.prefix, program];
  const output = openSync(log, flag, 0o600);
  try {
    // In a process group of its own: Ctrl-C must reach the supervisor only, which stops PostgreSQL last.
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
    // A wrong password will not become right by waiting.
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

/** What one cluster is served by. */
interface Server {
  readonly program: string;
  readonly runAs: RunAs;
  readonly cluster: Cluster;
  readonly log: string;
  readonly durable: boolean;
  readonly socketFolder: string;
}

/** Undefined when it does not come up: the port may be taken, a killed server's last processes may still be going. */
async function serveOn(
  port: number,
  { program, runAs, cluster, log, durable, socketFolder }: Server,
  restart?: { readonly onLaunch: (server: ChildProcess) => void },
): Promise<ChildProcess | undefined> {
  const socket = ['-c', `unix_socket_directories=${socketFolder}`];
  const settings = [...LOOPBACK_ONLY, ...socket, ...SMALL_QUERIES, ...NO_VALUES, ...(durable ? [] : THROWAWAY)];
  const options = ['-D', cluster.dataDirectory, '-p', String(port), ...settings];
  // A restart keeps what the server said before it fell.
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
 * Brings a server back that fell, on the same port, so that every address stays good; its own recovery reads what was
 * acknowledged. One that was stopped in good order by somebody else stays stopped, and another server of the same data is
 * left alone.
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
      // Known from its launch on, so that a stop ends it while it still recovers.
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
