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
  const held =
    load.failedReads.length + load.failedWrites.length + load.unknown + load.lost + load.failedDocuments === 0;
  return { label: say.proofs.rolling, seen: say.load(load) + documentsOf(load), held };
}

/**
 * Each process killed: no read fails, nothing acknowledged is lost, every document comes. A write that the killed API was
 * at is answered by nobody: asked again by itself it might be done twice.
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
    const held = load.failedReads.length + load.failedWrites.length + load.lost + load.failedDocuments === 0 && atHand;
    findings.push({ label: say.of(say.proofs.kills, member.name), seen: say.load(load) + documentsOf(load), held });
  }
  return findings;
}

/** As many as there are people who write, the one who prints included. */
const MOST_AT_HAND = 4;

/** Of these there is one here: what is told is how long they are missed, and that nothing acknowledged is lost. */
export async function servers(cluster) {
  const findings = [];
  for (const name of ['pooler', 'redis']) {
    const load = new Load(await signIn(cluster.url)).start();
    await wait(PAUSE_MS);
    await cluster[name].kill();
    await cluster[name].start();
    await wait(PAUSE_MS);
    await load.stop();
    const onlyAway = [...load.failedReads, ...load.failedWrites].every((status) => status === 503);
    const label = say.of(say.proofs.servers, cluster[name].settings.name);
    findings.push({ label, seen: say.load(load), held: load.lost === 0 && onlyAway });
  }
  return findings;
}

function documentsOf({ documents, failedDocuments, longestDocument }) {
  return say.documents(documents, failedDocuments, (longestDocument / 1000).toFixed(1).replace('.', ','));
}
