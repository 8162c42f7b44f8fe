import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { forbiddenRows } from './forbidden-rows.js';
import { openFuzzBench, type FuzzBench } from './fuzz-bench.js';
import { judge } from './judge.js';
import { sentRequest } from './sender.js';

/**
 * Faults that `npm run test:fuzz` once found, as it stored them under `.cache/fuzz`, with the present status of each
 * request. A request that reaches nothing any more cannot meet a fault either.
 */
const found = z.object({ fault: z.string(), steps: z.array(sentRequest.extend({ status: z.int().optional() })) });
const CORPUS = projectPath('backend', 'test', 'fuzz', 'corpus');

const cases = readdirSync(CORPUS).map((file) => {
  const { fault, steps } = found.parse(JSON.parse(readFileSync(`${CORPUS}/${file}`, 'utf8')));
  return [fault, steps] as const;
});

describe('a request that once met a fault', () => {
  let product: FuzzBench;

  beforeAll(async () => {
    product = await openFuzzBench({ asShipped: false });
  });

  afterAll(async () => product.close());

  it.each(cases)('meets none any more: %s', async (_, steps) => {
    const statuses: number[] = [];
    for (const sent of steps) {
      const heard = await product.send(sent);
      expect(judge(sent, heard, product.foreignTo(sent.role))).toBeUndefined();
      statuses.push(heard.status);
    }
    await product.repair();
    expect(statuses).toEqual(steps.map(({ status }) => status));
  });

  it('leaves no forbidden row', async () => {
    expect(await forbiddenRows(product.bench)).toEqual([]);
  });
});
