/**
 * One account floods a costly call, 120 at a time; a neighbour meanwhile reads the list, saves, signs in and asks for the
 * state. None of that may fail, its times hold beside those of the idle product, and memory stays and comes back.
 */
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { step } from '../lib/steps.mjs';
import { built } from '../lib/built.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, tokenOf } from './dataset.mjs';
import { measured, quantile, told } from './figures.mjs';
import { flood, send } from './flooder.mjs';
import { prepareFloods } from './floods.mjs';

const PROFILES = 500;
const IDLE_S = 5;
/** Between two of the neighbour's calls. */
const PAUSE_MS = 50;
const SLOWER = 3;
const LEAST_LIMIT_MS = 300;
const MOST_MEMORY_MB = 200;
const BACK_S = 10;
const LOOK_MS = 250;
const NEIGHBOUR = { user_email: 'compte-3@bench.example', user_password: 'Valorise!2026' };

/** @param {import('./lab.mjs').Lab} lab */
export async function neighbours(lab, { flood: seconds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const row = await step(`Chargement de deux établissements de ${PROFILES} profils`, () => prepare(client));
  const { origin, pids } = await lab.product(url);
  const floods = await prepareFloods(client, origin);
  const calls = callsOf(row);
  const resting = (label) => step(label, () => during(origin, calls, wait(IDLE_S * 1000)));
  await resting('Mise en température');
  const idle = await resting('Les appels du voisin, le produit au repos');
  const memory = await memoryOf(pids.api);
  const figures = [];
  for (const [name, flooded] of floods) {
    const met = await step(`120 demandes à la fois pendant ${seconds} s : ${name}`, () =>
      measure({ origin, pid: pids.api, calls, limit: memory + MOST_MEMORY_MB, flooded, seconds }),
    );
    figures.push(...figuresOf(name, idle, memory, met));
  }
  return figures;
}

async function prepare(client) {
  await loadDataset(client, 2, { profiles: PROFILES, valuations: 3 });
  const { rows: grids } = await client.query(`select id from grid_version where status = 'in_force'`);
  await classifyAll(client, grids[0].id);
  const { Argon2Passwords } = await built('modules/accounts/persistence/argon2-passwords.js');
  const hash = await new Argon2Passwords().hash(NEIGHBOUR.user_password);
  await client.query('update account set password_hash = $2 where email = $1', [NEIGHBOUR.user_email, hash]);
  const { rows } = await client.query('select id from valuation where establishment_id = 2 and status = 1 limit 1');
  return rows[0].id;
}

function callsOf(row) {
  const token = tokenOf(2);
  let visible = 0;
  return {
    Liste: () => ({ path: '/v1/valor/list/all?p=1&div=20', token }),
    Enregistrement: () => ({
      path: `/v1/valor/update/one/${row}`,
      token,
      body: { valor_visible: (visible = 1 - visible) },
    }),
    Connexion: () => ({ path: '/v1/user/login', body: NEIGHBOUR }),
    '/v1/status': () => ({ path: '/v1/status' }),
  };
}

async function measure({ origin, pid, calls, limit, flooded, seconds }) {
  let most = 0;
  const look = async () => (most = Math.max(most, await memoryOf(pid)));
  const watch = setInterval(() => void look(), LOOK_MS);
  const flooding = flood(origin, flooded, seconds);
  const times = await during(origin, calls, flooding);
  clearInterval(watch);
  const end = performance.now() + BACK_S * 1000;
  while ((await memoryOf(pid)) > limit && performance.now() < end) await wait(LOOK_MS);
  return { times, most, left: await memoryOf(pid), answers: await flooding };
}

/** The neighbour's calls, one after the other of each kind, until the other work is done. */
async function during(origin, calls, work) {
  let isDone = false;
  const one = async ([name, call]) => {
    const times = [];
    let failed = 0;
    while (!isDone) {
      const from = performance.now();
      const status = await send(origin, call());
      times.push(performance.now() - from);
      if (status >= 500 || status === 0) failed += 1;
      await wait(PAUSE_MS);
    }
    return [name, { times, failed }];
  };
  const ended = Promise.resolve(work).finally(() => (isDone = true));
  const met = await Promise.all(Object.entries(calls).map(one));
  await ended;
  return Object.fromEntries(met);
}

async function memoryOf(pid) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024;
}

function figuresOf(name, idle, memory, { times, most, left, answers }) {
  const p99 = ({ times: all }) => quantile(all, 0.99);
  const rows = Object.entries(times).map(([kind, met]) =>
    measured(`${kind} du voisin, 99 sur 100, pendant : ${name}`, p99(met), ' ms', {
      reference: told(p99(idle[kind]), ' ms'),
      ratio: met.failed === 0 ? 'aucun échec' : `${met.failed} échecs`,
      most: Math.max(LEAST_LIMIT_MS, SLOWER * p99(idle[kind])),
      sound: met.failed === 0,
    }),
  );
  const limit = memory + MOST_MEMORY_MB;
  return [
    ...rows,
    measured(`Mémoire de l’API au plus, pendant : ${name}`, most, ' Mo', {
      reference: told(memory, ' Mo'),
      ratio: [...answers].map(([status, count]) => `${count} × ${status}`).join(', '),
      most: limit,
      sound: left <= limit,
    }),
  ];
}
