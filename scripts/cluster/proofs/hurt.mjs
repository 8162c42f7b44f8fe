/** Stops and kills processes and servers under load. */
import { setTimeout as wait } from 'node:timers/promises';
import { counted, inSeconds } from '../../lib/steps.mjs';
import { Load } from '../load.mjs';
import { isRunning } from '../servers.mjs';
import { signIn } from '../../lib/caller.mjs';

/** Long enough for the balancer to notice the fault, and for some writes. */
const PAUSE_MS = 2_000;
const AWAY_MS = 3_000;
/** The longest wait for a server that is back. PostgreSQL reads its log again before it answers. */
const BACK_MS = 30_000;
/** The number of people who write, including the one who prints. */
const MOST_AT_HAND = 4;

/** The refusals that are allowed while a server is away; 'none' is a connection without an answer. */
const MAY_REFUSE = {
  pooler: { requests: [503], documents: [503] },
  database: { requests: [503], documents: [503] },
  // Jobs wait in the journal; 202 names the job of a document.
  redis: { requests: [], documents: [202, 503] },
  objects: { requests: [], documents: [202, 503] },
  balancer: { requests: ['none'], documents: ['none'] },
};

/** Stops each process properly and starts it again: nothing may fail. */
export async function rolling({ url, members }) {
  const load = new Load(await signIn(url)).start();
  await wait(PAUSE_MS);
  for (const member of members) {
    await member.stop();
    await member.start();
    await wait(PAUSE_MS);
  }
  await load.stop();
  return { seen: load.told(), held: load.unknown + failures(load) === 0 };
}

/**
 * Kills each process: no read fails, nothing acknowledged is lost, every document comes. A write that the killed API was
 * handling gets no answer: it was applied once or not at all, and repeating it does no harm.
 */
export async function kills({ url, members }) {
  const findings = [];
  for (const member of members) {
    const load = new Load(await signIn(url)).start();
    await wait(PAUSE_MS);
    await member.kill();
    await wait(PAUSE_MS);
    await member.start();
    await wait(PAUSE_MS);
    await load.stop();
    const atHand = member.kind === 'api' ? load.unknown <= MOST_AT_HAND : load.unknown === 0;
    findings.push({ name: member.name, seen: load.told(), held: failures(load) === 0 && atHand });
  }
  return findings;
}

/** Kills each server and starts it again after a while. Everything recovers without a restart of the product. */
export async function servers({ url, members, servers: all }) {
  const findings = [];
  for (const [kind, server] of Object.entries(all)) {
    const pids = members.map(({ pid }) => pid);
    const load = new Load(await signIn(url)).start();
    await load.untilBack();
    await server.kill();
    await wait(AWAY_MS);
    await server.start();
    const back = await load.untilBack();
    await wait(PAUSE_MS);
    await load.stop();
    const restarted = members.filter(({ pid }, index) => pid !== pids[index] || !isRunning(pid)).length;
    const { read, write, document } = back;
    const told = `de nouveau lu après ${inSeconds(read)}, écrit après ${inSeconds(write)}, imprimé après ${inSeconds(document)}`;
    const isBack = Math.max(read, write, document) <= BACK_MS && restarted === 0;
    const isKept = load.lost + load.wrong + load.late + load.bare === 0;
    findings.push({
      name: server.name,
      seen: `${load.told()} ; ${told}, ${counted(restarted, 'processus relancé', 'processus relancés')}`,
      held: isBack && isKept && onlyRefused(load, MAY_REFUSE[kind]),
    });
  }
  return findings;
}

function failures({ failedReads, failedWrites, failedDocuments, lost, wrong, late, bare }) {
  // A broken connection counts as a write without an answer.
  const refused = failedWrites.filter((status) => typeof status === 'number').length;
  return failedReads.length + refused + failedDocuments.length + lost + wrong + late + bare;
}

function onlyRefused({ failedReads, failedWrites, failedDocuments, unknown }, { requests, documents }) {
  if (unknown > 0 && !requests.includes('none')) return false;
  const isAmong = (allowed) => (status) => allowed.includes(typeof status === 'number' ? status : 'none');
  return [...failedReads, ...failedWrites].every(isAmong(requests)) && failedDocuments.every(isAmong(documents));
}
