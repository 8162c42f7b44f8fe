/**
 * (m) What a draft of the grid would change of all valuations, from the call to the figures (relay, queue, worker, one
 * snapshot), beside a bare loop that reads the same rows and asks the rules the same questions. And what the worker's
 * memory grows by meanwhile.
 */
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { BareEffect } from './bare-effect.mjs';
import { localSetUp } from './built.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, PROFILES_PER_ESTABLISHMENT, VALUATIONS_PER_PROFILE } from './dataset.mjs';
import { say } from './messages.mjs';
import { staffSession } from './staff-session.mjs';
import { paired } from './statistics.mjs';
import { decimal } from './table.mjs';

const TIME_LIMIT = 1.5;
const MEMORY_LIMIT_MIB = 300;
const GRID = 2;
const POINT = '21.21';
const ROWS_OF_ESTABLISHMENT = PROFILES_PER_ESTABLISHMENT * VALUATIONS_PER_PROFILE;
const POLL_MS = 25;
/** In which a worker that has nothing to do settles. */
const REST_MS = 2000;
const PATIENCE_MS = 1_800_000;

/** @param {import('./lab.mjs').Lab} lab */
export async function effect(lab, { effects, moves }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const establishments = Math.ceil(effects / ROWS_OF_ESTABLISHMENT);
  const rows = establishments * ROWS_OF_ESTABLISHMENT;
  const draft = await step(say.effect.load(rows), async () => {
    await loadDataset(client, establishments);
    await classifyAll(client, GRID);
    await client.query(`update establishment set department = lpad((1 + id % 95)::text, 2, '0')`);
    return insertDraft(client);
  });
  const { address, worker } = await startProduct(lab, url);
  const call = await staffSession(client, `${address}/admin/grids/${draft}/effect`);
  const bare = await BareEffect.open(lab, url, draft);
  const sides = { product: () => byProduct(client, call, draft), bare: () => bare.run() };
  await step(say.effect.warm, async () => {
    for (const side of Object.values(sides)) await side();
  });
  const times = { product: [], bare: [] };
  const growth = [];
  for (let round = 0; round < moves; round += 1) {
    const sums = {};
    for (const side of round % 2 === 0 ? ['product', 'bare'] : ['bare', 'product']) {
      await step(say.effect.round(side, rows, round + 1, moves), async () => {
        const memory = side === 'product' ? await Memory.watch(worker) : undefined;
        const { milliseconds, after } = await sides[side]();
        times[side].push(milliseconds);
        sums[side] = after;
        if (memory !== undefined) growth.push(memory.growth());
      });
    }
    if (sums.product !== sums.bare) throw new Refusal(say.effect.differs(sums.product, sums.bare));
  }
  const { product, reference, ratio } = paired(times.product, times.bare);
  const most = Math.max(...growth);
  return [
    {
      label: say.effect.time(rows),
      product: `${decimal(product / 1000, 1)} s`,
      reference: `${decimal(reference / 1000, 1)} s`,
      ratio: `× ${decimal(ratio, 2)}`,
      limit: `≤ ${decimal(TIME_LIMIT, 1)}`,
      held: ratio <= TIME_LIMIT,
    },
    {
      label: say.effect.memory(rows),
      product: Number.isNaN(most) ? '–' : `+ ${decimal(most, 0)} Mio`,
      reference: '',
      ratio: '',
      limit: `≤ ${MEMORY_LIMIT_MIB} Mio`,
      ...(Number.isNaN(most) ? {} : { held: most <= MEMORY_LIMIT_MIB }),
    },
  ];
}

async function startProduct(lab, url) {
  const { findFreePort } = await localSetUp();
  const port = await findFreePort();
  const variables = { DATABASE_URL: url, DATA_DIR: lab.path('data'), DEMO: '0' };
  await lab.process(inRoot('backend', 'dist', 'main.api.js'), { ...variables, PORT: String(port), HOST: '127.0.0.1' });
  const entry = inRoot('backend', 'dist', 'main.worker.js');
  await lab.process(entry, variables);
  return { address: `http://127.0.0.1:${port}`, worker: lab.pidOf(entry) };
}

/** The grid in force with another value of the point, which every amount follows. */
async function insertDraft(client) {
  const { rows } = await client.query('select document from grid_version where id = $1', [GRID]);
  const { document } = rows[0];
  const values = { param: String(Number(POINT) / 100), valeur_point: POINT, param_smic: '105700' };
  const params = document.params.map((row) => ({ ...row, param_value: values[row.param_title] ?? row.param_value }));
  const draft = await client.query(
    `insert into grid_version (status, effective_on, confirmed, document, created_at, title)
     values ('draft', current_date + 90, true, $1, now(), 'Projet') returning id`,
    [JSON.stringify({ ...document, params })],
  );
  return draft.rows[0].id;
}

/** Asked of the API; measured between the times that the product itself wrote down. */
async function byProduct(client, call, gridId) {
  const response = await call();
  if (!response.ok) throw new Refusal(say.effect.refused(response.status));
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const { rows } = await client.query({
      name: 'effect-done',
      text: `select set_config('app.scope', 'staff', false), e.state,
                    extract(epoch from e.computed_at - e.asked_at) * 1000 as milliseconds,
                    e.figures -> 'amounts' -> 'month' ->> 'after' as after
               from (select set_config('app.scope', 'staff', false)) s left join grid_effect e on e.grid_id = $1`,
      values: [gridId],
    });
    const [{ state, milliseconds, after }] = rows;
    if (state === 'done') return { milliseconds: Number(milliseconds), after: Number(after) };
    if (state === 'failed') throw new Refusal(say.effect.notDone);
    await wait(POLL_MS);
  }
  throw new Refusal(say.effect.notDone);
}

/** What a process holds, at most, beyond what it held at rest; NaN where the system does not tell. */
class Memory {
  #most = 0;
  #timer;

  constructor(pid, atRest) {
    this.atRest = atRest;
    this.#timer = setInterval(
      () => void mebibytes(pid).then((now) => (this.#most = Math.max(this.#most, now))),
      POLL_MS,
    );
  }

  static async watch(pid) {
    await wait(REST_MS);
    return new Memory(pid, await mebibytes(pid));
  }

  growth() {
    clearInterval(this.#timer);
    return Math.max(0, this.#most - this.atRest);
  }
}

async function mebibytes(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}
