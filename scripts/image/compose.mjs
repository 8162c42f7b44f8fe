/** What docker-compose.yml says of the containers of this image, read as Compose reads it. */
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { inRoot } from '../lib/root.mjs';

const IMAGE = 'valorisation:latest';
const VARIABLE = /\$\{(\w+)(?::([-+?])([^}]*))?\}/g;
const BYTES = { kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 };

/**
 * @param {Record<string, string>} variables as of the `.env` beside it
 * @returns {Record<string, { command: string[], environment: Record<string, string>, volumes: string[], tmpfs: string[],
 *   read_only: boolean, cap_drop: string[], security_opt: string[], shm_size?: string, healthcheck?: { test: string[] } }>}
 */
export function servicesOf(variables) {
  const { services } = parse(readFileSync(inRoot('docker-compose.yml'), 'utf8'), { merge: true });
  const ours = Object.entries(services).filter(([, { image }]) => image === IMAGE);
  return Object.fromEntries(ours.map(([name, service]) => [name, filled(service, variables)]));
}

/** The entries `main.<name>.js` that it or these pages name, by themselves or by their command of npm. */
export function namedEntries(pages) {
  const text = [inRoot('docker-compose.yml'), ...pages].map((path) => readFileSync(path, 'utf8')).join('\n');
  const names = [...text.matchAll(/\bmain\.([a-z-]+)\.js|\bnpm run ([a-z:]+)/g)].map(([, entry, command]) => {
    return entry ?? command.replace(':', '-');
  });
  return [...new Set(names)].filter((name) => existsSync(inRoot('backend', 'src', `main.${name}.ts`)));
}

function filled(value, variables) {
  if (typeof value === 'string') return value.replaceAll(VARIABLE, (...found) => valueOf(found, variables));
  if (Array.isArray(value)) return value.map((one) => filled(one, variables));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, filled(one, variables)]));
}

function valueOf([, name, sign, word], variables) {
  const value = variables[name] ?? '';
  if (sign === '+') return value === '' ? '' : word;
  if (value === '' && sign === '?') throw new Error(`${name} is missing`);
  return value === '' ? (word ?? '') : value;
}

/** `256mb`, as Compose has it. */
export function bytesOf(size = '64mb') {
  const [, count, unit] = /^(\d+)(kb|mb|gb)$/.exec(size);
  return Number(count) * BYTES[unit];
}
