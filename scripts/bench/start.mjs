/** (c) How long `npm start` takes until the product answers, in a copy of the project: the second time, and the very first. */
import { spawn } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { relative, sep } from 'node:path';
import { root } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { localSetUp } from './built.mjs';
import { say } from './messages.mjs';
import { median } from './statistics.mjs';
import { decimal } from './table.mjs';

const SECOND_START_LIMIT = 8;
const FRESH_CLONE_LIMIT = 90;
const PATIENCE_MS = 300_000;
const STOP_MS = 30_000;
const POLL_MS = 25;
/** Made by the commands of the project, or none of its business. */
const NOT_IN_A_CLONE = new Set(['.git', '.env', '.cache', 'var', 'dist', 'coverage']);

/** @param {import('./lab.mjs').Lab} lab */
export async function start(lab, { starts, fresh }) {
  const copy = lab.path('copy');
  await step(say.start.copy, () => copyProject(copy, { modules: true }));
  await step(say.start.first, () => timeStart(lab, copy));
  const seconds = [];
  for (let round = 0; round < starts; round += 1) {
    await step(say.start.again(round + 1, starts), async () => seconds.push(await timeStart(lab, copy)));
  }
  const figures = [figure(say.start.second, median(seconds), SECOND_START_LIMIT)];
  if (!fresh) return figures;
  const clone = lab.path('clone');
  await step(say.start.copy, () => copyProject(clone, { modules: false }));
  const first = await step(say.start.fresh, () => timeStart(lab, clone));
  return [...figures, figure(say.start.freshClone, first, FRESH_CLONE_LIMIT)];
}

function figure(label, seconds, limit) {
  const inSeconds = (value, digits) => `${decimal(value, digits)} s`;
  return {
    label,
    product: inSeconds(seconds, 1),
    reference: '',
    ratio: '',
    limit: `≤ ${inSeconds(limit, 0)}`,
    held: seconds <= limit,
  };
}

async function copyProject(target, { modules }) {
  await cp(root, target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => {
      const names = relative(root, source).split(sep);
      const inModules = names.indexOf('node_modules');
      if (inModules >= 0) return modules;
      return !names.some((name) => NOT_IN_A_CLONE.has(name) || name.endsWith('.tsbuildinfo'));
    },
  });
}

/** Seconds from the command to the first good answer of /v1/status; the product is stopped again. */
async function timeStart(lab, directory) {
  const { findFreePort } = await localSetUp();
  const port = await findFreePort();
  const started = performance.now();
  // A group of its own, which Ctrl-C would reach as a whole.
  const command = spawn('npm', ['start'], {
    cwd: directory,
    env: { ...ownVariables(), PORT: String(port), MAIL_CATCHER_PORT: '0' },
    stdio: 'ignore',
    detached: true,
  });
  const stop = () => stopGroup(command);
  lab.onClose(stop);
  await answers(`http://127.0.0.1:${port}/v1/status`, command);
  const seconds = (performance.now() - started) / 1000;
  await stop();
  return seconds;
}

/** Without what npm told us about ourselves, and without addresses of real servers: everything embedded. */
function ownVariables() {
  const kept = ['PATH', 'HOME', 'USERPROFILE', 'TMPDIR', 'TEMP', 'LANG'];
  const registry = Object.keys(process.env).filter((name) => /^npm_config_(registry|userconfig|cache)$/i.test(name));
  return Object.fromEntries(
    [...kept, ...registry].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

async function answers(url, command) {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end && command.exitCode === null) {
    const isUp = await fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await wait(POLL_MS);
  }
  throw new Refusal(say.start.notUp);
}

async function stopGroup(command) {
  if (command.exitCode !== null || command.signalCode !== null) return;
  const ended = new Promise((resolve) => command.once('exit', resolve));
  const lastResort = setTimeout(() => process.kill(-command.pid, 'SIGKILL'), STOP_MS);
  process.kill(-command.pid, 'SIGINT');
  await ended;
  clearTimeout(lastResort);
}
