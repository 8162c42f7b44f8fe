import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { say } from '../messages.mjs';
import { signIn } from '../people.mjs';

const ROUNDS = 20;
const PATIENCE_MS = 5_000;

/** A stream that is open at one API tells what is written through the other one, without waiting for its beat. */
export async function live({ apis: [one, two] }) {
  const caller = await signIn(one.url);
  const writer = caller.at(two.url);
  const seen = new Map();
  const close = await caller.listen(({ id }) => seen.set(id, seen.get(id) ?? performance.now()));
  let [told, slowest] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = performance.now();
    const id = await writer.classify();
    while (!seen.has(id) && performance.now() - begun < PATIENCE_MS) await wait(5);
    if (!seen.has(id)) continue;
    told += 1;
    slowest = Math.max(slowest, seen.get(id) - begun);
  }
  close();
  return { label: say.proofs.live, seen: say.live(told, ROUNDS, Math.round(slowest)), held: told === ROUNDS };
}
