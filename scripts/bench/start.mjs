/** How long `npm start` takes until the product answers, in a copy of the project: the second time, and in a new clone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signIn } from '../lib/caller.mjs';
import { inRoot, root } from '../lib/root.mjs';
import { Refusal, step, until } from '../lib/steps.mjs';
import { localSetUp } from '../lib/built.mjs';
import { measured, median } from './figures.mjs';

const SECOND_START_LIMIT = 3;
const FRESH_CLONE_LIMIT = 45;
/** In MB. */
const MEMORY_LIMIT = 600;
const REST_MS = 60_000;
const PATIENCE_MS = 300_000;
const STOP_MS = 30_000;
const POLL_MS = 25;
/** Files that git does not track, so that a new clone lacks them. */
const NOT_IN_A_CLONE = new Set(['.git', '.env', '.cache', 'var', 'dist', 'coverage']);
/** The variables that the command keeps: none of npm's own, and no address of a real server. */
const KEPT_VARIABLES = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|LANG|npm_config_(?:registry|userconfig|cache))$/i;

export async function start(lab, { starts, fresh }) {
  const copy = lab.path('copy');
  await step('Copie du projet', () => copyProject(copy, { modules: true }));
  await step('Premier démarrage (compilation comprise)', () => timeStart(lab, copy));
  const seconds = [];
  for (let round = 1; round <= starts; round += 1) {
    await step(`Nouveau démarrage, ${round} sur ${starts}`, async () => seconds.push(await timeStart(lab, copy)));
  }
  const label = 'Mémoire de tous les processus (PSS)';
  const used = {};
  const visit = async (url, pid) => {
    used.atOpening = memoryOf(pid);
    await walk(url);
    await wait(REST_MS);
    used.afterWalk = memoryOf(pid);
  };
  await step(`${label} : parcours de la démonstration, puis une minute de repos`, () => timeStart(lab, copy, visit));
  const figures = [
    measured('Second npm start, jusqu’à /v1/status', median(seconds), ' s', { most: SECOND_START_LIMIT }),
    measured(`${label} à l’ouverture`, used.atOpening, ' Mo'),
    measured(`${label} après un parcours et une minute`, used.afterWalk, ' Mo', { most: MEMORY_LIMIT }),
  ];
  if (!fresh) return figures;
  const clone = lab.path('clone');
  await step('Copie du projet', () => copyProject(clone, { modules: false }));
  const first = await step('Démarrage sans node_modules (installation comprise)', () => timeStart(lab, clone));
  figures.push(measured('npm start d’une copie vierge, jusqu’à /v1/status', first, ' s', { most: FRESH_CLONE_LIMIT }));
  return figures;
}

async function copyProject(target, { modules }) {
  await cp(root, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const names = relative(root, source).split(sep);
      if (names.includes('node_modules')) return modules;
      return !names.some((name) => NOT_IN_A_CLONE.has(name) || name.endsWith('.tsbuildinfo'));
    },
  });
}

/** Seconds from the command to the first good answer of /v1/status. The product is stopped again. */
async function timeStart(lab, directory, visit = async () => undefined) {
  const { findFreePort } = await localSetUp();
  const port = await findFreePort();
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT_VARIABLES.test(name)));
  const started = performance.now();
  const command = spawn('npm', ['start'], {
    cwd: directory,
    env: { ...env, PORT: String(port), MAIL_CATCHER_PORT: '0' },
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => stopGroup(command);
  lab.onClose(stop);
  const asked = () => fetch(`http://127.0.0.1:${port}/v1/status`, { signal: AbortSignal.timeout(5_000) });
  const isUp = async () =>
    (await asked().catch(() => undefined))?.ok || (command.exitCode === null ? undefined : false);
  if (!(await until(isUp, PATIENCE_MS, POLL_MS))) throw new Refusal('Le produit n’a pas répondu sur /v1/status.');
  const seconds = (performance.now() - started) / 1000;
  await visit(`http://127.0.0.1:${port}`, command.pid);
  await stop();
  return seconds;
}

/** Every read of the API, printed outlook included, as the head of an establishment and as staff. */
async function walk(url) {
  const { paths } = JSON.parse(readFileSync(inRoot('backend', 'openapi.json'), 'utf8'));
  const reads = Object.keys(paths).filter((path) => paths[path].get !== undefined && !/\{|\/live$/.test(path));
  for (const name of ['direction', 'staff']) {
    const caller = await signIn(url, name);
    for (const path of reads) await caller.get(path);
  }
}

/** Proportional set size of a process and of all below it, in MB: what several share counts once. */
function memoryOf(pid) {
  const of = (file) => readFileSync(`/proc/${pid}/${file}`, 'utf8');
  const below = readdirSync(`/proc/${pid}/task`).flatMap((thread) => of(`task/${thread}/children`).match(/\d+/g) ?? []);
  return below.reduce(
    (sum, child) => sum + memoryOf(child),
    Number(/^Pss:\s+(\d+)/m.exec(of('smaps_rollup'))[1]) / 1024,
  );
}

/** Signals the whole process group, as Ctrl-C does. */
async function stopGroup(command) {
  const { pid } = command;
  if (command.exitCode !== null || command.signalCode !== null) return;
  const ended = once(command, 'exit');
  const lastResort = setTimeout(() => process.kill(-pid, 'SIGKILL'), STOP_MS);
  process.kill(-pid, 'SIGINT');
  await ended;
  clearTimeout(lastResort);
}
