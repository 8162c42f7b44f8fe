/**
 * A private Redis for the tests of the queues' second backend; without `redis-server` they state why they are skipped.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@valorisation/local';
import { eventually } from './eventually.js';
import { describeUnless } from './lacks.js';
import { onPath } from './on-path.js';
import { removeFolder } from './remove-folder.js';

export interface TestRedis {
  readonly url: string;
  /** Stops the server as an outage does; its data stay (append-only file). */
  stop(): Promise<void>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same port with the same data, or with none. */
  start(settings?: { readonly empty: boolean }): Promise<void>;
  /** Its memory limit in bytes; 0 means none. */
  limitMemory(bytes: number): Promise<void>;
  /** Stops it for good and removes its data. */
  dispose(): Promise<void>;
}

const redisServer = onPath('redis-server');
const setpriv = onPath('setpriv');

export const hasRedis = redisServer !== undefined;

/** `describe` when a redis-server is available, otherwise a skipped block that states the reason. */
export const describeWithRedis = (name: string, block: () => void): void =>
  describeUnless(hasRedis ? undefined : 'no-redis', name, block);

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (reply) => {
      socket.destroy();
      resolve(reply.toString().startsWith('+PONG'));
    });
    socket.once('error', () => resolve(false));
  });
}

async function tell(port: number, command: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.once('error', reject);
    socket.once('data', (reply) => {
      socket.destroy();
      if (reply.toString().startsWith('+OK')) resolve();
      else reject(new Error(reply.toString()));
    });
  });
}

function launch(program: string, port: number, directory: string): ChildProcess {
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--dir', directory];
  const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--maxmemory-policy', 'noeviction', '--save', ''];
  const command = [...(setpriv === undefined ? [] : [setpriv, '--pdeathsig', 'KILL']), program];
  const [first = program, ...words] = command;
  return spawn(first, [...words, ...settings, ...durable], { stdio: 'ignore' });
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}

/** Only inside `describeWithRedis`. */
export async function startTestRedis(): Promise<TestRedis> {
  if (redisServer === undefined) throw new Error('No redis-server on PATH: use describeWithRedis');
  const port = await findFreePort();
  const directory = await mkdtemp(join(tmpdir(), 'valorisation-redis-'));
  let server: ChildProcess | undefined;

  const start = async ({ empty } = { empty: false }) => {
    if (empty) await rm(join(directory, 'appendonlydir'), { recursive: true, force: true });
    server = launch(redisServer, port, directory);
    await eventually(async () => {
      if (!(await answers(port))) throw new Error('redis-server did not answer in time');
    });
  };
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (server !== undefined) await end(server, signal);
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop: async () => stop(),
    kill: async () => stop('SIGKILL'),
    limitMemory: async (bytes) => tell(port, `CONFIG SET maxmemory ${bytes}`),
    dispose: async () => {
      await stop();
      await removeFolder(directory);
    },
  };
}
