/**
 * One account floods a costly call, 120 at a time. Meanwhile a neighbour reads the list, saves, signs in and asks for the
 * state: no call may fail, the times are compared with those of the idle product, and the API's memory stays limited.
 */
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { built } from '../lib/built.mjs';
import { Caller } from '../lib/caller.mjs';
import { step } from '../lib/steps.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, tokenOf } from './dataset.mjs';
import { measured, quantile, told } from './figures.mjs';
import { prepareFloods } from './floods.mjs';
import { flood } from './http.mjs';

const PROFILES = 500;
const IDLE_S = 5;
const PAUSE_MS = 50;
const SLOWER = 3;
const LEAST_LIMIT_MS = 300;
const MOST_MEMORY_MB = 200;
const BACK_S = 10;
const LOOK_MS = 250;
const NEIGHBOUR = { user_email: 'compte-3@bench.example', user_password: 'Valorise!2026' };

export async function neighbours(lab, { flood: seconds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const row = await step(`Chargement de deux établissements de ${PROFILES} profils`, () => prepare(client));
  const { origin, pids } = await lab.product(url);
  const floods = await prepareFloods(client, origin);
  const calls = callsOf(new Caller(origin, tokenOf(2)), row);
  const resting = (label) => step(label, () => during(calls, wait(IDLE_S * 1000)));
  await resting('Mise en température');
  const idle = await resting('Les appels du voisin, le produit au repos');
  const memory = await memoryOf(pids.api);
  const limit = memory + MOST_MEMORY_MB;
  const figures = [];
  for (const [name, flooded] of floods) {
    const met = await step(`120 demandes à la fois pendant ${seconds} s : ${name}`, () =>
      measure(pids.api, calls, limit, flood(origin, flooded, seconds)),
    );
    figures.push(
      ...timeFigures(name, idle, met.times),
      measured(`Mémoire de l’API au plus, pendant : ${name}`, met.most, ' Mo', {
        reference: told(memory, ' Mo'),
        ratio: met.answers,
        most: limit,
        sound: met.left <= limit,
      }),
    );
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

function callsOf(caller, row) {
  const stranger = new Caller(caller.url);
  let visible = 0;
  return {
    Liste: () => caller.get('/v1/valor/list/all?p=1&div=20'),
    Enregistrement: () => caller.post(`/v1/valor/update/one/${row}`, { valor_visible: (visible = 1 - visible) }),
    Connexion: () => stranger.post('/v1/user/login', NEIGHBOUR),
    '/v1/status': () => stranger.get('/v1/status'),
  };
}

async function measure(pid, calls, limit, flooding) {
  let most = 0;
  const look = async () => (most = Math.max(most, await memoryOf(pid)));
  const watch = setInterval(() => void look(), LOOK_MS);
  const times = await during(calls, flooding);
  clearInterval(watch);
  const end = performance.now() + BACK_S * 1000;
  while ((await memoryOf(pid)) > limit && performance.now() < end) await wait(LOOK_MS);
  return { times, most, left: await memoryOf(pid), answers: await flooding };
}

/** Repeats the neighbour's calls, each kind by itself, until the other work is done. */
export async function during(calls, work) {
  let isDone = false;
  const one = async ([name, call]) => {
    const times = [];
    let failed = 0;
    while (!isDone) {
      const from = performance.now();
      const { status } = await call().catch(() => ({ status: 0 }));
      times.push(performance.now() - from);
      if (status >= 500 || status === 0) failed += 1;
      await wait(PAUSE_MS);
    }
    return [name, { p99: quantile(times, 0.99), failed }];
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

const timeFigures = (name, idle, times) =>
  Object.entries(times).map(([kind, { p99, failed }]) =>
    measured(`${kind} du voisin, 99 sur 100, pendant : ${name}`, p99, ' ms', {
      reference: told(idle[kind].p99, ' ms'),
      ratio: failed === 0 ? 'aucun échec' : `${failed} échecs`,
      most: Math.max(LEAST_LIMIT_MS, SLOWER * idle[kind].p99),
      sound: failed === 0,
    }),
  );
