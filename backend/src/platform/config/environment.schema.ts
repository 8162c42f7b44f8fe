/** The product's environment variables, each with its form, its default and its refusal. */
import { isIP } from 'node:net';
import { z } from 'zod';
import { configMessages as say } from './operator-messages.js';

const TRUE_WORDS = ['1', 'true', 'oui'];
const FALSE_WORDS = ['0', 'false', 'non'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const NODE_ENVIRONMENTS = ['development', 'production', 'test'] as const;

function url(name: string, schemes: readonly string[], example: string) {
  const isAccepted = (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol);
  return z.string().refine(isAccepted, { error: say.url(name, schemes, example) });
}

function integer(name: string, minimum: number, maximum: number) {
  return z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= minimum && Number(value) <= maximum, {
      error: say.integer(name, minimum, maximum),
    })
    .transform(Number);
}

function flag(name: string) {
  return z
    .string()
    .toLowerCase()
    .refine((value) => TRUE_WORDS.includes(value) || FALSE_WORDS.includes(value), { error: say.flag(name) })
    .transform((value) => TRUE_WORDS.includes(value));
}

function line(name: string) {
  return z.string().refine((value) => !/[\r\n]/.test(value), { error: say.text(name) });
}

/** `name@host`, alone or after a name. Mail programs accept more; this catches what cannot be an address. */
function mailbox(name: string, example: string) {
  return z.string().refine((value) => /^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value), {
    error: say.mailbox(name, example),
  });
}

/** An address range of a trusted proxy: `10.0.0.0/8`, `::1`. */
function isAddressRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  return isIP(address) > 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}

function trustedProxies(name: string) {
  return z
    .string()
    .refine((value) => /^\d{1,2}$/.test(value) || value.split(',').every((part) => isAddressRange(part.trim())), {
      error: say.proxies(name),
    })
    .transform((value): false | number | string => {
      if (!/^\d{1,2}$/.test(value)) return value;
      return Number(value) === 0 ? false : Number(value);
    });
}

const VIDEO_ID = /^[\w-]{1,64}$/;
const LEAST_SECRET = 32;
const POSTGRES = ['postgres:', 'postgresql:'];

/** Every variable, optional ones included. A unit test compares its keys with `.env.example`. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(NODE_ENVIRONMENTS, { error: say.choice('NODE_ENV', NODE_ENVIRONMENTS) }).default('development'),
  DEMO: flag('DEMO').optional(),
  HOST: line('HOST').default('127.0.0.1'),
  PORT: integer('PORT', 0, 65_535).default(3000),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:'], 'https://valorisation.exemple.fr').optional(),
  TRUST_PROXY: trustedProxies('TRUST_PROXY').default(false),
  METRICS_PORT: integer('METRICS_PORT', 0, 65_535).optional(),
  METRICS_HOST: line('METRICS_HOST').default('127.0.0.1'),
  DRAIN_MS: integer('DRAIN_MS', 0, 60_000).default(0),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    ['http:', 'https:'],
    'http://127.0.0.1:4318',
  ).optional(),
  DATA_DIR: line('DATA_DIR').default('var'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: say.choice('LOG_LEVEL', LOG_LEVELS) }).default('info'),
  DATABASE_URL: url('DATABASE_URL', POSTGRES, 'postgres://serveur:5432/valorisation').optional(),
  DATABASE_APP_URL: url('DATABASE_APP_URL', POSTGRES, 'postgres://serveur:5432/valorisation').optional(),
  DATABASE_LISTEN_URL: url('DATABASE_LISTEN_URL', POSTGRES, 'postgres://serveur:5432/valorisation').optional(),
  DATABASE_POOL_SIZE: integer('DATABASE_POOL_SIZE', 2, 200).default(10),
  DATABASE_PREPARED: flag('DATABASE_PREPARED').default(true),
  REDIS_URL: url('REDIS_URL', ['redis:', 'rediss:'], 'redis://serveur:6379').optional(),
  JOB_LOCK_MS: integer('JOB_LOCK_MS', 500, 600_000).optional(),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://serveur:587').optional(),
  MAIL_RETRY_MS: integer('MAIL_RETRY_MS', 10, 600_000).default(1000),
  MAIL_FROM: mailbox('MAIL_FROM', 'Valorisation <ne-pas-repondre@exemple.fr>').default(
    'Valorisation des emplois <ne-pas-repondre@valorisation.example>',
  ),
  BODY_EMAIL: mailbox('BODY_EMAIL', 'contact@exemple.fr').default('contact@valorisation.example'),
  TOKEN_SECRET: line('TOKEN_SECRET')
    .refine((value) => value.length >= LEAST_SECRET, { error: say.secret('TOKEN_SECRET', LEAST_SECRET) })
    .optional(),
  TOKEN_SECRET_PREVIOUS: line('TOKEN_SECRET_PREVIOUS')
    .refine((value) => value.length >= LEAST_SECRET, { error: say.secret('TOKEN_SECRET_PREVIOUS', LEAST_SECRET) })
    .optional(),
  COMPANY_REGISTER_URL: url('COMPANY_REGISTER_URL', ['http:', 'https:'], 'https://registre.exemple.fr').default(
    'https://recherche-entreprises.api.gouv.fr',
  ),
  DIRECTORY_URL: url('DIRECTORY_URL', ['http:', 'https:'], 'https://annuaire.exemple.fr').optional(),
  VIDEO_PLAYER_URL: url('VIDEO_PLAYER_URL', ['https:'], 'https://videos.exemple.fr/embed/').default(
    'https://www.youtube-nocookie.com/embed/',
  ),
  DEFAULT_VIDEO: z
    .string()
    .refine((value) => VIDEO_ID.test(value), { error: say.video('DEFAULT_VIDEO') })
    .default('aqz-KE-bpKQ'),
  MAIL_CATCHER_PORT: integer('MAIL_CATCHER_PORT', 0, 65_535).default(3001),
  STORAGE_URL: url('STORAGE_URL', ['file:', 's3:'], 's3://seau').optional(),
  SCANNER_URL: url('SCANNER_URL', ['tcp:'], 'tcp://serveur:3310').optional(),
  BREACHED_PASSWORDS: line('BREACHED_PASSWORDS').optional(),
  BACKUP_KEY: line('BACKUP_KEY')
    .refine((value) => value.length >= LEAST_SECRET, { error: say.secret('BACKUP_KEY', LEAST_SECRET) })
    .optional(),
  BACKUP_DIR: line('BACKUP_DIR').optional(),
  BACKUP_KEEP_DAYS: integer('BACKUP_KEEP_DAYS', 1, 3650).optional(),
  CHROMIUM_PATH: line('CHROMIUM_PATH').optional(),
});

export type Environment = z.infer<typeof environmentSchema>;
export type EnvironmentVariable = keyof Environment;

/** Words of samples and rows of keys, which no random key contains. */
const SAMPLE = /change|secret|passw|exempl|example|sample|azerty|qwerty|0123456|abcdef0123/i;
const LEAST_STEPS = 8;

/** True for a typed secret: repeated or counting characters, or a sample. */
export function isGuessable(secret: string): boolean {
  if (secret === '') return false;
  if (SAMPLE.test(secret)) return true;
  const { length } = secret;
  // A repetition of one piece, the last one perhaps cut: shifted by a piece, the secret equals itself.
  for (let piece = 1; piece <= length / 2; piece += 1) if (secret.startsWith(secret.slice(piece))) return true;
  const codes = Array.from(secret, (sign) => sign.codePointAt(0) ?? 0);
  return new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0))).size < LEAST_STEPS;
}
