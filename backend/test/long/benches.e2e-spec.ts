/** The benches and their neighbours in the smallest form: they read screens, tables and calls that change, and would break unseen. */
import { execFile } from 'node:child_process';
import { describe, expect, it, jest } from '@jest/globals';
import { projectPath } from '../../src/platform/config/paths.js';
import { itUnless, type Lack } from '../support/lacks.js';
import { onPath } from '../support/on-path.js';

/** They make databases and start products. */
jest.setTimeout(600_000);

/** What a process needs that installs a package or starts a program; the settings of this run are left out. */
const KEPT = /^(?:PATH|HOME|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(?:npm_config|https?_proxy|no_proxy).*)$/i;

/** A script of the project in a process of its own. */
async function runScript(name: string, ...words: string[]): Promise<{ failed: boolean; output: string }> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([variable]) => KEPT.test(variable)));
  const flags = ['--disable-warning=ExperimentalWarning', projectPath('scripts', name)];
  return new Promise((resolve) => {
    execFile(process.execPath, [...flags, ...words], { env, maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, output: `${stdout}${stderr}` }),
    );
  });
}

const lackOf = (lack: Lack, programs: readonly string[]): Lack | undefined =>
  programs.every((program) => onPath(program) !== undefined) ? undefined : lack;

describe('a bench in its smallest form', () => {
  it.each(['list', 'pdf', 'bulk', 'move', 'start', 'portal', 'load', 'neighbours', 'dashboard', 'staff', 'amounts'])(
    '%s runs to its table',
    async (part) => {
      const ended = await runScript('bench.mjs', part, '--quick');
      expect(ended).toEqual({ failed: false, output: expect.stringMatching(/───/) });
    },
  );

  it('tells the bytes of a row', async () => {
    const ended = await runScript('sizes.mjs');
    expect(ended).toEqual({ failed: false, output: expect.stringMatching(/valuation/) });
  });
});

describe('the production shape', () => {
  itUnless(
    lackOf('no-pgbouncer', ['redis-server', 'pgbouncer', 'haproxy']),
    'proves the sessions of its cluster',
    async () => {
      const ended = await runScript('cluster.mjs', '--prove', 'sessions');
      expect(ended).toEqual({ failed: false, output: expect.any(String) });
    },
  );

  itUnless(
    lackOf('no-buildah', ['buildah', 'crun', 'debootstrap', 'redis-server', 'setpriv', 'unshare']),
    'runs each entry of its image',
    async () => {
      const ended = await runScript('image.mjs');
      expect(ended).toEqual({ failed: false, output: expect.any(String) });
    },
  );
});
