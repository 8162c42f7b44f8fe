/** Runs the proofs on one cluster, one after the other, and prints what each has seen. */
import { performance } from 'node:perf_hooks';
import { inSeconds, Refusal, step } from '../lib/steps.mjs';
import { files, kept, limits, live, sessions } from './proofs/across.mjs';
import { journal, storage, throughput } from './proofs/further.mjs';
import { kills, rolling, servers } from './proofs/hurt.mjs';

const PROOFS = {
  sessions: ['Session terminée sur l’une, refusée par l’autre', sessions],
  live: ['Flux d’une API, écritures par l’autre', live],
  kept: ['Réponses gardées, écritures par l’autre API', kept],
  files: ['Documents en S3, demandés à l’une et servis par l’autre', files],
  limits: ['Limites communes aux deux API', limits],
  rolling: ['Redémarrage de chaque processus, l’un après l’autre, sous charge', rolling],
  kills: ['Arrêt brutal (kill -9) de chaque processus sous charge', kills],
  servers: ['Arrêt brutal de chaque serveur sous charge, trois secondes d’absence', servers],
  throughput: ['Débit avec une et deux API', throughput],
  storage: ['Test du stockage S3 (TEST_STORAGE_URL)', storage],
  journal: ['Journal relu en entier et comparé aux tables', journal],
};

/**
 * Runs the named proofs, by default all. A finding without `held` is for information. @returns {Promise<boolean>} true if
 * none failed
 */
export async function prove(cluster, names) {
  const known = Object.keys(PROOFS);
  if (names.some((name) => !known.includes(name))) throw new Refusal(`Épreuves : ${known.join(', ')}.`);
  const begun = performance.now();
  const all = [];
  for (const proof of names.length === 0 ? known : names) {
    const [label, look] = PROOFS[proof];
    for (const { name, seen, held } of [await step(label, () => look(cluster))].flat()) {
      const outcome = held === undefined ? 'pour information' : held ? 'tenue' : 'NON TENUE';
      process.stdout.write(`  ${name === undefined ? label : `${label} : ${name}`}\n    ${seen}\n    → ${outcome}\n`);
      all.push(outcome);
    }
  }
  const [held, missed] = ['tenue', 'NON TENUE'].map((outcome) => all.filter((one) => one === outcome).length);
  const took = inSeconds(performance.now() - begun);
  process.stdout.write(
    `\nÉpreuves tenues : ${held}, non tenues : ${missed}, pour information : ${all.length - held - missed}, ${took}\n`,
  );
  return missed === 0;
}
