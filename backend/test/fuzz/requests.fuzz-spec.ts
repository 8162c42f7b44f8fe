import { afterAll, describe, expect, it } from '@jest/globals';
import { forbiddenRows } from './forbidden-rows.js';
import { openFuzzBench } from './fuzz-bench.js';
import { Fuzzing, Tally } from './fuzzing.js';
import { operations } from './operations.js';

/** Split into runs with their own databases, so that the damage of one walk does not affect all that follow. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 200_000);
const PIECE = 20_000;
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);

const tally = new Tally();
const started = performance.now();
const listed = (titles: readonly string[]): string =>
  (titles.length > 40 ? `${titles.length}` : titles.join(', ')) || 'none';
const pieces = Array.from({ length: Math.ceil(REQUESTS / PIECE) }, (_, piece) => SEED + piece);

describe('requests that no honest caller would send', () => {
  afterAll(() => {
    const untried = operations.filter(({ title }) => !tally.calls.has(title)).map(({ title }) => title);
    const neverDone = [...tally.calls]
      .filter(([, met]) => ![...met].some((status) => status < 300))
      .map(([call]) => call);
    const statuses = [...tally.statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `  ${status} ${count}`);
    const seconds = (performance.now() - started) / 1000;
    process.stderr.write(
      [
        `Seed ${SEED}; ${tally.requests} requests in ${seconds.toFixed(0)} s, ${(tally.requests / seconds).toFixed(0)} a second`,
        `Calls: ${tally.calls.size} of ${operations.length} tried; untried: ${listed(untried)}`,
        `Never answered with a success: ${listed(neverDone)}`,
        ...statuses,
        '',
      ].join('\n'),
    );
  });

  it.each(pieces)('meet refusals only, and leave no forbidden row: seed %i', async (seed) => {
    const product = await openFuzzBench({ asShipped: true });
    try {
      const fuzzing = new Fuzzing(product, tally);
      await fuzzing.run(Math.min(PIECE, REQUESTS), seed);
      const faults = [...fuzzing.found.values()].map(({ fault, detail, steps }) => ({
        fault,
        detail,
        last: steps.at(-1),
      }));
      expect([faults, await forbiddenRows(product.bench)]).toEqual([[], []]);
    } finally {
      await product.close();
    }
  });

  it('are sent in the requested number', () => {
    expect(tally.requests).toBeGreaterThanOrEqual(REQUESTS);
  });
});
