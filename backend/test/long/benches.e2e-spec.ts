/**
 * The benches and their neighbours in the smallest form: they read screens, tables and calls that change, and would
 * break unnoticed.
 */
import { execFile } from 'node:child_process';
import { describe, expect, it, jest } from '@jest/globals';
import { projectPath } from '../../src/platform/config/paths.js';
import { itUnless, type Lack } from '../support/lacks.js';
import { onPath } from '../support/on-path.js';

/** They create databases and start products. */
jest.setTimeout(600_000);

/** What a process needs to install a package or start a program, without the settings of this run. */
const KEPT = /^(?:PATH|HOME|TMPDIR|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|(?:npm_config|https?_proxy|no_proxy).*)$/i;

/** Runs a script of the project in its own process. */
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
  it.each([
    'list',
    'schools',
    'pdf',
    'bulk',
    'move',
    'start',
    'portal',
    'load',
    'neighbours',
    'dashboard',
    'costs',
    'search',
    'staff',
    'amounts',
    'imports',
  ])('%s runs up to its table', async (part) => {
    const ended = await runScript('bench.mjs', part, '--quick');
    expect(ended).toEqual({ failed: false, output: expect.stringMatching(/───/) });
  });

  it('reports the bytes of a row', async () => {
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
