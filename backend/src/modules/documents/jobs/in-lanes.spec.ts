import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { inLanes } from './in-lanes.js';

describe('work in lanes', () => {
  it('returns results in the order of the items, whatever order they finish in', async () => {
    const slowFirst = async (item: number): Promise<number> => {
      for (let turns = 10 - item; turns > 0; turns -= 1) await turn();
      return item * 2;
    };
    expect(await inLanes(3, [1, 2, 3, 4, 5], slowFirst)).toEqual([2, 4, 6, 8, 10]);
  });

  it('works on at most as many items as there are lanes', async () => {
    let inHand = 0;
    let most = 0;
    await inLanes(2, [1, 2, 3, 4, 5], async () => {
      inHand += 1;
      most = Math.max(most, inHand);
      await turn();
      inHand -= 1;
    });
    expect(most).toBe(2);
  });

  it('starts nothing after a failure, and finishes running items before it reports', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = async (item: number): Promise<void> => {
      begun.push(item);
      if (item === 2) throw new Error('no');
      await turn();
      await turn();
      ended.push(item);
    };
    await expect(inLanes(2, [1, 2, 3, 4], work)).rejects.toThrow('no');
    expect(begun).toEqual([1, 2]);
    expect(ended).toEqual([1]);
  });
});
