import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { projectPath } from '../config/paths.js';
import { itFurther } from '../../../test/support/scale.js';

const BUILT = pathToFileURL(projectPath('backend', 'dist', 'platform', 'process', 'run-process.js')).href;
const SILENCE_MS = 500;

/** A process of the product without a supervisor, as in a container. */
const runs = (work: string) => `
  import { runProcess } from ${JSON.stringify(BUILT)};
  await runProcess(async () => { ${work}; return { close: async () => undefined }; }, ${SILENCE_MS});`;

async function endOf(work: string): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', runs(work)], { stdio: 'inherit' });
  await once(child, 'exit');
  return child.signalCode ?? String(child.exitCode);
}

describe('a process without a supervisor', () => {
  it('is ended once its event loop is blocked', async () => {
    expect(await endOf('setTimeout(() => { for (;;); }, 100)')).toBe('SIGKILL');
  });

  itFurther('is left alone while its event loop turns or is blocked only briefly', async () => {
    const computes = 'for (const end = Date.now() + 200; Date.now() < end; );';
    expect(await endOf(`setTimeout(() => { ${computes} setTimeout(() => process.exit(7), 1500); }, 100)`)).toBe('7');
  });
});
