import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { repeat } from '../../bench/load.mjs';
import { median } from '../../bench/statistics.mjs';
import { say } from '../messages.mjs';
import { signIn } from '../people.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const WRITERS = 8;
/** The balancer takes a server in again at its first good answer. */
const SEEN_MS = 2_000;

/** Through the balancer, with one API and with two; on a machine of few cores the second one has little to add. */
export async function throughput({ url, port, apis: [, second] }) {
  const caller = await signIn(url);
  const id = await caller.classify();
  const path = `/v1/valor/${id}`;
  const rates = { one: { reads: [], writes: [] }, two: { reads: [], writes: [] } };
  const measure = async (into) => {
    into.reads.push((await repeat(port, { path, token: caller.token }, SECONDS)).rate);
    into.writes.push(await writes(caller));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await measure(rates.two);
    await second.stop();
    await measure(rates.one);
    await second.start();
    await wait(SEEN_MS);
  }
  const of = (kind) => ['one', 'two'].map((side) => Math.round(median(rates[side][kind])));
  return [
    { label: `${say.proofs.throughput} : ${say.reads}`, seen: say.rate(...of('reads')) + cpus().length },
    { label: `${say.proofs.throughput} : ${say.writes}`, seen: say.writesRate(...of('writes')) },
  ];
}

/** Each writer has a row of its own; those of one establishment take turns. */
async function writes(caller) {
  const ids = [];
  for (let count = 0; count < WRITERS; count += 1) ids.push(await caller.classify());
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    ids.map(async (id) => {
      for (let share = 1; performance.now() < end; share = (share % 100) + 1) {
        const { status } = await caller.post(`/v1/valor/${id}/profil`, { valor_c0: share });
        if (status === 200) done += 1;
      }
    }),
  );
  return done / SECONDS;
}
