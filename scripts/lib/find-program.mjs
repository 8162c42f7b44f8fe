/** Programs of the system that a script takes, by their names. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where Debian puts servers; a person's PATH may leave it out. */
const SYSTEM = ['/usr/sbin', '/sbin'];

/** @returns {string | undefined} its path */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
