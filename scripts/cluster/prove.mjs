/** Every proof on one cluster, one after the other; each tells what was seen as soon as it is done. */
import { performance } from 'node:perf_hooks';
import { inSeconds, Refusal, step } from '../lib/steps.mjs';
import { say } from './messages.mjs';
import { files } from './proofs/files.mjs';
import { journal } from './proofs/journal.mjs';
import { kept } from './proofs/kept.mjs';
import { kills, rolling } from './proofs/kills.mjs';
import { limits } from './proofs/limits.mjs';
import { live } from './proofs/live.mjs';
import { servers } from './proofs/servers.mjs';
import { sessions } from './proofs/sessions.mjs';
import { storage } from './proofs/storage.mjs';
import { throughput } from './proofs/throughput.mjs';

const PROOFS = { sessions, live, kept, files, limits, rolling, kills, servers, throughput, storage, journal };

/**
 * @typedef {{ label: string, seen: string, held?: boolean }} Finding held absent: for information only
 * @param {readonly string[]} names none: all of them
 * @returns {Promise<boolean>} whether all that was looked at holds
 */
export async function prove(cluster, names) {
  const known = Object.keys(PROOFS);
  if (names.some((name) => !known.includes(name))) throw new Refusal(say.unknownProof(known));
  const begun = performance.now();
  const all = [];
  for (const name of names.length === 0 ? known : names) {
    const findings = [await step(say.proofs[name], () => PROOFS[name](cluster))].flat();
    process.stdout.write(`${findings.map(lineOf).join('\n')}\n`);
    all.push(...findings);
  }
  const [held, missed, told] = [true, false, undefined].map((kind) => all.filter(({ held: is }) => is === kind).length);
  process.stdout.write(`\n${say.summary(held, missed, told, inSeconds(performance.now() - begun))}\n`);
  return missed === 0;
}

function lineOf({ label, seen, held }) {
  return `  ${label}\n    ${seen}\n    → ${held === undefined ? say.noLimit : held ? say.held : say.notHeld}`;
}
