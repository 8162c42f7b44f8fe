/**
 * 300 members for ten minutes, as an open model: 60 requests a second, with open live streams and the shipped limits. Then
 * the rate is raised until the times exceed their limits, and the report says which resource was full.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { inRoot } from '../lib/root.mjs';
import { Refusal, step } from '../lib/steps.mjs';
import { classifyAll } from './classified.mjs';
import { loadDataset, tokenOf } from './dataset.mjs';
import { measured, median, quantile, stated, told } from './figures.mjs';
import { errorsOf, findKnee, p99, partsOf, READS_MS, toldErrors, WRITES_MS, writesOf } from './load/knee.mjs';
import { PARTS, Watch } from './load/watch.mjs';

const SHAPE = { profiles: 50, valuations: 3 };
/** In this time the load fills caches and opens every connection. It is not measured. */
const WARMING_S = 15;
const STATUS_MS = 200;
/** Memory is compared by its lowest tenth, because the browser's pages grow until they are replaced. */
const LOWEST = 0.1;
const GROWTH_SHARE = 0.05;
const GROWTH_MB = 16;

export async function load(lab, { members, rate, during, step: stepSeconds }) {
  const url = await lab.database({ demo: false });
  const client = await lab.connect(url);
  await step(`Chargement de ${members} établissements`, () => loadMembers(client, members));
  const { origin, pids } = await lab.product(url, { variables: { LOG_LEVEL: 'info', TRUST_PROXY: '1' } });
  const postgres = await lab.postgresPid();
  const sender = await openSender(lab, { origin, members: await membersOf(client) });
  const watch = new Watch({ ...pids, postgres }, client);
  lab.onClose(() => watch.stop());
  const window = async (label, wanted, seconds) => {
    const from = performance.now();
    const heard = await step(label, () => sender('run', { rate: wanted, seconds }));
    const to = from + seconds * 1000;
    const met = { rate: wanted, ...heard, to, used: watch.between(from, to) };
    const shown = [
      ...partsOf(met.used),
      `${p99(met.used.busy)} connexions`,
      `émetteur ${told(100 * met.cpuShare, ' %')}`,
    ];
    const times = `lectures ${told(p99(met.times.read), ' ms')}, écritures ${told(p99(writesOf(met)), ' ms')}`;
    process.stdout.write(`  99 sur 100 : ${times} ; ${shown.join(', ')}\n`);
    return met;
  };
  await window('Mise en température', rate, WARMING_S);
  const label = `${members} membres, ${rate} requêtes par seconde, pendant ${during} s`;
  const long = await window(label, rate, during);
  const secondHalf = watch.between(long.to - (during * 1000) / 2, long.to);
  const { figure, weak } = await findKnee(long, (wanted) =>
    window(`${wanted} requêtes par seconde`, wanted, stepSeconds),
  );
  if (weak !== undefined) process.stdout.write(`  Ce qui cède d’abord : ${weak}\n`);
  const knee = stated('Débit le plus haut qui tient', figure.product, figure.reference);
  return [...windowFigures(long), ...memoryFigures(secondHalf), knee];
}

async function loadMembers(client, members) {
  await loadDataset(client, members, SHAPE);
  // The dataset sets ids itself, so the sequence for new profiles must begin after them.
  await client.query(`select setval(pg_get_serial_sequence('profile', 'id'), (select max(id) from profile))`);
  const { rows } = await client.query(`select id from grid_version where status = 'in_force'`);
  await classifyAll(client, rows[0].id);
}

async function membersOf(client) {
  const { rows } = await client.query(
    'select establishment_id as id, array_agg(id order by id) as rows from valuation group by 1 order by 1',
  );
  return rows.map(({ id, rows: ids }) => ({ token: tokenOf(id), rows: ids }));
}

/** Starts the sender's process. @returns a function that sends it a command */
async function openSender(lab, given) {
  const child = fork(inRoot('scripts', 'bench', 'load', 'sender.mjs'));
  lab.onClose(async () => child.disconnect());
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The sender ended')));
  // The process may end with the bench, and this must not be an unhandled error.
  ended.catch(() => undefined);
  const ask = async (command, words) => {
    child.send({ command, words });
    const [{ answer, failure }] = await Promise.race([once(child, 'message'), ended]);
    if (failure !== undefined) throw new Refusal(failure);
    return answer;
  };
  await ask('open', given);
  return ask;
}

function windowFigures(window) {
  const { times, probes, late, streams } = window;
  const timed = (label, some, most) =>
    measured(`${label}, 99 sur 100`, p99(some), ' ms', {
      reference: some.length > 0 ? `médiane ${told(median(some), ' ms')} sur ${some.length}` : '',
      most,
    });
  return [
    measured('Erreurs', errorsOf(window), '', { reference: toldErrors(window), most: 0 }),
    timed('Lectures', times.read, READS_MS),
    timed('Écritures (actes groupés compris)', writesOf(window), WRITES_MS),
    timed('Actes sur 50 valorisations', times.bulk),
    timed('PDF, jusqu’au fichier', times.pdf),
    timed('/v1/status', probes, STATUS_MS),
    timed('Retard de l’émetteur sur son horaire', late),
    measured('Flux en direct coupés', streams.ended, '', {
      reference: `${streams.open} ouverts, ${streams.events} changements reçus`,
      most: 0,
    }),
  ];
}

function memoryFigures({ memory }) {
  return PARTS.filter((part) => part !== 'postgres' && memory[part].length > 0).map((part) => {
    const values = memory[part];
    const middle = Math.max(1, Math.floor(values.length / 2));
    const [before, after] = [values.slice(0, middle), values.slice(-middle)].map((some) => quantile(some, LOWEST));
    return measured(`Mémoire gagnée dans la seconde moitié, ${part}`, after - before, ' Mo', {
      reference: `${told(before)} → ${told(after)}, au plus ${told(Math.max(...values), ' Mo')}`,
      most: Math.max(GROWTH_MB, before * GROWTH_SHARE),
    });
  });
}
