/**
 * The load test's verdict on the rates that it tried. It runs in its own process, since Jest cannot import the scripts.
 */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';

const answer = z.object({
  tried: z.array(z.number()),
  figure: z.object({ product: z.string(), reference: z.string() }),
});

/** From this rate on the reads take 400 ms; the limit is 300. */
function kneeAt(full: number): z.output<typeof answer> {
  const program = `
    import { findKnee } from ${JSON.stringify(pathToFileURL(projectPath('scripts', 'bench', 'load', 'knee.mjs')))};
    const used = { processor: { api: 1, worker: 0, chromium: 0, postgres: 0 }, idle: 1, idleAtTimes: [], busy: [], locked: [] };
    const window = (rate) => ({
      rate, used, cpuShare: 0, errors: {}, times: { read: [rate < ${full} ? 10 : 400], write: [], bulk: [], pdf: [] },
    });
    const tried = [];
    const { figure } = await findKnee(window(60), async (rate) => (tried.push(rate), window(rate)));
    console.log(JSON.stringify({ tried, figure }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return answer.parse(JSON.parse(stdout));
}

describe('the highest rate that holds', () => {
  it('does not exist when the long window fails at the first rate, and no higher rate is tried', () => {
    const { tried, figure } = kneeAt(60);
    expect([tried, figure.product]).toEqual([[], 'aucun']);
    expect(figure.reference).toContain('60');
  });

  it('is the last one before the first that fails', () => {
    const { tried, figure } = kneeAt(100);
    expect([tried, figure.product]).toEqual([[75, 94, 117], '94 requêtes/s']);
  });

  it('is more than was tried when all hold', () => {
    expect(kneeAt(1_000_000).figure.product).toMatch(/^> \d+/);
  });
});
