import { describe, expect, it } from '@jest/globals';
import { logRendererEvents } from './renderer-log.js';

describe('the log lines of the renderer', () => {
  const told: [string, object][] = [];
  const log = logRendererEvents({
    warn: (message: object) => told.push(['warn', message]),
    debug: (message) => told.push(['debug', message]),
  });

  it('are a warning for a browser without a sandbox, and normal otherwise', () => {
    log({ type: 'browser_started', milliseconds: 100, sandboxed: false });
    log({ type: 'browser_started', milliseconds: 100, sandboxed: true });
    log({ type: 'browser_recycled', served: 3 });
    expect(told.map(([level]) => level)).toEqual(['warn', 'debug', 'debug']);
    expect(told[0]?.[1]).toMatchObject({ msg: 'browser without sandbox' });
  });
});
