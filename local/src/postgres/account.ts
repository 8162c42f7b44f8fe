/**
 * Chooses the account for PostgreSQL's programs, which refuse to run as root. Root gets the first of these that works:
 * its own user namespace (no account is needed, files stay root's, folders may have any mode), or an unprivileged
 * account with the one capability for walking through a 0700 folder. Where `setpriv` exists, the kernel stops
 * PostgreSQL cleanly when its starter dies, even by kill -9.
 */
import { execFile } from 'node:child_process';
import { readFile, cp, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { embeddedMessages as say } from '../messages.js';
import { OperatorError } from '@valorisation/backend';
import { stopWithParent } from '../stop-with-parent.js';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.js';

const run = promisify(execFile);

interface Account {
  readonly uid: number;
  readonly gid: number;
  /** The words that run a command under this account, without any capability. */
  readonly words: readonly string[];
}

/** A way to run a program: the words before it, and the owner of the files that it writes. */
export interface RunAs {
  readonly prefix: readonly string[];
  readonly owner?: Account;
}

const STOP_WITH_PARENT = stopWithParent('INT');
const PREFERRED_ACCOUNTS = ['postgres', 'nobody'];

function becoming(uid: string | undefined, gid: string | undefined): string[] {
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
}

/** initdb asks the system for its user's name, so the account must exist. */
async function findUnprivilegedAccount(): Promise<Account | undefined> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n').map((line) => line.split(':'));
  const accounts = lines
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid), words: becoming(uid, gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
  return PREFERRED_ACCOUNTS.flatMap((name) => accounts.filter((account) => account.name === name))[0] ?? accounts[0];
}

async function candidatesForRoot(): Promise<RunAs[]> {
  const account = await findUnprivilegedAccount();
  if (account === undefined) return [];
  const namespace = ['unshare', '-U', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  const walkThrough = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return [
    { prefix: [...namespace, ...STOP_WITH_PARENT] },
    { prefix: namespace },
    { prefix: [...account.words, ...walkThrough, '--pdeathsig', 'INT'], owner: account },
  ];
}

async function works({ prefix }: RunAs, program: string): Promise<boolean> {
  const [command, ...words] = [...prefix, program, '--version'];
  if (command === undefined) return false;
  return run(command, words).then(
    () => true,
    () => false,
  );
}

/**
 * The first way that works on this machine.
 * @throws OperatorError when none works: root without namespaces and setpriv, or a missing system library.
 */
export async function chooseAccount(program: string): Promise<RunAs> {
  const isRoot = process.getuid?.() === 0;
  const candidates = isRoot ? await candidatesForRoot() : [{ prefix: STOP_WITH_PARENT }, { prefix: [] }];
  for (const candidate of candidates) {
    if (await works(candidate, program)) return candidate;
  }
  throw new OperatorError(isRoot ? say.postgresRefusesRoot : say.postgresDoesNotRun);
}

/** A folder in the shared temporary folder is ours only if root made it and no other user can write to it. */
async function isTrusted(directory: string): Promise<boolean> {
  const stats = await lstat(directory).catch(() => undefined);
  return stats !== undefined && stats.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0;
}

/**
 * An unprivileged account may not reach programs inside root's 0700 folder. A capability does not help, because
 * PostgreSQL asks `access(2)`, which ignores it. So the programs are copied once to a folder that everyone can read.
 */
async function copyPrograms(folder: string): Promise<string> {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const copy = join(tmpdir(), `valorisation-postgres-${name}`);
  if (await isTrusted(copy)) return copy;
  // Removes an unfinished or foreign copy.
  await rm(copy, { recursive: true, force: true });
  const unfinished = `${copy}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o755 });
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    await rename(unfinished, copy);
  } catch (error) {
    // Another process was faster, and its programs may be running already.
    await rm(unfinished, { recursive: true, force: true });
    if (!(await isTrusted(copy))) throw error;
  }
  return copy;
}

/** @param asAccount the words that run a command as the account, without any capability */
export async function makeReachable(
  binaries: PostgresBinaries,
  asAccount: readonly string[],
): Promise<PostgresBinaries> {
  const [command, ...words] = [...asAccount, 'test', '-x', binaries.initdb];
  const isReachable = await run(command, words).then(
    () => true,
    () => false,
  );
  if (isReachable) return binaries;
  const copy = await copyPrograms(dirname(dirname(binaries.initdb)));
  const moved = (program: string) => join(copy, 'bin', basename(program));
  return { initdb: moved(binaries.initdb), postgres: moved(binaries.postgres) };
}
