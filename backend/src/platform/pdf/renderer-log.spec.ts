import { describe, expect, it } from '@jest/globals';
import { logRendererEvents } from './printing.module.js';

describe('the log lines of the renderer', () => {
  const logged: [string, object][] = [];
  const log = logRendererEvents({
    warn: (message: object) => logged.push(['warn', message]),
    debug: (message) => logged.push(['debug', message]),
  });

  it('are a warning for a browser without a sandbox, and normal otherwise', () => {
    log({ type: 'browser_started', milliseconds: 100, sandboxed: false });
    log({ type: 'browser_started', milliseconds: 100, sandboxed: true });
    log({ type: 'browser_recycled', served: 3 });
    expect(logged.map(([level]) => level)).toEqual(['warn', 'debug', 'debug']);
    expect(logged[0]?.[1]).toMatchObject({ msg: 'browser without sandbox' });
  });
});
