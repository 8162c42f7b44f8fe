/**
 * Paths on disk, in every way to run this file: `dist` or `dist/bundle` under Node, `src` under Jest (SWC rewrites
 * `import.meta.dirname` to `__dirname` there), or the Docker image.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT_PACKAGE_NAME = 'valorisation';

function isProjectRoot(directory: string): boolean {
  const manifest = join(directory, 'package.json');
  if (!existsSync(manifest)) return false;
  const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'name' in parsed && parsed.name === ROOT_PACKAGE_NAME;
}

function findProjectRoot(start: string): string {
  for (let directory = start; ; directory = dirname(directory)) {
    if (isProjectRoot(directory)) return directory;
    if (dirname(directory) === directory) {
      throw new Error(`No package.json named "${ROOT_PACKAGE_NAME}" above ${start}`);
    }
  }
}

/** The repository's top folder (or the image's), absolute. */
export const projectRoot: string = findProjectRoot(import.meta.dirname);

/** An absolute path inside the project: `projectPath('templates', 'mail')`. */
export function projectPath(...segments: readonly string[]): string {
  return join(projectRoot, ...segments);
}

const BUNDLE = 'bundle';

/** True for the bundle of the build, false for what the compiler wrote. */
export const isBundled: boolean = basename(import.meta.dirname) === BUNDLE;

/** An entry of the backend, as the running code is: bundled, or as the compiler wrote it. */
export function entryPath(name: string): string {
  return projectPath('backend', 'dist', ...(isBundled ? [BUNDLE] : []), name);
}

/** Texts and files that the product ships for the public, as data that the installation loads. */
export const shippedContent = projectPath('backend', 'content');
