/** The highest rate whose times stay within their limits, and which resource is full beyond it. */
import { quantile, told } from '../figures.mjs';
import { CORES, PARTS } from './watch.mjs';

export const READS_MS = 300;
export const WRITES_MS = 500;
/** A core, or the machine, counts as full from this share of its time on. */
const FULL = 0.85;
/** The API's connections as shipped: 10 for reads and 10 for writes. */
const POOL = 20;
const OFTEN = 0.4;
const GROWTH = 1.25;
const MOST_STEPS = 14;

export const p99 = (times) => (times.length === 0 ? 0 : quantile(times, 0.99));
export const writesOf = ({ times }) => [...times.write, ...times.bulk];
export const errorsOf = ({ errors }) => Object.values(errors).reduce((sum, count) => sum + count, 0);
export const toldErrors = ({ errors }) =>
  Object.entries(errors)
    .map((pair) => pair.toReversed().join(' × '))
    .join(', ');

export const partsOf = ({ processor }) => PARTS.map((part) => `${part} ${told(100 * processor[part], ' %')}`);

function brokenBy(window) {
  const [reads, writes] = [p99(window.times.read), p99(writesOf(window))];
  if (errorsOf(window) > 0) return toldErrors(window);
  if (reads > READS_MS) return `99 lectures sur 100 en ${told(reads, ' ms')}`;
  return writes > WRITES_MS ? `99 écritures sur 100 en ${told(writes, ' ms')}` : undefined;
}

function weakest({ used }) {
  const { processor, idle, busy, locked } = used;
  const isOften = (values, holds) => values.filter(holds).length > OFTEN * values.length;
  const full = [
    [processor.api > FULL, 'l’API occupe tout son cœur (boucle d’événements)'],
    [processor.worker > FULL, 'le worker occupe tout son cœur'],
    [isOften(locked, (count) => count > 1), 'attente de verrous dans PostgreSQL'],
    [isOften(busy, (count) => count >= POOL), 'toutes les connexions de l’API sont prises'],
    [idle < (1 - FULL) * CORES, `les ${CORES} cœurs de la machine sont pleins`],
  ].filter(([holds]) => holds);
  return [...(full.length > 0 ? full.map(([, text]) => text) : ['rien n’est plein']), ...partsOf(used)].join(', ');
}

/** The last rate whose times stayed within their limits, and why the next rate failed. */
export async function findKnee(long, raised) {
  let held = 'aucun';
  let met = long;
  for (let turn = 1; brokenBy(met) === undefined; turn += 1) {
    held = `${met.rate} requêtes/s`;
    if (turn > MOST_STEPS) return { figure: { product: `> ${held}`, reference: '' } };
    met = await raised(Math.round(long.rate * GROWTH ** turn));
  }
  return { figure: { product: held, reference: `à ${met.rate} : ${brokenBy(met)}` }, weak: weakest(met) };
}
