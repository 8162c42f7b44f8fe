/**
 * (m) 300 members for ten minutes, as an open model: 60 requests a second with their live streams open, limits as shipped,
 * each member at an address of the own. Then the rate is raised until the times no longer hold, and what gave way is named.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { localSetUp } from './built.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, tokenOf } from './dataset.mjs';
import { memoryFigures, stepLine, summary, windowFigures } from './members/figures.mjs';
import { findKnee } from './members/knee.mjs';
import { Watch } from './members/watch.mjs';
import { say } from './messages.mjs';

const SHAPE = { profiles: 50, valuations: 3 };
const SEED = 7520;
/** Until caches are filled and every connection is open: not measured. */
const WARMING_S = 15;

/** @param {import('./lab.mjs').Lab} lab */
export async function members(lab, { members: count, rate, during, step: stepSeconds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const rows = count * SHAPE.profiles * SHAPE.valuations;
  await step(say.members.load(count, rows), () => loadMembers(client, count));
  const port = await startProduct(lab, url);
  const pids = {
    api: lab.pidOf(entryOf('api')),
    worker: lab.pidOf(entryOf('worker')),
    postgres: Number.parseInt(await readFile(lab.path('postgres', 'data', 'postmaster.pid'), 'utf8'), 10),
  };
  const sender = await openSender(lab, { port, members: await membersOf(client, count) });
  const watch = new Watch(pids, client);
  watch.start();
  const measure = async (wanted, seconds, seed) => {
    const from = performance.now();
    const heard = await sender('run', { rate: wanted, seconds, seed });
    const to = from + seconds * 1000;
    return { rate: wanted, seconds, from, to, ...heard, used: watch.between(from, to) };
  };
  await step(say.members.warm, () => measure(rate, WARMING_S, SEED));
  const long = await step(say.members.run(count, rate, during), () => measure(rate, during, SEED + 1));
  process.stdout.write(`${summary(long)}\n`);
  const second = watch.between(long.from + (during * 1000) / 2, long.to);
  const raised = async (wanted, turn) => {
    const met = await step(say.members.raise(wanted), () => measure(wanted, stepSeconds, SEED + 1 + turn));
    process.stdout.write(`${stepLine(met)}\n`);
    return met;
  };
  const { figure, weak } = await findKnee(long, raised);
  if (weak !== undefined) process.stdout.write(`  ${say.members.gaveWay(weak)}\n`);
  await watch.stop();
  return [...windowFigures(long), ...memoryFigures(second), figure];
}

async function loadMembers(client, count) {
  await loadDataset(client, count, SHAPE);
  // Their ids were given with them: those of new people come after.
  await client.query(`select setval(pg_get_serial_sequence('profile', 'id'), (select max(id) from profile))`);
  const { rows } = await client.query(`select id from grid_version where status = 'in_force'`);
  await classifyAll(client, rows[0].id);
}

const entryOf = (name) => inRoot('backend', 'dist', `main.${name}.js`);

async function startProduct(lab, url) {
  const { findFreePort } = await localSetUp();
  const port = await findFreePort();
  const variables = { DATABASE_URL: url, DATA_DIR: lab.path('data'), DEMO: '0', LOG_LEVEL: 'info' };
  await lab.process(entryOf('api'), { ...variables, PORT: String(port), HOST: '127.0.0.1', TRUST_PROXY: '1' });
  await lab.process(entryOf('worker'), variables);
  return port;
}

async function membersOf(client, count) {
  const { rows } = await client.query(
    'select establishment_id as id, array_agg(id order by id) as rows from valuation group by 1 order by 1',
  );
  return rows.slice(0, count).map(({ id, rows: ids }) => ({ token: tokenOf(id), rows: ids }));
}

/** @returns what asks the sender, which is a process of its own */
async function openSender(lab, given) {
  const child = fork(inRoot('scripts', 'bench', 'members', 'sender.mjs'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  lab.onClose(async () => child.disconnect());
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The sender ended')));
  // At the end of the bench nobody waits for it.
  ended.catch(() => undefined);
  const heard = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  await heard();
  const ask = async (command, words) => {
    const answered = heard();
    child.send({ command, given: words });
    const { answer, failure } = await answered;
    if (failure !== undefined) throw new Refusal(failure);
    return answer;
  };
  await ask('open', given);
  return ask;
}
