/**
 * Holds docker-compose.yml against the schema of the Compose format, and against what a schema cannot know: what one service
 * names of another one is there, every image has an exact version, that a Dockerfile begins with too, no password a default,
 * and a server of somebody else refuses an empty one. The shell scripts that the containers start can be read by sh.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { say } from './lib/messages.mjs';
import { inRoot } from './lib/root.mjs';

const FILE = 'docker-compose.yml';
/** A patch version, or the digest of the very bytes. */
const EXACT = /(:v?\d+\.\d+(\.\d+)?([.-][\w.-]+)?|@sha256:[0-9a-f]{64})$/;
const PROFILES = ['trial', 'production', 'objects'];
const SECRET = /(PASSWORD|SECRET|KEY)$/;
const EMPTY_DEFAULT = /\$\{(\w+):-\}/;
const SHELL_SCRIPTS = ['pgbouncer/start.sh', 'postgres/application-login.sh'];

const text = readFileSync(inRoot(FILE), 'utf8');
const compose = parse(text, { merge: true });
const problems = [
  ...againstSchema(),
  ...Object.entries(compose.services).flatMap(ofService),
  ...ofSecrets(),
  ...ofScripts(),
];
for (const problem of problems) process.stderr.write(`${FILE}: ${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

function againstSchema() {
  const { $schema: _draft, ...schema } = JSON.parse(
    readFileSync(inRoot('operations', 'compose', 'compose-spec.json'), 'utf8'),
  );
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  if (ajv.validate(schema, compose)) return [];
  return ajv.errors.map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
}

function ofService([name, service]) {
  const { image, build, depends_on: needs = {}, volumes = [], profiles = [] } = service;
  const told = (what) => `services.${name}: ${what}`;
  const mounts = volumes.map((mount) => mount.split(':')[0]);
  return [
    ...(build === undefined && !EXACT.test(image) ? [told(say.compose.version(image))] : []),
    ...Object.keys(needs).flatMap((other) => (other in compose.services ? [] : [told(say.compose.unknown(other))])),
    ...mounts.flatMap((mount) => (isThere(mount) ? [] : [told(say.compose.unknown(mount))])),
    ...profiles.flatMap((profile) => (PROFILES.includes(profile) ? [] : [told(say.compose.unknown(profile))])),
    ...(build === undefined ? ofForeign(service) : ofDockerfile(dockerfileOf(build))).map(told),
  ];
}

function isThere(mount) {
  // A path that the installation chooses.
  if (mount.startsWith('${')) return true;
  return mount.startsWith('.') ? existsSync(inRoot(mount)) : mount in compose.volumes;
}

function dockerfileOf(build) {
  return typeof build === 'string' ? inRoot(build, 'Dockerfile') : inRoot(build.context, build.dockerfile);
}

/** `${NAME:-word}`: a default that somebody would forget to change. */
function ofSecrets() {
  return [...text.matchAll(/\$\{(\w+):-([^}]+)\}/g)].flatMap(([, name]) =>
    SECRET.test(name) ? [say.compose.secret(name)] : [],
  );
}

/** A secret that may be empty: the product refuses it by itself where it needs one, other servers take their own default. */
function ofForeign({ environment = {}, entrypoint = [] }) {
  const refused = [entrypoint].flat().join('\n');
  return Object.entries(environment).flatMap(([name, value]) => {
    const [, variable] = EMPTY_DEFAULT.exec(String(value)) ?? [];
    if (variable === undefined || !SECRET.test(variable) || refused.includes(`test -n "$$${name}" ||`)) return [];
    return [say.compose.empty(variable)];
  });
}

/** Each image that it begins with, but for its own stages. */
function ofDockerfile(path) {
  if (!existsSync(path)) return [say.compose.unknown(path)];
  const lines = [...readFileSync(path, 'utf8').matchAll(/^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/gim)];
  const stages = new Set(lines.map(([, , stage]) => stage));
  const images = lines.map(([, image]) => image).filter((image) => image !== 'scratch' && !stages.has(image));
  return images.filter((image) => !EXACT.test(image)).map((image) => say.compose.version(image));
}

function ofScripts() {
  return SHELL_SCRIPTS.flatMap((name) => {
    const { status, stderr } = spawnSync('sh', ['-n', inRoot('operations', ...name.split('/'))], { encoding: 'utf8' });
    return status === 0 ? [] : [`${name}: ${stderr}`];
  });
}
