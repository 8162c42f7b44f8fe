/** The base image of the Dockerfile, made here under the very name that it has in a registry. */
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { installApart, npm } from '../lib/install.mjs';
import { inRoot } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { buildah } from './buildah.mjs';

const FOLDER = inRoot('.cache', 'image-base');
const ROOT = `${FOLDER}/root`;
const DONE = `${FOLDER}/root.done`;
const NPM = '11.6.0';

/** @returns {Promise<{ volumes: string[] }>} what a build here needs of this machine: its package settings */
export async function makeBase(lab) {
  const [, tag, version] = /^FROM (node:(\d+\.\d+\.\d+)-bookworm-slim)/m.exec(
    readFileSync(inRoot('Dockerfile'), 'utf8'),
  );
  await mkdir(FOLDER, { recursive: true });
  if (!existsSync(DONE)) await step('Base Debian (debootstrap, une fois)', debian);
  const name = `docker.io/library/${tag}`;
  const settings = { volumes: ['--volume', `${await npmSettings(lab)}:/root/.npmrc:ro`, ...certificates()] };
  // Made anew it would be another one, and every layer upon it with it.
  if ((await buildah(['images', '--quiet', '--filter', `reference=${name}`])) !== '') return settings;
  const node = `${FOLDER}/node-${version}`;
  if (!existsSync(`${node}/done`))
    await step(`Node ${version}, tel que npm le distribue`, () => fetchNode(node, version));
  await step('Image de base', async () => {
    const container = await buildah(['from', 'scratch']);
    await buildah(['add', '--quiet', container, ROOT, '/']);
    await buildah([
      'add',
      '--quiet',
      container,
      `${node}/node_modules/node-linux-${process.arch}/bin`,
      '/usr/local/bin',
    ]);
    await buildah(['add', '--quiet', container, `${node}/node_modules/npm`, '/usr/local/lib/node_modules/npm']);
    await buildah(['run', container, '--', 'sh', '-c', LINKS]);
    await buildah(['commit', '--quiet', '--rm', container, name]);
  });
  return settings;
}

/** As in the official image: the commands of npm, and a user `node` with the number 1000. */
const LINKS = [
  'ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  'ln -sf ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx',
  'groupadd --gid 1000 node',
  'useradd --uid 1000 --gid node --create-home node',
].join(' && ');

async function debian() {
  const { code, output } = await run('debootstrap', [
    '--variant=minbase',
    '--include=ca-certificates',
    'bookworm',
    ROOT,
  ]);
  if (code !== 0) throw new Refusal(`debootstrap a échoué :\n${output.slice(-2000)}`);
  // Where this machine takes its packages from, it may not reach others.
  for (const part of ['apt.conf.d', 'sources.list.d']) {
    await cp(`/etc/apt/${part}`, `${ROOT}/etc/apt/${part}`, { recursive: true });
  }
  await writeFile(DONE, '');
}

async function fetchNode(folder, version) {
  const packages = [`node-linux-${process.arch}@${version}`, `npm@${NPM}`];
  const { code, output } = await installApart(folder, packages, ['--force']);
  if (code !== 0) throw new Refusal(output);
  await chmod(`${folder}/node_modules/node-linux-${process.arch}/bin/node`, 0o755);
  await writeFile(`${folder}/done`, '');
}

const setting = async (name) => (await npm(['config', 'get', name])).output.trim().split('\n').at(-1);

async function npmSettings(lab) {
  const file = lab.path('npmrc');
  const names = ['registry', 'cafile'];
  const lines = await Promise.all(names.map(async (name) => [name, await setting(name)]));
  await writeFile(file, lines.flatMap(([name, value]) => (value === 'null' ? [] : [`${name}=${value}\n`])).join(''));
  return file;
}

/** The authorities that this machine trusts. */
function certificates() {
  return existsSync('/etc/ssl/certs') ? ['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'] : [];
}
