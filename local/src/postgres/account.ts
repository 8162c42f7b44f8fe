/**
 * Chooses the account for PostgreSQL's programs, which refuse to run as root. Root gets the first of these that works:
 * its own user namespace (no account is needed, files stay root's, folders may have any mode), or an unprivileged
 * account with the one capability for walking through a 0700 folder. Where `setpriv` exists, the kernel stops
 * PostgreSQL cleanly when its starter dies, even by kill -9.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { embeddedMessages as say } from '../messages.js';
import { OperatorError } from '@valorisation/backend';
import { stopWithParent } from '../stop-with-parent.js';

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
