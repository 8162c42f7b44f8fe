/** Further cases of a start: who stops it, and a setting that check-addresses.int-spec covers without a process. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProductStarts } from '../support/started-product.js';

describe('the supervisor', () => {
  let starts: ProductStarts;

  beforeEach(async () => {
    starts = await ProductStarts.open();
  });

  afterEach(async () => starts.close());

  it('leaves nothing behind when it is left alone, as when the command that started it dies', async () => {
    const { child, isReady, hasEnded } = starts.start();
    await isReady();
    child.disconnect();
    await hasEnded();
    await starts.nothingIsLeft();
  });

  it('reports an unusable STORAGE_URL in one line', async () => {
    const { child, hasEnded, output } = starts.start({ STORAGE_URL: 's3://key:s3cret@127.0.0.1:1/bucket?tls=0' });
    await hasEnded();
    expect(child.exitCode).toBe(1);
    expect(output().trim().split('\n')).toEqual([expect.stringMatching('^✗ STORAGE_URL : ')]);
    expect(output()).not.toContain('s3cret');
  });
});
