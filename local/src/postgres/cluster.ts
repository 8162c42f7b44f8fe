/** Makes the data directory of the embedded server: French order by ICU, passwords by SCRAM, nothing trusted. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { embeddedMessages as say } from '../messages.js';
import { OperatorError } from '@valorisation/backend';
import type { RunAs } from './account.js';
import { createCredentials, readCredentials, type Credentials } from './credentials.js';

const run = promisify(execFile);

export const ADMINISTRATOR = 'postgres';

export interface Cluster {
  readonly dataDirectory: string;
  readonly credentials: Credentials;
}

const ORDER = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=fr-FR'];
/** Every Linux and Windows build knows it; macOS has no C.UTF-8. */
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
