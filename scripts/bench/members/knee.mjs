/** When the times no longer hold, and what has no more to give then. */
import { say } from '../messages.mjs';
import { quantile } from '../statistics.mjs';
import { CORES, PARTS } from './watch.mjs';

export const READS_MS = 300;
export const WRITES_MS = 500;
/** Of what there is: nothing is left for the next request. */
const FULL = 0.85;
/** Connections of the API, as shipped: 10 that read and 10 that write. */
const POOL = 20;
const OFTEN = 0.4;
const RARELY = 0.01;
const GROWTH = 1.25;
const MOST_STEPS = 14;

export const p99 = (times) => (times.length === 0 ? 0 : quantile(times, 0.99));
export const writesOf = ({ times }) => [...times.write, ...times.bulk];
export const errorsOf = ({ errors }) => Object.values(errors).reduce((sum, count) => sum + count, 0);
export const toldErrors = ({ errors }) =>
  Object.entries(errors)
    .map(([text, count]) => `${count} × ${text}`)
    .join(', ');
export const toldParts = ({ processor }) =>
  PARTS.map((part) => say.members.uses(say.members.parts[part], processor[part]));

/** The first of the limits that a window does not hold, in words. */
export function brokenBy(window) {
  const reads = p99(window.times.read);
  const writes = p99(writesOf(window));
  if (errorsOf(window) > 0) return toldErrors(window);
  if (reads > READS_MS) return say.members.p99(say.members.kinds.read, reads);
  return writes > WRITES_MS ? say.members.p99(say.members.kinds.write, writes) : undefined;
}

const shareOf = (values, holds) => values.filter(holds).length / Math.max(1, values.length);

/** What is full: one process that computes in turn, the whole machine, the connections, or the locks. */
export function weakest({ used, cpuShare }) {
  const { processor, idle, idleAtTimes, busy, locked } = used;
  const isFull = idle < (1 - FULL) * CORES;
  const others = CORES - idle - PARTS.reduce((total, part) => total + processor[part], cpuShare);
  const areMany = others > (1 - FULL) * CORES;
  const reasons = [
    [processor.api > FULL, say.members.full.api],
    [processor.worker > FULL, say.members.full.worker],
    [shareOf(locked, (count) => count > 1) > OFTEN, say.members.full.locks],
    [shareOf(busy, (count) => count >= POOL) > OFTEN, say.members.full.pool],
    [isFull && !areMany, say.members.full.machine(CORES)],
    [isFull && areMany, say.members.full.others],
  ];
  // What is full only now and then makes the slowest hundredth slow, which is what gives way.
  const atTimes = [
    [shareOf(locked, (count) => count > 1) > RARELY, say.members.full.locks],
    [shareOf(busy, (count) => count >= POOL) > RARELY, say.members.full.pool],
    [shareOf(idleAtTimes, (cores) => cores < (1 - FULL) * CORES) > RARELY, say.members.full.machine(CORES)],
  ].map(([holds, text]) => [holds, say.members.full.atTimes(text)]);
  const told = (found) =>
    found
      .filter(([holds]) => holds)
      .map(([, text]) => text)
      .join(' + ');
  return [told(reasons) || told(atTimes) || say.members.full.unknown, ...toldParts(used)].join(', ');
}

/**
 * The last rate at which the times held, and what the next one met. Where the long window does not hold its own rate none
 * is held, and none beyond it is tried.
 * @param {(rate: number, turn: number) => Promise<object>} raised the window of a higher rate
 */
export async function findKnee(long, raised) {
  let held;
  let met = long;
  for (let turn = 1; brokenBy(met) === undefined; turn += 1) {
    held = met.rate;
    if (turn > MOST_STEPS) return { figure: kneeAt(`> ${say.members.rate(held)}`, '') };
    met = await raised(Math.round(long.rate * GROWTH ** turn), turn);
  }
  const product = held === undefined ? say.members.noneHeld : say.members.rate(held);
  return { figure: kneeAt(product, say.members.brokeAt(met.rate, brokenBy(met))), weak: weakest(met) };
}

const kneeAt = (product, reference) => ({ label: say.members.knee, product, reference, ratio: '', limit: '' });
