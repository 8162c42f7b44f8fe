/**
 * (b) GET /v1/valor/list/all as the dashboard asks it (`leger=1`, about the weight of the bare rows) beside a bare server
 * that answers the same statements, and beside the usual code of entities and relations. Each server is a process of its own, with the same pool; one of them works at a time.
 */
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { localSetUp } from './built.mjs';
import { loadDataset, PROFILES_PER_ESTABLISHMENT, tokenOf, VALUATIONS_PER_PROFILE } from './dataset.mjs';
import { repeat, sendAll } from './load.mjs';
import { say } from './messages.mjs';
import { paired } from './statistics.mjs';
import { decimal } from './table.mjs';

const POOL_SIZE = 10;
const FIRST_READ_LATENCY_LIMIT = 1.5;
const REPEATED_READ_RATE_LIMIT = 5;
const WARM_SHARE = 2;
/** The usual code is slow and has no limit to hold: it takes part in one round of so many. */
const ENTITIES_EVERY = 3;

/** @param {import('./lab.mjs').Lab} lab */
export async function list(lab, { establishments, rounds, reads, seconds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  const profiles = establishments * PROFILES_PER_ESTABLISHMENT;
  await step(say.list.load(profiles, profiles * VALUATIONS_PER_PROFILE), () => loadDataset(client, establishments));

  const servers = await startServers(lab, url);
  const draw = establishmentsInTurn(establishments);
  const forget = (ids) =>
    client.query('update establishment set version = version + 1 where id = any($1::integer[])', [ids]);
  const measure = async (server, share = 1) => {
    const ids = draw(reads * share);
    await forget(ids);
    const first = await sendAll(server.port, ids.map(server.request));
    const [unchanged] = ids;
    return { first, repeated: await repeat(server.port, server.request(unchanged), seconds * share) };
  };

  for (const server of servers) await checkAnswer(server);
  await step(say.list.warm, async () => {
    for (const server of servers) await measure(server, WARM_SHARE);
  });
  const results = servers.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    await step(say.list.round(round + 1, rounds), async () => {
      const count = round % ENTITIES_EVERY === 0 ? servers.length : servers.length - 1;
      for (const index of order(count, round)) results[index][round] = await measure(servers[index]);
    });
  }
  return figures(results);
}

/** Every server begins a round in its turn, and they alternate in direction. */
function order(count, round) {
  const indexes = Array.from({ length: count }, (_, index) => (index + round) % count);
  return round % 2 === 0 ? indexes : indexes.toReversed();
}

/** Establishments at random, each as often as any other. */
function establishmentsInTurn(count) {
  let waiting = [];
  return (wanted) =>
    Array.from({ length: wanted }, () => {
      if (waiting.length === 0) waiting = shuffled(Array.from({ length: count }, (_, index) => index + 1));
      return waiting.pop();
    });
}

function shuffled(values) {
  return values
    .map((value) => [Math.random(), value])
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value);
}

async function startServers(lab, url) {
  const { findFreePort } = await localSetUp();
  const pool = { DATABASE_URL: url, DATABASE_POOL_SIZE: String(POOL_SIZE) };
  const script = (name) => inRoot('scripts', 'bench', 'servers', `${name}.mjs`);
  const port = await findFreePort();
  await lab.process(inRoot('backend', 'dist', 'main.api.js'), {
    ...pool,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: lab.path('data'),
    DEMO: '0',
  });
  const byPath = (path) => (id) => ({ path: `/${path}/${id}` });
  return [
    {
      name: 'produit',
      port,
      request: (id) => ({ path: '/v1/valor/list/all?leger=1', token: tokenOf(id) }),
      names: ({ payload: { data, total } }) => [
        total,
        ...data.map(({ profile_name, valors }) => `${profile_name} ${valors.length}`),
      ],
    },
    {
      name: 'nu',
      port: (await lab.process(script('bare'), pool)).port,
      request: byPath('list'),
      names: ({ data, total }) => {
        const counts = new Map();
        for (const { pageName } of data) counts.set(pageName, (counts.get(pageName) ?? 0) + 1);
        return [total, ...[...counts].map(([name, count]) => `${name} ${count}`)];
      },
    },
    {
      name: 'entités',
      port: (await lab.process(script('entities'), pool)).port,
      request: byPath('list'),
      names: ({ payload: { data, total } }) => [
        total,
        ...data.map(({ name, valuations }) => `${name} ${valuations.length}`),
      ],
    },
  ];
}

/** A server that answers something else would win for nothing. */
async function checkAnswer({ name, port, request, names }) {
  const { path, token } = request(1);
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const [total, ...rows] = names(await answer.json());
  const isWhole = total === PROFILES_PER_ESTABLISHMENT && rows.length === 20 && new Set(rows).size === 20;
  if (!isWhole || !rows.every((row) => row.endsWith(` ${VALUATIONS_PER_PROFILE}`))) {
    throw new Refusal(say.list.wrongAnswer(name));
  }
}

function figures([product, bare, entities]) {
  const compare = (kind, unit, reference) => {
    const both = [...reference.keys()].filter((round) => reference[round] !== undefined);
    return paired(
      both.map((round) => product[round][kind][unit]),
      both.map((round) => reference[round][kind][unit]),
    );
  };
  const rate = ({ product: ours, reference, ratio }) => ({
    product: `${decimal(ours, 0)} /s`,
    reference: `${decimal(reference, 0)} /s`,
    ratio: `× ${decimal(ratio, 2)}`,
  });
  const latency = ({ product: ours, reference, ratio }) => ({
    product: `${decimal(ours, 2)} ms`,
    reference: `${decimal(reference, 2)} ms`,
    ratio: `× ${decimal(ratio, 2)}`,
  });
  const firstLatency = compare('first', 'latency', bare);
  const repeatedRate = compare('repeated', 'rate', bare);
  const none = { limit: '' };
  return [
    {
      label: say.list.firstLatency,
      ...latency(firstLatency),
      limit: `≤ ${decimal(FIRST_READ_LATENCY_LIMIT, 1)}`,
      held: firstLatency.ratio <= FIRST_READ_LATENCY_LIMIT,
    },
    {
      label: say.list.repeatedRate,
      ...rate(repeatedRate),
      limit: `≥ ${decimal(REPEATED_READ_RATE_LIMIT, 0)}`,
      held: repeatedRate.ratio >= REPEATED_READ_RATE_LIMIT,
    },
    { label: say.list.firstRate, ...rate(compare('first', 'rate', bare)), ...none },
    { label: say.list.repeatedLatency, ...latency(compare('repeated', 'latency', bare)), ...none },
    { label: say.list.entitiesFirst, ...rate(compare('first', 'rate', entities)), ...none },
    { label: say.list.entitiesRepeated, ...rate(compare('repeated', 'rate', entities)), ...none },
  ];
}
