/**
 * (n) One account floods a costly call, 120 at a time; a neighbour meanwhile reads the list, saves, signs in and asks for
 * the state. None of that may fail, its times hold beside those of the idle product, and memory stays and comes back.
 */
import { readFile } from 'node:fs/promises';
import { Agent } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../lib/root.mjs';
import { step } from '../lib/steps.mjs';
import { built } from './built.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, tokenOf } from './dataset.mjs';
import { flood, send } from './flooder.mjs';
import { prepareFloods } from './floods.mjs';
import { say } from './messages.mjs';
import { startProduct } from './product.mjs';
import { quantile } from './statistics.mjs';
import { decimal } from './table.mjs';

const PROFILES = 500;
const IDLE_S = 5;
/** Between two of the neighbour's calls. */
const PAUSE_MS = 50;
const SLOWER = 3;
const LEAST_LIMIT_MS = 300;
const MOST_MEMORY_MB = 200;
const BACK_S = 10;
const NEIGHBOUR = { user_email: 'compte-3@bench.example', user_password: 'Valorise!2026' };

/** @param {import('./lab.mjs').Lab} lab */
export async function neighbours(lab, { flood: seconds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const row = await step(say.neighbours.load(PROFILES), () => load(client));
  const origin = await startProduct(lab, url);
  const pid = lab.pidOf(inRoot('backend', 'dist', 'main.api.js'));
  const floods = await prepareFloods(client, origin);
  const calls = callsOf(row);
  await step(say.neighbours.warm, () => during(origin, calls, wait(IDLE_S * 1000)));
  const idle = await step(say.neighbours.idle, () => during(origin, calls, wait(IDLE_S * 1000)));
  const memory = await memoryOf(pid);
  const figures = [];
  for (const [name, flooded] of floods) {
    const met = await step(say.neighbours.flood(name, seconds), () =>
      measure({ origin, pid, calls, memory, flooded, seconds }),
    );
    figures.push(...figuresOf(name, idle, memory, met));
  }
  return figures;
}

async function load(client) {
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
    list: () => ({ path: '/v1/valor/list/all?p=1&div=20', token }),
    save: () => ({ path: `/v1/valor/update/one/${row}`, token, body: { valor_visible: (visible = 1 - visible) } }),
    signIn: () => ({ path: '/v1/user/login', body: NEIGHBOUR }),
    status: () => ({ path: '/v1/status' }),
  };
}

async function measure({ origin, pid, calls, memory, flooded, seconds }) {
  let most = 0;
  const look = async () => (most = Math.max(most, await memoryOf(pid)));
  const watch = setInterval(() => void look(), 250);
  const flooding = flood(origin, flooded, seconds);
  const times = await during(origin, calls, flooding);
  const answers = await flooding;
  const ended = performance.now();
  let left = await memoryOf(pid);
  while (left > memory + MOST_MEMORY_MB && performance.now() - ended < BACK_S * 1000) {
    await wait(250);
    left = await memoryOf(pid);
  }
  clearInterval(watch);
  return { times, most, left, answers };
}

/** The neighbour's calls, one after the other of each kind, until the other work is done. */
async function during(origin, calls, work) {
  let isDone = false;
  const agent = new Agent({ keepAlive: true });
  const one = async ([name, call]) => {
    const times = [];
    let failed = 0;
    while (!isDone) {
      const from = performance.now();
      const { status } = await send(origin, call(), agent);
      times.push(performance.now() - from);
      if (status >= 500 || status === 0) failed += 1;
      await wait(PAUSE_MS);
    }
    return [name, { times, failed }];
  };
  const ended = Promise.resolve(work).finally(() => (isDone = true));
  const measured = await Promise.all(Object.entries(calls).map(one));
  await ended;
  agent.destroy();
  return Object.fromEntries(measured);
}

async function memoryOf(pid) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1]) / 1024;
}

function figuresOf(name, idle, memory, { times, most, left, answers }) {
  const p99 = ({ times: all }) => quantile(all, 0.99);
  const rows = Object.entries(times).map(([kind, met]) => {
    const limit = Math.max(LEAST_LIMIT_MS, SLOWER * p99(idle[kind]));
    return {
      label: say.neighbours.during(say.neighbours.kinds[kind], name),
      product: `${decimal(p99(met), 0)} ms`,
      reference: `${decimal(p99(idle[kind]), 0)} ms`,
      ratio: say.neighbours.failed(met.failed),
      limit: `≤ ${decimal(limit, 0)} ms`,
      held: met.failed === 0 && p99(met) <= limit,
    };
  });
  return [
    ...rows,
    {
      label: say.neighbours.memory(name),
      product: `${decimal(most, 0)} Mo`,
      reference: `${decimal(memory, 0)} Mo`,
      ratio: [...answers].map(([status, count]) => `${count} × ${status}`).join(', '),
      limit: `≤ ${decimal(memory + MOST_MEMORY_MB, 0)} Mo`,
      held: most <= memory + MOST_MEMORY_MB && left <= memory + MOST_MEMORY_MB,
    },
  ];
}
