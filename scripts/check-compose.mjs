/**
 * Checks docker-compose.yml against the schema of the Compose format, and what a schema cannot express: all names exist,
 * every image (in Dockerfiles too) has an exact version, no secret has a default, and the servers of other projects refuse
 * an empty secret. It also checks the syntax of the shell scripts that the containers start.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { inRoot } from './lib/root.mjs';

const FILE = 'docker-compose.yml';
const EXACT = /(:v?\d+\.\d+(\.\d+)?([.-][\w.-]+)?|@sha256:[0-9a-f]{64})$/;
const PROFILES = ['trial', 'production', 'objects'];
const SECRET = /(PASSWORD|SECRET|KEY)$/;
const EMPTY_DEFAULT = /\$\{(\w+):-\}/;
const SHELL_SCRIPTS = ['pgbouncer/start.sh', 'postgres/application-login.sh'];

const withoutVersion = (image) => `l’image ${image} n’a pas de version exacte`;
const unknown = (name) => `« ${name} » n’existe pas`;

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
    ...(build === undefined && !EXACT.test(image) ? [told(withoutVersion(image))] : []),
    ...Object.keys(needs).flatMap((other) => (other in compose.services ? [] : [told(unknown(other))])),
    ...mounts.flatMap((mount) => (isThere(mount) ? [] : [told(unknown(mount))])),
    ...profiles.flatMap((profile) => (PROFILES.includes(profile) ? [] : [told(unknown(profile))])),
    ...(build === undefined ? ofForeign(service) : ofDockerfile(dockerfileOf(build))).map(told),
  ];
}

function isThere(mount) {
  // The installation chooses a path that begins with a variable.
  if (mount.startsWith('${')) return true;
  return mount.startsWith('.') ? existsSync(inRoot(mount)) : mount in compose.volumes;
}

function dockerfileOf(build) {
  return typeof build === 'string' ? inRoot(build, 'Dockerfile') : inRoot(build.context, build.dockerfile);
}

/** `${NAME:-word}`: a default that is easily forgotten. */
function ofSecrets() {
  return [...text.matchAll(/\$\{(\w+):-([^}]+)\}/g)].flatMap(([, name]) =>
    SECRET.test(name) ? [`${name} a une valeur par défaut`] : [],
  );
}

/** Secrets that may be empty: the product refuses them itself, but other servers would use their own default. */
function ofForeign({ environment = {}, entrypoint = [] }) {
  const refused = [entrypoint].flat().join('\n');
  return Object.entries(environment).flatMap(([name, value]) => {
    const [, variable] = EMPTY_DEFAULT.exec(String(value)) ?? [];
    if (variable === undefined || !SECRET.test(variable) || refused.includes(`test -n "$$${name}" ||`)) return [];
    return [`${variable} peut être vide, et le service ne le refuse pas (entrypoint)`];
  });
}

/** The base images. A stage of the file itself is not a base image. */
function ofDockerfile(path) {
  if (!existsSync(path)) return [unknown(path)];
  const lines = [...readFileSync(path, 'utf8').matchAll(/^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/gim)];
  const stages = new Set(lines.map(([, , stage]) => stage));
  const images = lines.map(([, image]) => image).filter((image) => image !== 'scratch' && !stages.has(image));
  return images.filter((image) => !EXACT.test(image)).map((image) => withoutVersion(image));
}

function ofScripts() {
  return SHELL_SCRIPTS.flatMap((name) => {
    const { status, stderr } = spawnSync('sh', ['-n', inRoot('operations', ...name.split('/'))], { encoding: 'utf8' });
    return status === 0 ? [] : [`${name}: ${stderr}`];
  });
}
