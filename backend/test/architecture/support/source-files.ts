/** The sources of the repository, read as text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '../../../src/platform/config/paths.js';

export interface SourceFile {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.cache', 'var', 'coverage']);

/** Files in these folders with one of these name endings, sorted by path. */
export function sourceFiles(folders: readonly string[], endings: readonly string[]): SourceFile[] {
  return folders
    .flatMap((folder) => filesUnder(join(projectRoot, folder)))
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => ({
      path: relative(projectRoot, file).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}
