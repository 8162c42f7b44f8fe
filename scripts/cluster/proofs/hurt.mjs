/** Processes and servers that are stopped or killed while people work. */
import { setTimeout as wait } from 'node:timers/promises';
import { counted } from '../../lib/counted.mjs';
import { inSeconds } from '../../lib/steps.mjs';
import { Load } from '../load.mjs';
import { isRunning } from '../parts.mjs';
import { signIn } from '../../lib/caller.mjs';

/** Before, between and after: long enough for the balancer to see, and for people to write. */
const PAUSE_MS = 2_000;
/** As long as the one who runs a server takes to see that it fell. */
const AWAY_MS = 3_000;
/** A killed PostgreSQL reads its log again before it answers. */
const BACK_MS = 30_000;
/** As many writes as there are people who write, the one who prints included. */
const MOST_AT_HAND = 4;

/** What may be answered while a server is away, other than what was asked for. */
const MAY_REFUSE = {
  pooler: { requests: [503], documents: [503] },
  database: { requests: [503], documents: [503] },
  // Jobs wait in the journal, those who wait for a document with them: 202 names its job.
  redis: { requests: [], documents: [202, 503] },
  objects: { requests: [], documents: [202, 503] },
  // Without it there is no answer, and a write that was on its way is lost from sight: 'none'.
  balancer: { requests: ['none'], documents: ['none'] },
};

/** Each process stopped in good order and started again while people work: they notice nothing. */
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
 * Each process killed: no read fails, nothing acknowledged is lost, every document comes. A write that the killed API was
 * at is not answered: it was kept once or not at all, and repeating it does no harm.
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

/**
 * The servers of which there is one: killed under load, away for a while, started again. Everything is back by itself, and no
 * process of the product was started again.
 */
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
  // A connection that ended is among those that were not answered.
  const refused = failedWrites.filter((status) => typeof status === 'number').length;
  return failedReads.length + refused + failedDocuments.length + lost + wrong + late + bare;
}

function onlyRefused({ failedReads, failedWrites, failedDocuments, unknown }, { requests, documents }) {
  if (unknown > 0 && !requests.includes('none')) return false;
  // A code of a connection that ended stands for no answer.
  const isAmong = (allowed) => (status) => allowed.includes(typeof status === 'number' ? status : 'none');
  return [...failedReads, ...failedWrites].every(isAmong(requests)) && failedDocuments.every(isAmong(documents));
}
