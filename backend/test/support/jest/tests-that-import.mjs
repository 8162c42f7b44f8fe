/** Test files by the helper that they import, so that no list says which tests a longer command runs fully. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ELSEWHERE = /(^|\/)(node_modules|dist)\//;

/** Every file with this ending below the roots of a Jest project, without built files and libraries. */
export function testsOf({ roots, rootDir }, end) {
  const folders = roots.map((root) => root.replace('<rootDir>', rootDir));
  const names = (folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  return folders.flatMap(names).filter((file) => end.test(file) && !ELSEWHERE.test(file));
}

/** @param {readonly string[]} helpers names in a folder `support` */
export function importsOneOf(file, helpers) {
  const imports = new RegExp(`from '[^']*support/(${helpers.join('|')})\\.js'`);
  return imports.test(readFileSync(file, 'utf8'));
}
