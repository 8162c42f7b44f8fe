import { spawn, spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { projectPath } from '../config/paths.js';
import { itFurther } from '../../../test/support/scale.js';

const BUILT = projectPath('backend', 'dist', 'platform', 'logging', 'log-stream.js');
/** Answers every write with "disk full". */
const FULL_DISK = '/dev/full';

const WRITES = `
  const { logStream } = await import(${JSON.stringify(BUILT)});
  const stream = logStream();
  for (let line = 0; line < 5000; line += 1) stream.write('x'.repeat(1000) + '\\n');
  await new Promise((resolve) => setImmediate(resolve));
  process.stderr.write('still here');`;

/** Linux has this device; elsewhere the tests are skipped. */
const whereThereIsOne = existsSync(FULL_DISK) ? describe : describe.skip;

const ARGUMENTS = ['--input-type=module', '--eval', WRITES];

describe('the log', () => {
  whereThereIsOne('full disk', () => {
    it('never ends the process on a full disk', () => {
      const { stderr, status } = spawnSync(process.execPath, ARGUMENTS, {
        stdio: ['ignore', openSync(FULL_DISK, 'w'), 'pipe'],
      });
      expect([String(stderr), status]).toEqual(['still here', 0]);
    });
  });

  it('never ends the process when its reader is gone', async () => {
    const child = spawn(process.execPath, ARGUMENTS, { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let output = '';
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    await once(child, 'close');
    expect([output, child.exitCode]).toEqual(['still here', 0]);
  });

  itFurther('writes whole lines in order', () => {
    const { stdout, status } = spawnSync(process.execPath, ARGUMENTS, { encoding: 'utf8', maxBuffer: 10_000_000 });
    expect([status, stdout.split('\n').length]).toEqual([0, 5001]);
  });
});
