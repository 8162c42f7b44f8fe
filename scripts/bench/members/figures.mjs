/** What the long window gives: times by kind, held against their limits, and whether memory stays as it is. */
import { say } from '../messages.mjs';
import { median, quantile } from '../statistics.mjs';
import { decimal } from '../table.mjs';
import { errorsOf, p99, READS_MS, toldErrors, toldParts, writesOf, WRITES_MS } from './knee.mjs';
import { CORES, PARTS } from './watch.mjs';

const STATUS_MS = 200;
/**
 * Of the lowest tenth of each part of the last half: what moves by less does not grow. A browser grows by two thirds until it
 * is replaced, after 400 documents, which take two minutes here; what stays from one to the next is seen where they begin.
 */
const LOWEST = 0.1;
const GROWTH_SHARE = 0.05;
const GROWTH_MB = 16;
const ms = (value) => `${decimal(value, 0)} ms`;

const timed = (label, times, limit) => ({
  label,
  product: `p99 ${ms(p99(times))}`,
  reference: times.length === 0 ? '' : say.members.middle(median(times), times.length),
  ratio: '',
  limit: limit === undefined ? '' : `≤ ${ms(limit)}`,
  ...(limit !== undefined && { held: p99(times) <= limit }),
});

export function windowFigures(window) {
  const { times, probes, late, streams } = window;
  const { kinds } = say.members;
  const failed = errorsOf(window);
  return [
    {
      label: say.members.errors,
      product: String(failed),
      reference: toldErrors(window),
      ratio: '',
      limit: '0',
      held: failed === 0,
    },
    timed(kinds.read, times.read, READS_MS),
    timed(kinds.write, writesOf(window), WRITES_MS),
    timed(kinds.bulk, times.bulk),
    timed(kinds.pdf, times.pdf),
    timed(kinds.status, probes, STATUS_MS),
    timed(kinds.late, late),
    {
      label: say.members.streams,
      product: String(streams.open),
      reference: say.members.events(streams.events, streams.ended),
      ratio: '',
      limit: say.members.noneEnded,
      held: streams.ended === 0,
    },
  ];
}

/** @param {{ memory: Record<string, number[]> }} used of the last half */
export function memoryFigures({ memory }) {
  return PARTS.filter((part) => part !== 'postgres').map((part) => {
    const values = memory[part];
    const middle = Math.max(1, Math.floor(values.length / 2));
    const [before, after] = [values.slice(0, middle), values.slice(-middle)].map((some) =>
      some.length > 0 ? quantile(some, LOWEST) : 0,
    );
    const label = say.members.memory(say.members.parts[part]);
    if (values.length === 0) return { label, product: say.members.unmeasured, reference: '', ratio: '', limit: '' };
    const allowed = Math.max(GROWTH_MB, before * GROWTH_SHARE);
    return {
      label,
      product: `${decimal(before, 0)} → ${decimal(after, 0)} Mo`,
      reference: say.members.most(quantile(values, 1)),
      ratio: '',
      limit: `≤ + ${decimal(allowed, 0)} Mo`,
      held: after - before <= allowed,
    };
  });
}

const usage = (used) => [...toldParts(used), say.members.connections(p99(used.busy))].join(', ');

export function summary({ rate, seconds, used, cpuShare }) {
  return `  ${say.members.window(rate, seconds)} ${usage(used)}, ${say.members.uses(say.members.sender, cpuShare)} (${say.members.cores(CORES)})`;
}

export function stepLine(window) {
  const { times, used, probes } = window;
  const shown = [
    [say.members.kinds.read, times.read],
    [say.members.kinds.write, writesOf(window)],
    [say.members.kinds.pdf, times.pdf],
    [say.members.kinds.status, probes],
  ].map(([label, some]) => say.members.p99(label, p99(some)));
  return `  ${shown.join(', ')}\n  ${usage(used)}${errorsOf(window) > 0 ? `, ${errorsOf(window)} × ${say.members.errors}` : ''}`;
}
