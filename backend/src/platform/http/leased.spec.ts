import { describe, expect, it } from '@jest/globals';
import { Leased } from './leased.js';

describe('a leased value', () => {
  it('settles when every lease is over, whether it can be read or not', async () => {
    const unread = [new Promise<never>(() => undefined), Promise.reject(new Error('away'))];
    for (const value of unread) await expect(new Leased(async () => value).settled()).resolves.toBeUndefined();
  });
});
