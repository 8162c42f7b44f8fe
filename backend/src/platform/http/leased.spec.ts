import { describe, expect, it } from '@jest/globals';
import { Leased } from './leased.js';

describe('a leased value', () => {
  it('settles when every lease is over, whether it can be read or not', async () => {
    await new Leased(async () => new Promise<never>(() => undefined)).settled();
    await new Leased(async () => Promise.reject(new Error('away'))).settled();
  });
});
