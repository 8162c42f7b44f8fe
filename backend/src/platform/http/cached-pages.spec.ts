import { describe, expect, it } from '@jest/globals';
import type { LiveSession } from '../access/session-lookup.js';
import { CachedPages } from './cached-pages.js';

const SESSION: LiveSession = {
  sessionId: 1,
  actor: { accountId: 1, establishmentId: 1, role: 'member', associated: false, active: true, correlationId: 'test' },
  establishmentVersion: 7,
  gridId: 2,
  gridConfirmed: true,
  minimumWageId: 5,
};

describe('a cached answer', () => {
  const tag = async (process: CachedPages, content: string) =>
    (await process.get(SESSION, '2026-11-21', 'list', async () => [content])).etag;

  it('has the same tag in every process of a release', async () => {
    expect(await tag(new CachedPages(), '{}')).toBe(await tag(new CachedPages(), '{}'));
  });

  it('is computed once for simultaneous readers, and again after a failure', async () => {
    const pages = new CachedPages();
    let made = 0;
    const ask = async () =>
      pages.get(SESSION, '2026-11-21', 'list', async () => {
        made += 1;
        if (made === 1) throw new Error('away');
        return ['{}'];
      });
    expect(await Promise.allSettled([ask(), ask()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(await ask()).toBe(await ask());
    expect(made).toBe(2);
  });

  it('has another tag in a release that answers in another form', async () => {
    expect(await tag(new CachedPages(), '{}')).not.toBe(await tag(new CachedPages(), '{"payload":{}}'));
  });
});
