/**
 * An unprivileged account may not reach programs inside root's 0700 folder. A capability does not help, because
 * PostgreSQL asks `access(2)`, which ignores it. So the programs are copied once to a folder of root's that everyone
 * can read.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, lstat, mkdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { PostgresBinaries } from './binaries.js';

const run = promisify(execFile);

/** A folder in the shared temporary folder is ours only if root made it and no other user can write to it. */
async function isTrusted(directory: string): Promise<boolean> {
  const stats = await lstat(directory).catch(() => undefined);
  return stats !== undefined && stats.isDirectory() && stats.uid === 0 && (stats.mode & 0o022) === 0;
}

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
