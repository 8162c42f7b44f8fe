/** Tries the operator's servers, storage and browser first, so that a wrong setting gives one clear line. */
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { OperatorError, type Config, openFileStore } from '@valorisation/backend';
import { supervisorMessages as say } from '../messages.js';
import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** @throws OperatorError when the server is not Redis, refuses the login, or may evict keys. */
export async function checkRedis(url: string, deadlineMs: number): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: deadlineMs,
    commandTimeout: deadlineMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    // Does not wait for a connection that the server has closed.
    disconnectTimeout: 1,
  });
  // The failing call reports the error.
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    const memory = await redis.info('memory');
    if (evicts(memory)) throw new OperatorError(say.redisEvicts);
  } catch (cause) {
    throw cause instanceof OperatorError ? cause : new OperatorError(say.redisRefuses, { cause });
  } finally {
    redis.disconnect();
  }
}

/** True when the memory of Redis is limited and Redis may drop keys at the limit. */
function evicts(memory: string): boolean {
  return /^maxmemory:[1-9]/m.test(memory) && !/^maxmemory_policy:noeviction\b/m.test(memory);
}

/** @throws OperatorError when the server is not a mail server, or refuses the login. */
async function checkSmtp(url: string, deadlineMs: number): Promise<void> {
  const timeouts = { connectionTimeout: deadlineMs, greetingTimeout: deadlineMs, socketTimeout: deadlineMs };
  const transport = createTransport({ url, ...timeouts });
  try {
    await transport.verify();
  } catch (cause) {
    throw new OperatorError(say.smtpRefuses, { cause });
  } finally {
    transport.close();
  }
}

const DEADLINE_MS = 5_000;
const DEFAULT_PORTS = new Map([
  ['redis:', 6379],
  ['rediss:', 6379],
  ['smtp:', 587],
  ['smtps:', 465],
]);

/** PostgreSQL's codes: a wrong password, an unknown login. */
const LOGIN_REFUSED = ['28P01', '28000'];
const DATABASE_ABSENT = '3D000';

function explain(name: string, error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) return say.databaseUnreachable(name);
  if (LOGIN_REFUSED.includes(error.code ?? '')) return say.databaseRefusesLogin(name);
  return error.code === DATABASE_ABSENT ? say.databaseAbsent(name) : say.databaseRefuses(name, error.code ?? '');
}

async function checkDatabase(name: string, url: string | undefined): Promise<void> {
  if (url === undefined) return;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: DEADLINE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (cause) {
    throw new OperatorError(explain(name, cause), { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
}

type PeerCheck = (url: string, deadlineMs: number) => Promise<void>;

async function checkServer(name: string, address: string | undefined, checkPeer: PeerCheck): Promise<void> {
  if (address === undefined) return;
  const { protocol, hostname, port } = new URL(address);
  const isOpen = await new Promise<boolean>((resolve) => {
    const socket = createConnection(Number(port) || (DEFAULT_PORTS.get(protocol) ?? 0), hostname.replace(/[[\]]/g, ''));
    const settle = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.setTimeout(DEADLINE_MS, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
  if (!isOpen) throw new OperatorError(say.unreachable(name));
  await checkPeer(address, DEADLINE_MS);
}

async function writesAndDeletes(storageUrl: string): Promise<void> {
  const files = await openFileStore({ storageUrl, dataDir: '' });
  const key = `start-check/${randomUUID()}`;
  await files.put(key, Buffer.from(key));
  await files.delete(key);
}

async function checkStorage(storageUrl: string | undefined): Promise<void> {
  if (storageUrl === undefined) return;
  const late = new AbortController();
  const deadline = wait(DEADLINE_MS, undefined, { signal: late.signal }).then(() => {
    throw new Error('The storage does not answer in time');
  });
  try {
    await Promise.race([writesAndDeletes(storageUrl), deadline]);
  } catch (cause) {
    throw new OperatorError(say.storageRefuses, { cause });
  } finally {
    late.abort();
  }
}

function checkChromium(path: string | undefined): void {
  if (path !== undefined && statSync(path, { throwIfNoEntry: false })?.isFile() !== true)
    throw new OperatorError(say.chromiumAbsent);
}

/**
 * @throws OperatorError naming the first variable whose server does not answer or whose place does not exist, without
 * its value.
 */
export async function checkAddresses(config: Config): Promise<void> {
  checkChromium(config.chromiumPath);
  await checkDatabase('DATABASE_URL', config.databaseUrl);
  await checkServer('REDIS_URL', config.redisUrl, checkRedis);
  await checkServer('SMTP_URL', config.smtpUrl, checkSmtp);
  await checkStorage(config.storageUrl);
}
