/** The product's settings, read once from the environment at start. `.env.example` explains each. */
import { resolve } from 'node:path';
import { withoutTrailing } from '@valorisation/rules';
import { ConfigError } from './operator-error.js';
import { environmentSchema, type Environment, type EnvironmentVariable, isGuessable } from './environment.schema.js';
import { configMessages as say } from './operator-messages.js';
import { projectRoot } from './paths.js';

/** The settings, typed and frozen. Without an address the embedded part is used. */
export interface Config {
  /** Owner's login for migrations and, without `databaseAppUrl`, for everything else. */
  readonly databaseUrl?: string;
  /** Login of the application role, subject to row-level security. */
  readonly databaseAppUrl?: string;
  /** Direct to the server and not through a pooler, because LISTEN needs its own connection. */
  readonly databaseListenUrl?: string;
  /** Connections of one process's main pool. */
  readonly databasePoolSize: number;
  /** False: no named statements, for a pooler that cannot keep them (ADR 63). */
  readonly databasePrepared: boolean;
  /** The queues are in Redis with this address, and in PostgreSQL without it. */
  readonly redisUrl?: string;
  readonly smtpUrl?: string;
  /** Pause before the second try at a mail whose server does not answer. It doubles before each further one. */
  readonly mailRetryMs: number;
  readonly mailFrom: string;
  /** The employer body's own mailbox: contact messages go there, and every mail names it. */
  readonly bodyEmail: string;
  /** Key of the links in mails, shared by all processes. Without it, one is kept under `dataDir`. */
  readonly tokenSecret?: string;
  /** The earlier key, which is also accepted during a change of keys. */
  readonly previousTokenSecret?: string;
  readonly companyRegisterUrl: string;
  /** The federation's directory. Without it the demo shows examples, and an installation without the demo has none. */
  readonly directoryUrl?: string;
  /** The address of embedded videos, with a final slash. Pages may only show frames from this host. */
  readonly videoPlayerUrl: string;
  /** Shown when a video’s address names none, and as the introduction. */
  readonly defaultVideo: string;
  /** First choice of port for the mail catcher's page. If it is busy, any free port is taken. */
  readonly mailCatcherPort: number;
  /** `file:` or `s3:`; without it, files under `dataDir`. */
  readonly storageUrl?: string;
  /** `tcp:`, a clamd that scans uploads of staff; without it, no scan. */
  readonly scannerUrl?: string;
  /** Absolute path of sorted SHA-1 hashes of leaked passwords; without it, no look-up. */
  readonly breachedPasswords?: string;
  /** Collector of traces (OTLP over HTTP), without a final slash; without it, no traces. */
  readonly tracesUrl?: string;
  readonly backupKey?: string;
  /** Folder for backups without their own file name. */
  readonly backupDir?: string;
  /** A new backup deletes older ones there; without it, none is deleted. */
  readonly backupKeepDays?: number;
  readonly host: string;
  readonly port: number;
  /** Port for health and metrics of this process; without it, there is none. */
  readonly metricsPort?: number;
  readonly metricsHost: string;
  /** How long a stopping process still serves while it reports that it is not ready, so that balancers switch first. */
  readonly drainMs: number;
  /** Absolute. A relative DATA_DIR starts from the project's folder. */
  readonly dataDir: string;
  /** Without a final slash. */
  readonly publicUrl: string;
  readonly demo: boolean;
  readonly production: boolean;
  /** Settings that production would refuse, in words. */
  readonly warnings: readonly string[];
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly chromiumPath?: string;
  /** How long a download waits for the worker before its answer is the job instead of the file. */
  readonly downloadWaitMs: number;
  /** The longest wait for any other answer, once the request is complete. */
  readonly longestAnswerMs: number;
  /** How long a request may take to arrive. */
  readonly requestTimeoutMs: number;
  /** Number of trusted proxies, or their addresses separated by commas; false for none. */
  readonly trustProxy: false | number | string;
}

