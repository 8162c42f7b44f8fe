/** Reads docker-compose.yml as Compose does. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../lib/root.mjs';

const FILE = inRoot('docker-compose.yml');
const IMAGE = 'valorisation:latest';
const VARIABLE = /\$\{(\w+)(?::([-+?])([^}]*))?\}/g;

/** The services of this image, with the variables of an `.env` beside the file. */
export function servicesOf(variables) {
  const text = readFileSync(FILE, 'utf8').replaceAll(VARIABLE, (...found) => valueOf(found, variables));
  const { services } = parse(text, { merge: true });
  return Object.fromEntries(Object.entries(services).filter(([, { image }]) => image === IMAGE));
}

/** The entries `main.<name>.js` that the file or these pages name, directly or by their npm command. */
export function namedEntries(pages) {
  const text = [FILE, ...pages].map((path) => readFileSync(path, 'utf8')).join('\n');
  const names = [...text.matchAll(/\bmain\.([a-z-]+)\.js|\bnpm run ([a-z:]+)/g)].map(([, entry, command]) => {
    return entry ?? command.replace(':', '-');
  });
  return [...new Set(names)].filter((name) => existsSync(inRoot('backend', 'src', `main.${name}.ts`)));
}

function valueOf([, name, sign, word = ''], variables) {
  const value = variables[name] ?? '';
  if (value === '' && sign === '?') throw new Error(`${name} is missing`);
  if (sign === '+') return value === '' ? '' : word;
  return value === '' ? word : value;
}
