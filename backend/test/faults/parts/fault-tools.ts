/** What a machine may lack for some of the faults. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readdir, rm, stat, statfs, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const mayMount = process.getuid?.() === 0 && process.platform === 'linux';

export function mountMemory(folder: string, megabytes: number): void {
  const words = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', folder];
  const { status, stderr } = spawnSync('mount', words);
  if (status !== 0) throw new Error(String(stderr));
}

export function remount(folder: string, how: 'ro' | 'rw'): void {
  const { status, stderr } = spawnSync('mount', ['-o', `remount,${how}`, folder]);
  if (status !== 0) throw new Error(String(stderr));
}

export function unmount(folder: string): void {
  spawnSync('umount', ['--lazy', folder]);
}

/** Fills the disk, and returns how to free it. */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'filling');
  const { bavail, bsize } = await statfs(folder);
  await writeFile(file, Buffer.alloc(bavail * bsize)).catch(() => undefined);
  return async () => rm(file, { force: true });
}

/** Cuts every file to its first half. */
export async function cutFilesBelow(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const { size } = await stat(file);
    await truncate(file, size >> 1);
  }
}

/** Debian's `faketime`: a library that shows another time to the processes that load it. */
export const faketimeLibrary: string | undefined = ['/usr/lib', '/usr/lib64']
  .flatMap((folder) => foldersIn(folder).map((name) => join(folder, name, 'faketime')))
  .concat('/usr/lib/faketime', '/usr/local/lib/faketime')
  .map((folder) => join(folder, 'libfaketimeMT.so.1'))
  .find((file) => namesIn(join(file, '..')).includes('libfaketimeMT.so.1'));

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function foldersIn(folder: string): string[] {
  return namesIn(folder).filter((name) => name.includes('linux'));
}
