/**
 * The servers of which there is one: killed under load, away for a while, started again. What is promised of each is told
 * apart: what may be refused meanwhile, and that everything is back by itself, no process of the product started anew.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Load } from '../load.mjs';
import { say } from '../messages.mjs';
import { signIn } from '../people.mjs';

/** Afterwards: long enough for people to write. */
const PAUSE_MS = 2_000;
/** As long as whoever runs a server takes to see that it fell. */
const AWAY_MS = 3_000;
/** A killed PostgreSQL reads its log again before it answers. */
const BACK_MS = 30_000;

/** What may be answered while it is away, other than what was asked for. */
const MAY_REFUSE = {
  pooler: { requests: [503], documents: [503] },
  database: { requests: [503], documents: [503] },
  // Jobs wait in the journal, those who wait for a document with them: 202 names its job.
  redis: { requests: [], documents: [202, 503] },
  objects: { requests: [], documents: [202, 503] },
  // Nobody answers, and nobody knows of a write that was on its way: 'none'.
  balancer: { requests: ['none'], documents: ['none'] },
};

export async function servers(cluster) {
  const findings = [];
  for (const [name, server] of Object.entries(cluster.servers)) {
    const pids = cluster.members.map(({ pid }) => pid);
    const load = new Load(await signIn(cluster.url)).start({ printing: true });
    await load.untilBack();
    await server.kill();
    await wait(AWAY_MS);
    await server.start();
    const back = await load.untilBack();
    await wait(PAUSE_MS);
    await load.stop();
    const restarted = cluster.members.filter(({ pid }, index) => pid !== pids[index] || !isRunning(pid)).length;
    const seen = `${say.load(load)}${say.documents(load)} ; ${say.away(back, restarted)}`;
    const isKept =
      load.lost + load.wrong + load.late + load.bare + restarted === 0 && Math.max(...Object.values(back)) <= BACK_MS;
    findings.push({
      label: say.of(say.proofs.servers, server.name),
      seen,
      held: isKept && onlyRefused(load, MAY_REFUSE[name]),
    });
  }
  return findings;
}

function onlyRefused({ failedReads, failedWrites, failedDocuments, unknown }, { requests, documents }) {
  if (unknown > 0 && !requests.includes('none')) return false;
  // A code of a connection that ended stands for no answer.
  const isAmong = (allowed) => (status) => allowed.includes(typeof status === 'number' ? status : 'none');
  return [...failedReads, ...failedWrites].every(isAmong(requests)) && failedDocuments.every(isAmong(documents));
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
