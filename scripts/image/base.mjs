/** buildah, without daemon or container runtime, and the base image of the Dockerfile, made here under its registry name. */
import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { installApart, npm } from '../lib/install.mjs';
import { inRoot } from '../lib/root.mjs';
import { run } from '../lib/run.mjs';
import { Refusal, step } from '../lib/steps.mjs';

const FOLDER = inRoot('.cache', 'image-base');
const ROOT = `${FOLDER}/root`;
const NPM = '11.6.0';
const PLATFORM = `linux-${process.arch}`;
/** The commands of npm. With the user `node` (number 1000), they are the same as in the official image. */
const LINKS = [
  'ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm',
  'ln -sf ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx',
  'groupadd --gid 1000 node',
  'useradd --uid 1000 --gid node --create-home node',
].join(' && ');

export async function buildah(...words) {
  const { code, output } = await run('buildah', words, { env: { ...process.env, BUILDAH_ISOLATION: 'chroot' } });
  if (code !== 0) throw new Refusal(`buildah ${words.slice(0, 2).join(' ')} a échoué :\n${output.slice(-4000)}`);
  return output.trim();
}

/** @returns {Promise<string[]>} options of a build: this machine's settings of npm and its certificates */
export async function makeBase(lab) {
  const dockerfile = readFileSync(inRoot('Dockerfile'), 'utf8');
  const [, tag, version] = /^FROM (node:(\d+\.\d+\.\d+)-bookworm-slim)/m.exec(dockerfile);
  const name = `docker.io/library/${tag}`;
  // An existing base is kept, because a new base would invalidate every layer on top of it.
  if ((await buildah('images', '--quiet', '--filter', `reference=${name}`)) === '') {
    const node = `${FOLDER}/node-${version}`;
    await once(ROOT, 'Base Debian (debootstrap, une fois)', debian);
    await once(node, `Node ${version}, tel que npm le distribue`, () => fetchNode(node, version));
    await step('Image de base', async () => {
      const container = await buildah('from', 'scratch');
      const add = (from, to) => buildah('add', '--quiet', container, from, to);
      await add(ROOT, '/');
      await add(`${node}/node_modules/node-${PLATFORM}/bin`, '/usr/local/bin');
      await add(`${node}/node_modules/npm`, '/usr/local/lib/node_modules/npm');
      await buildah('run', container, '--', 'sh', '-c', LINKS);
      await buildah('commit', '--quiet', '--rm', container, name);
    });
  }
  const certificates = existsSync('/etc/ssl/certs') ? ['--volume', '/etc/ssl/certs:/etc/ssl/certs:ro'] : [];
  return ['--volume', `${await npmSettings(lab)}:/root/.npmrc:ro`, ...certificates];
}

async function once(folder, label, make) {
  if (existsSync(`${folder}.done`)) return;
  await mkdir(folder, { recursive: true });
  await step(label, make);
  await writeFile(`${folder}.done`, '');
}

async function debian() {
  const words = ['--variant=minbase', '--include=ca-certificates', 'bookworm', ROOT];
  const { code, output } = await run('debootstrap', words);
  if (code !== 0) throw new Refusal(`debootstrap a échoué :\n${output.slice(-2000)}`);
  // The machine may reach only the package servers in its own settings.
  for (const part of ['apt.conf.d', 'sources.list.d']) {
    await cp(`/etc/apt/${part}`, `${ROOT}/etc/apt/${part}`, { recursive: true });
  }
}

async function fetchNode(folder, version) {
  const packages = [`node-${PLATFORM}@${version}`, `npm@${NPM}`];
  const { code, output } = await installApart(folder, packages, ['--force']);
  if (code !== 0) throw new Refusal(output);
  await chmod(`${folder}/node_modules/node-${PLATFORM}/bin/node`, 0o755);
}

async function npmSettings(lab) {
  const file = lab.path('npmrc');
  const lines = [];
  for (const name of ['registry', 'cafile']) {
    const value = (await npm(['config', 'get', name])).output.trim().split('\n').at(-1);
    if (value !== 'null') lines.push(`${name}=${value}\n`);
  }
  await writeFile(file, lines.join(''));
  return file;
}
