/** The licences of the installed packages, as each package states it. */
import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** Permissive licences, fonts, and MPL, which applies to its own files only. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** A separate library that sharp loads at run time; it is never built into the product. */
const LIBVIPS = /^@img\/sharp-libvips-/;

/**
 * @typedef {{ name: string, version: string, licence: string, integrity: string, dev: boolean }} Installed
 * @returns {readonly Installed[]} in the order of their names
 */
export function installedPackages() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .filter(([path]) => existsSync(inRoot(path, 'package.json')))
    .map(([path, { dev, devOptional, integrity }]) => {
      const { version, license, licenses } = JSON.parse(readFileSync(inRoot(path, 'package.json'), 'utf8'));
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name,
        version,
        licence: wordOf(license ?? licenses),
        integrity,
        dev: dev === true || devOptional === true,
      };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Old packages state their licence as an object, or as a list of objects. */
function wordOf(licence) {
  if (Array.isArray(licence)) return licence.map(wordOf).join(' OR ');
  return String(licence?.type ?? licence ?? '');
}

export function isAllowed({ name, licence }) {
  if (LIBVIPS.test(name) && licence === 'LGPL-3.0-or-later') return true;
  const bare = licence.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((one) => ALLOWED.has(one.trim())));
}
