/** Makes the data directory of the embedded server: French order by ICU, passwords by SCRAM, nothing trusted. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile, chown, mkdir, rename, rm } from 'node:fs/promises';
import { z } from 'zod';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { embeddedMessages as say } from '../messages.js';
import { OperatorError } from '@valorisation/backend';
import type { RunAs } from './account.js';
import pg from 'pg';

const schema = z.object({ administrator: z.string().min(1), owner: z.string().min(1) });

type Credentials = Readonly<z.infer<typeof schema>>;

const newPassword = () => randomBytes(24).toString('base64url');

/** The credentials are made once and kept beside the data. Only their owner can read them. */
async function createCredentials(file: string): Promise<Credentials> {
  const credentials = { administrator: newPassword(), owner: newPassword() };
  await writeFile(file, `${JSON.stringify(credentials)}\n`, { mode: 0o600 });
  return credentials;
}

export async function readCredentials(file: string): Promise<Credentials> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

const run = promisify(execFile);

export const ADMINISTRATOR = 'postgres';

export interface Cluster {
  readonly dataDirectory: string;
  readonly credentials: Credentials;
}

const ORDER = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=fr-FR'];
/** Every Linux and Windows build of PostgreSQL knows C.UTF-8; macOS does not have it. */
const SYSTEM_LOCALE = process.platform === 'darwin' ? 'C' : 'C.UTF-8';

async function initialise(initdb: string, runAs: RunAs, directory: string, password: string): Promise<void> {
  const passwordFile = `${directory}.password`;
  await rm(directory, { recursive: true, force: true });
  await mkdir(directory, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (runAs.owner !== undefined) {
    await chown(directory, runAs.owner.uid, runAs.owner.gid);
    await chown(passwordFile, runAs.owner.uid, runAs.owner.gid);
  }
  const options = [...ORDER, `--locale=${SYSTEM_LOCALE}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const [command, ...words] = [...runAs.prefix, initdb];
  try {
    await run(command, [...words, '-D', directory, '-U', ADMINISTRATOR, '--no-instructions', ...options]);
  } catch (cause) {
    throw new OperatorError(say.initdbFailed, { cause });
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** Opens the cluster of this folder, or makes it. An interrupted run leaves no half-made cluster. */
export async function openCluster(directory: string, initdb: string, runAs: RunAs): Promise<Cluster> {
  const dataDirectory = join(directory, 'data');
  const passwords = join(directory, 'credentials.json');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  if (existsSync(dataDirectory)) return { dataDirectory, credentials: await readCredentials(passwords) };

  const unfinished = join(directory, 'data.unfinished');
  const credentials = await createCredentials(passwords);
  await initialise(initdb, runAs, unfinished, credentials.administrator);
  await rename(unfinished, dataDirectory);
  return { dataDirectory, credentials };
}

/** The product's own login. It owns its database but is no superuser, so row policies apply to it. */
export const OWNER = 'valorisation';

/** Idempotent. Migrations need CREATEROLE for the application's role; the tests' clones need CREATEDB. */
export async function ensureOwnerAndDatabase(adminUrl: string, password: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [OWNER]);
    if (roles.rowCount === 0) {
      const secret = client.escapeLiteral(password);
      await client.query(`CREATE ROLE ${client.escapeIdentifier(OWNER)} LOGIN CREATEROLE CREATEDB PASSWORD ${secret}`);
    }
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (databases.rowCount === 0) {
      const [name, owner] = [database, OWNER].map((word) => client.escapeIdentifier(word));
      await client.query(`CREATE DATABASE ${name} OWNER ${owner}`);
    }
  } finally {
    await client.end();
  }
}
