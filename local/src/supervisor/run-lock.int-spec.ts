import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../backend/test/support/eventually.js';
import { projectPath } from '@valorisation/backend';
import { itFurther, scaled } from '../../../backend/test/support/scale.js';

const BUILT = pathToFileURL(projectPath('local', 'dist', 'supervisor', 'run-lock.js')).href;
/** A start that holds its lock, with the command line of the product's supervisor. */
const TAKES = `
  import { takeRunLock } from ${JSON.stringify(BUILT)};
  await takeRunLock(process.argv[2], 'http://x').then(() => console.log('taken'), () => console.log('refused'));
  setInterval(() => {}, 1000);`;

describe('the lock of a data directory', () => {
  let directory: string;
  let starts: ChildProcess[];
  let told: string[];

  const start = (count: number): void => {
    for (let index = 0; index < count; index += 1) {
      const words = ['--input-type=module', '--eval', TAKES, 'main.supervisor', directory];
      const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
      child.stdout.on('data', (part: Buffer) => told.push(...part.toString().trim().split('\n')));
      starts.push(child);
    }
  };

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'valorisation-lock-'));
    starts = [];
    told = [];
  });

  afterEach(async () => {
    for (const child of starts) child.kill('SIGKILL');
    await rm(directory, { recursive: true, force: true });
  });

  it('is taken by one of several simultaneous first starts', async () => {
    const count = scaled({ part: 3, all: 5 });
    start(count);
    const expected = [...Array<string>(count - 1).fill('refused'), 'taken'];
    await eventually(() => expect(told.toSorted()).toEqual(expected));
  });

  itFurther('is taken once after a crash during a start, and after a crash of a running product', async () => {
    await writeFile(join(directory, 'starting.pid'), '4194304');
    start(3);
    await eventually(() => expect(told.toSorted()).toEqual(['refused', 'refused', 'taken']));
    for (const child of starts) child.kill('SIGKILL');
    await eventually(() => expect(starts.every(({ signalCode }) => signalCode !== null)).toBe(true));
    told = [];
    start(3);
    await eventually(() => expect(told.toSorted()).toEqual(['refused', 'refused', 'taken']));
  });
});
