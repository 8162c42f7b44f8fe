/** The throughput of the shape, the test of its storage, and its journal after the kills. */
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { median, told } from '../../bench/figures.mjs';
import { bearer, each, fire } from '../../bench/http.mjs';
import { entryOf } from '../../bench/lab.mjs';
import { NODE_FLAGS } from '../../lib/node-flags.mjs';
import { run, tool } from '../../lib/run.mjs';
import { signIn } from '../../lib/caller.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const WRITERS = 8;
/** The time after which the balancer uses a server again. */
const SEEN_MS = 2_000;
const STORAGE = ['--selectProjects=http', '--testPathPatterns=test/storage'];

/** Measures the throughput with one API and with two. On a machine with few cores the second one adds little. */
export async function throughput({ url, apis: [, second] }) {
  const caller = await signIn(url);
  const id = await caller.classify();
  const rates = { one: { reads: [], writes: [] }, two: { reads: [], writes: [] } };
  const measure = async (into) => {
    const reads = await fire(`${url}/v1/valor/${id}`, { duration: SECONDS, headers: bearer(caller.token) });
    into.reads.push(reads.rate);
    into.writes.push(await writes(url, caller));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await measure(rates.two);
    await second.stop();
    await measure(rates.one);
    await second.start();
    await wait(SEEN_MS);
  }
  const seen = (kind, word) => {
    const [one, two] = [rates.one, rates.two].map((side) => median(side[kind]));
    return { name: word, seen: `${told(one)} puis ${told(two)} /s (× ${told(two / one)}), cœurs : ${cpus().length}` };
  };
  return [seen('reads', 'lectures'), seen('writes', 'écritures')];
}

/** Each writer has its own row, because the writers of a row take turns. */
async function writes(url, caller) {
  const ids = [];
  while (ids.length < WRITERS) ids.push(await caller.classify());
  const headers = { ...bearer(caller.token), 'content-type': 'application/json' };
  let turn = 0;
  const requests = each(() => ({ body: JSON.stringify({ valor_c0: 1 + (turn++ % 100) }) }));
  const wanted = { connections: 1, duration: SECONDS, method: 'POST', headers, requests };
  const all = await Promise.all(ids.map((id) => fire(`${url}/v1/valor/${id}/profil`, wanted)));
  return all.reduce((sum, { rate }) => sum + rate, 0);
}

/** `npm test` skips this test without a server. */
export async function storage({ storageUrl }) {
  const jest = ['--disable-warning=ExperimentalWarning', tool('jest', 'bin/jest.js'), ...STORAGE];
  const { code, output } = await run(process.execPath, jest, { env: { ...process.env, TEST_STORAGE_URL: storageUrl } });
  return { seen: /^Tests:.*$/m.exec(output)?.[0] ?? output, held: code === 0 };
}

export async function journal({ databaseUrl }) {
  const env = { PATH: process.env.PATH, DATABASE_URL: databaseUrl };
  const { code, output } = await run(process.execPath, [...NODE_FLAGS, entryOf('journal-verify')], { env });
  return { seen: output.trim(), held: code === 0 };
}
