/**
 * Starts the whole product on one machine: the parts without an address (PostgreSQL, mail catcher), then the
 * migrations, then API and worker. If a part fails to start, all others are stopped.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { OperatorError, childEnvironment, type Config, isInstalled, LONGEST_SILENCE_MS } from '@valorisation/backend';
import { supervisorMessages as say } from '../messages.js';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, tryPort } from '../free-port.js';
import { startMailCatcher, type MailCatcher } from '../mail/mail-catcher.js';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../postgres/server.js';
import { stopWithParentIfPossible } from '../stop-with-parent.js';
import type { Addresses } from './banner.js';
import { checkAddresses } from './check-addresses.js';
import { type Resources, createService, type Service, rotateLog, type LogTarget } from './service.js';
import { takeRunLock, type RunLock } from './run-lock.js';

const SHOWN_CHARACTERS = 4000;

interface Migration {
  readonly finished: Promise<void>;
  kill(): void;
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text = (text + chunk).slice(-SHOWN_CHARACTERS);
    });
  }
  return () => text.trim();
}

function runMigration(command: readonly string[], env: NodeJS.ProcessEnv): Migration {
  const [program = process.execPath, ...words] = command;
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const output = collectOutput(child);
  const finished = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new OperatorError(say.migrationFailed(output())));
    });
  });
  return { finished, kill: () => child.kill('SIGKILL') };
}

const PORT_RELEASE_MS = 18_000;
const STATUS_DEADLINE_MS = 30_000;
const POLL_MS = 50;

/** The built entry files, run by this same Node. */
interface Entries {
  readonly migrate: string;
  readonly api: string;
  readonly worker: string;
}

interface SupervisorOptions {
  readonly config: Config;
  readonly entries: Entries;
  readonly resources: Resources;
  readonly signal: AbortSignal;
  /** API and worker write to the terminal instead of log files. */
  readonly logsToTerminal: boolean;
  readonly print: (line: string) => void;
}

export interface Product {
  readonly addresses: Addresses;
  /** After a new build: runs the migrations, then restarts API and worker. */
  restart(): Promise<void>;
}

async function choosePort(config: Config, followsCrash: boolean): Promise<number> {
  const end = Date.now() + (followsCrash ? PORT_RELEASE_MS : 0);
  for (;;) {
    const outcome = await tryPort(config.port, config.host);
    if (outcome === 'free') return config.port === 0 ? findFreePort() : config.port;
    if (outcome === 'no such host') throw new OperatorError(say.hostAbsent);
    if (Date.now() >= end) throw new OperatorError(say.portTaken(config.port, config.host));
    await wait(POLL_MS);
  }
}

async function startDatabase({ config, resources, print }: SupervisorOptions): Promise<EmbeddedPostgres | undefined> {
  if (config.databaseUrl !== undefined) return undefined;
  const directory = join(config.dataDir, 'postgres');
  const server = await startEmbeddedPostgres({ directory, onFall: print });
  resources.add(() => server.stop());
  return server;
}

async function startMails({ config, resources }: SupervisorOptions): Promise<MailCatcher | undefined> {
  if (config.smtpUrl !== undefined) return undefined;
  const catcher = await startMailCatcher({ directory: join(config.dataDir, 'mails'), port: config.mailCatcherPort });
  resources.add(() => catcher.stop());
  return catcher;
}

async function statusAnswers(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.ok;
    },
    () => false,
  );
}

/** A name that reaches the API from this machine, even when it listens on every interface. */
function localAddress(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function awaitStatus(base: string, signal: AbortSignal): Promise<void> {
  const end = Date.now() + STATUS_DEADLINE_MS;
  while (!(await statusAnswers(`${base}/v1/status`))) {
    signal.throwIfAborted();
    if (Date.now() > end) throw new OperatorError(say.statusNotGreen(`${base}/v1/status`));
    await wait(POLL_MS);
  }
}

function nextMetricsPort({ metricsPort }: Config): { METRICS_PORT?: string } {
  return metricsPort === undefined || metricsPort === 0 ? {} : { METRICS_PORT: String(metricsPort + 1) };
}

function createServices(options: SupervisorOptions, prefix: readonly string[], env: NodeJS.ProcessEnv): Service[] {
  const { config, entries, resources, logsToTerminal, print } = options;
  const node = [...prefix, process.execPath, ...process.execArgv];
  const create = (name: 'api' | 'worker', entry: string): Service => {
    const log: LogTarget = logsToTerminal ? 'terminal' : { file: join(config.dataDir, 'logs', `${name}.log`) };
    rotateLog(log);
    const service = createService({
      name,
      command: [...node, entry],
      // Two processes on one machine need two ports.
      env: name === 'worker' ? { ...env, ...nextMetricsPort(config) } : env,
      log,
      longestSilenceMs: LONGEST_SILENCE_MS[name],
      onFall: print,
    });
    resources.add(service.stop, service.kill);
    return service;
  };
  // The parts stop in the opposite order: first the API takes no more requests, then the worker takes no more jobs.
  return [create('worker', entries.worker), create('api', entries.api)];
}

async function migrate({ entries, signal }: SupervisorOptions, prefix: readonly string[], env: NodeJS.ProcessEnv) {
  signal.throwIfAborted();
  const migration = runMigration([...prefix, process.execPath, ...process.execArgv, entries.migrate], env);
  signal.addEventListener('abort', migration.kill);
  await migration.finished.finally(() => signal.removeEventListener('abort', migration.kill));
}

async function lock({ config, resources }: SupervisorOptions): Promise<RunLock> {
  const taken = await takeRunLock(config.dataDir, config.publicUrl);
  resources.add(() => taken.release());
  return taken;
}

export async function startProduct(options: SupervisorOptions): Promise<Product> {
  const { config, signal } = options;
  const runLock = await lock(options);
  signal.addEventListener('abort', () => void runLock.update({ stopping: true }).catch(() => undefined));
  const port = await choosePort(config, runLock.followsCrash);
  const publicUrl = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  await checkAddresses(config);
  const mails = await startMails(options);
  const database = await startDatabase(options);
  const prefix = await stopWithParentIfPossible('TERM');
  await runLock.update({ url: publicUrl, ...(database !== undefined && { databaseUrl: database.url }) });

  const env = childEnvironment(config, {
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    ...(database !== undefined && { DATABASE_URL: database.url }),
    ...(mails !== undefined && { SMTP_URL: mails.smtpUrl }),
  });
  const ownerUrl = database?.url ?? config.databaseUrl;
  if (ownerUrl === undefined || !(await isInstalled(ownerUrl, config.demo))) {
    options.print(say.migrating);
    await migrate(options, prefix, env);
  }
  signal.throwIfAborted();
  options.print(say.startingServices);
  const services = createServices(options, prefix, env);
  const stopStarting = () => services.forEach((service) => service.kill());
  signal.addEventListener('abort', stopStarting);
  await Promise.all(services.map((service) => service.start()));
  await awaitStatus(localAddress(config.host, port), signal);
  signal.removeEventListener('abort', stopStarting);

  return {
    addresses: {
      publicUrl,
      mailPageUrl: mails?.pageUrl,
      embeddedDatabase: database !== undefined,
      logDirectory: options.logsToTerminal ? undefined : join(config.dataDir, 'logs'),
    },
    restart: async () => {
      await migrate(options, prefix, env);
      await Promise.all(services.map((service) => service.restart()));
    },
  };
}
