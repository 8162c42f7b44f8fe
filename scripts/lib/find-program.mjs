/** Programs of the system that a script takes, by their names. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Refusal } from './steps.mjs';

/** Where Debian puts servers; a person's PATH may leave it out. */
const SYSTEM = ['/usr/sbin', '/sbin'];

/**
 * @param {readonly string[]} names
 * @param {readonly string[]} packages of Debian that have them
 * @returns {Record<string, string>} paths by name
 */
export function findPrograms(names, packages = names) {
  if (process.platform !== 'linux') throw new Refusal('Non exécuté : cette commande n’est prévue que pour Linux.');
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM];
  const pathOf = (name) => folders.map((folder) => join(folder, name)).find(existsSync);
  const missing = names.filter((name) => pathOf(name) === undefined);
  if (missing.length === 0) return Object.fromEntries(names.map((name) => [name, pathOf(name)]));
  const absent = `${missing.join(', ')} introuvable${missing.length > 1 ? 's' : ''}`;
  throw new Refusal(
    `Non exécuté : ${absent}. Sur Debian, en root : apt-get install ${packages.join(' ')}, puis relancez la commande.`,
  );
}
