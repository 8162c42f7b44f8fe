import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { projectPath } from '../config/paths.js';

const BUILT = pathToFileURL(projectPath('backend', 'dist', 'platform', 'process', 'run-process.js')).href;
const SILENCE_MS = 60_000;
const STOP_MS = 200;

/** A process that asks itself to stop once it runs; otherwise it would go on. */
const runs = (parts: string) => `
  import { runProcess } from ${JSON.stringify(BUILT)};
  setInterval(() => undefined, 1000);
  await runProcess(async () => (${parts}), ${SILENCE_MS}, ${STOP_MS});
  process.kill(process.pid, 'SIGTERM');`;

async function endOf(parts: string): Promise<{ readonly code: number | null; readonly told: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', runs(parts)], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  const [told] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, told };
}

describe('a process that is asked to end', () => {
  it('logs nothing when it ends properly', async () => {
    expect(await endOf('{ close: async () => undefined }')).toEqual({ code: 0, told: '' });
  });

  it.each([
    ['what it drains', `{ drain: async () => { throw new TypeError('marie') }, close: async () => undefined }`],
    ['what it closes', `{ close: async () => { throw Object.assign(new TypeError('marie'), { code: 'EPIPE' }) } }`],
  ])('logs on one line that %s failed, with its kind and place only', async (_, parts) => {
    const { code, told } = await endOf(parts);
    expect([code, told]).toEqual([
      1,
      expect.stringMatching(/^Arrêt interrompu par une erreur \(TypeError, .*at .*\).*\n$/),
    ]);
    expect(told).not.toContain('marie');
  });

  it('logs that it was forced when closing takes too long', async () => {
    const { code, told } = await endOf('{ close: async () => new Promise(() => undefined) }');
    expect([code, told]).toEqual([1, expect.stringMatching(/^Arrêt forcé après 0\.2 s : .*\n$/)]);
  });
});
