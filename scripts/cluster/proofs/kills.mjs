import { setTimeout as wait } from 'node:timers/promises';
import { Load } from '../load.mjs';
import { say } from '../messages.mjs';
import { signIn } from '../people.mjs';

/** Before, between and after: long enough for the balancer to see, and for people to write. */
const PAUSE_MS = 2_000;

/** Each process stopped in good order and started again while people work: nobody is to notice. */
export async function rolling(cluster) {
  const load = new Load(await signIn(cluster.url)).start({ printing: true });
  await wait(PAUSE_MS);
  for (const member of cluster.members) {
    await member.stop();
    await member.start();
    await wait(PAUSE_MS);
  }
  await load.stop();
  const held = load.unknown + failures(load) === 0;
  return { label: say.proofs.rolling, seen: say.load(load) + say.documents(load), held };
}

/**
 * Each process killed: no read fails, nothing acknowledged is lost, every document comes. A write that the killed API was
 * at is answered by nobody: it was kept once or not at all, and repeating it does no harm.
 */
export async function kills(cluster) {
  const findings = [];
  for (const member of cluster.members) {
    const load = new Load(await signIn(cluster.url)).start({ printing: true });
    await wait(PAUSE_MS);
    await member.kill();
    await wait(PAUSE_MS);
    await member.start();
    await wait(PAUSE_MS);
    await load.stop();
    const atHand = member.kind === 'api' ? load.unknown <= MOST_AT_HAND : load.unknown === 0;
    const held = failures(load) === 0 && atHand;
    findings.push({ label: say.of(say.proofs.kills, member.name), seen: say.load(load) + say.documents(load), held });
  }
  return findings;
}

/** As many as there are people who write, the one who prints included. */
const MOST_AT_HAND = 4;

function failures({ failedReads, failedWrites, failedDocuments, lost, wrong, late, bare }) {
  // A connection that ended is among those that nobody answered.
  const refused = failedWrites.filter((status) => typeof status === 'number').length;
  return failedReads.length + refused + failedDocuments.length + lost + wrong + late + bare;
}