/** Docker Compose and shells pass `NAME=` for a missing value, so empty means unset. */
function withoutEmpty(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).map(([name, value]): [string, string] => [name, (value ?? '').trim()]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** The API's description tells it to callers, so no variable changes it. */
const DOWNLOAD_WAIT_MS = 30_000;
/** Stays under ten seconds even on a busy machine. */
const LONGEST_ANSWER_MS = 9_000;
/** A file of 5 MB over a slow rural line. */
const REQUEST_TIMEOUT_MS = 120_000;

const REQUIRED_IN_PRODUCTION = [
  'DATABASE_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'TOKEN_SECRET',
] as const satisfies EnvironmentVariable[];

/** Passwords and session tokens travel over it, so plain HTTP is only allowed on the machine itself. */
function isSafePublicUrl(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Keys of links, second factors and backups. With a guessed one, a stranger could forge a link or read a backup. */
const SECRETS = ['TOKEN_SECRET', 'TOKEN_SECRET_PREVIOUS', 'BACKUP_KEY'] as const satisfies EnvironmentVariable[];

/** Settings that work here but are unsafe in production. */
function weakSettings(env: Environment): string[] {
  const problems = SECRETS.filter((name) => isGuessable(env[name] ?? '')).map(say.guessableSecret);
  if (/[?#]/.test(env.PUBLIC_URL ?? '')) problems.push(say.publicUrlWithMore);
  return problems;
}

function productionProblems(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const problems = REQUIRED_IN_PRODUCTION.filter((name) => env[name] === undefined).map(say.requiredInProduction);
  problems.push(...weakSettings(env));
  if (env.DEMO === true) problems.push(say.demoInProduction);
  if (env.PUBLIC_URL !== undefined && !isSafePublicUrl(env.PUBLIC_URL)) problems.push(say.publicUrlNotSecure);
  return problems;
}

function refuse(problems: readonly string[]): never {
  throw new ConfigError(say.heading(problems.length), problems);
}

/** The optional settings that are set; a missing one has no key. */
function optionalSettings(env: Environment): Partial<Config> {
  return {
    ...(env.DATABASE_URL !== undefined && { databaseUrl: env.DATABASE_URL }),
    ...(env.DATABASE_APP_URL !== undefined && { databaseAppUrl: env.DATABASE_APP_URL }),
    ...(env.DATABASE_LISTEN_URL !== undefined && { databaseListenUrl: env.DATABASE_LISTEN_URL }),
    ...(env.REDIS_URL !== undefined && { redisUrl: env.REDIS_URL }),
    ...(env.SMTP_URL !== undefined && { smtpUrl: env.SMTP_URL }),
    ...(env.TOKEN_SECRET !== undefined && { tokenSecret: env.TOKEN_SECRET }),
    ...(env.TOKEN_SECRET_PREVIOUS !== undefined && { previousTokenSecret: env.TOKEN_SECRET_PREVIOUS }),
    ...(env.STORAGE_URL !== undefined && { storageUrl: env.STORAGE_URL }),
    ...(env.SCANNER_URL !== undefined && { scannerUrl: env.SCANNER_URL }),
    ...(env.BREACHED_PASSWORDS !== undefined && { breachedPasswords: resolve(projectRoot, env.BREACHED_PASSWORDS) }),
    ...(env.DIRECTORY_URL !== undefined && { directoryUrl: withoutTrailing(env.DIRECTORY_URL, '/') }),
    ...(env.METRICS_PORT !== undefined && { metricsPort: env.METRICS_PORT }),
    ...(env.BACKUP_KEY !== undefined && { backupKey: env.BACKUP_KEY }),
    ...(env.BACKUP_DIR !== undefined && { backupDir: resolve(projectRoot, env.BACKUP_DIR) }),
    ...(env.BACKUP_KEEP_DAYS !== undefined && { backupKeepDays: env.BACKUP_KEEP_DAYS }),
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && {
      tracesUrl: withoutTrailing(env.OTEL_EXPORTER_OTLP_ENDPOINT, '/'),
    }),
    ...(env.CHROMIUM_PATH !== undefined && { chromiumPath: resolve(projectRoot, env.CHROMIUM_PATH) }),
  };
}

/**
 * Reads and checks the environment. Without DATABASE_URL (everything embedded) DEMO is 1 by default, otherwise 0.
 * @throws ConfigError naming every variable to correct, without values
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = environmentSchema.safeParse(withoutEmpty(env));
  if (!parsed.success) refuse(parsed.error.issues.map((issue) => issue.message));
  const values = parsed.data;
  const problems = productionProblems(values);
  if (problems.length > 0) refuse(problems);

  return Object.freeze({
    ...optionalSettings(values),
    databasePoolSize: values.DATABASE_POOL_SIZE,
    databasePrepared: values.DATABASE_PREPARED,
    mailRetryMs: values.MAIL_RETRY_MS,
    mailFrom: values.MAIL_FROM,
    bodyEmail: values.BODY_EMAIL,
    companyRegisterUrl: withoutTrailing(values.COMPANY_REGISTER_URL, '/'),
    videoPlayerUrl: `${withoutTrailing(values.VIDEO_PLAYER_URL, '/')}/`,
    defaultVideo: values.DEFAULT_VIDEO,
    mailCatcherPort: values.MAIL_CATCHER_PORT,
    host: values.HOST,
    port: values.PORT,
    metricsHost: values.METRICS_HOST,
    drainMs: values.DRAIN_MS,
    dataDir: resolve(projectRoot, values.DATA_DIR),
    publicUrl: withoutTrailing(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`, '/'),
    demo: values.DEMO ?? values.DATABASE_URL === undefined,
    production: values.NODE_ENV === 'production',
    warnings: weakSettings(values),
    logLevel: values.LOG_LEVEL,
    downloadWaitMs: DOWNLOAD_WAIT_MS,
    longestAnswerMs: LONGEST_ANSWER_MS,
    requestTimeoutMs: REQUEST_TIMEOUT_MS,
    trustProxy: values.TRUST_PROXY,
  });
}

/** Needed where processors are declared, before the configuration is loaded. `loadConfig` refuses a wrong value. */
export function jobLockMs(env: NodeJS.ProcessEnv = process.env): number | undefined {
  return environmentSchema.shape.JOB_LOCK_MS.safeParse(withoutEmpty(env)['JOB_LOCK_MS']).data;
}

type AddressSetting = 'databaseUrl' | 'redisUrl' | 'smtpUrl';
const VARIABLE_OF = {
  databaseUrl: 'DATABASE_URL',
  redisUrl: 'REDIS_URL',
  smtpUrl: 'SMTP_URL',
} as const satisfies Record<AddressSetting, EnvironmentVariable>;

/** An address that this process needs. In embedded mode the supervisor sets it. */
export function requireSetting(config: Config, setting: AddressSetting): string {
  return config[setting] ?? refuse([say.missing(VARIABLE_OF[setting])]);
}

type ResolvedVariables = Readonly<Partial<Record<EnvironmentVariable, string>>>;

export function childEnvironment(config: Config, resolved: ResolvedVariables): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: config.host,
    DATA_DIR: config.dataDir,
    // Resolved here, because a child with a DATABASE_URL would take the demo for switched off.
    DEMO: config.demo ? '1' : '0',
    ...resolved,
  };
}
