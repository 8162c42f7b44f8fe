/** Files of tests by the helper that they import: what a longer command runs whole or otherwise is not written down anywhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ELSEWHERE = /(^|\/)(node_modules|dist)\//;

/** Every file below the roots of a project of Jest that has this end, built ones and libraries left out. */
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
