import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { projectPath } from '@valorisation/backend';
import { eventually } from '../../../backend/test/support/eventually.js';
import { createService, type Service } from './service.js';
import { itFurther } from '../../../backend/test/support/scale.js';

const SERVES = `console.log(process.pid); process.send({ type: 'ready' }); process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000)`;
/** A built process of the product: prints its number, then does the given work. */
const productDoes = (work: string) =>
  `import(${JSON.stringify(pathToFileURL(projectPath('backend', 'dist', 'platform', 'process', 'run-process.js')).href)})
     .then(({ runProcess }) => runProcess(async () => {
       console.log(process.pid);
       ${work}
       return { close: async () => undefined };
     }, 60000))`;
const HANGS = productDoes('setTimeout(() => { for (;;); }, 50);');
const COUNTS_QUESTIONS = productDoes(`process.on('message', () => console.log(process.pid));`);
const FAILS = `console.error('no licence'); process.exit(3)`;

describe('a supervised service', () => {
  let directory: string;
  let file: string;
  let service: Service;
  let falls: string[];

  const create = (script: string, firstPauseMs = 10, longestSilenceMs?: number) =>
    createService({
      name: 'worker',
      command: [process.execPath, '-e', script],
      env: {},
      log: { file },
      firstPauseMs,
      ...(longestSilenceMs === undefined ? {} : { longestSilenceMs }),
      onFall: (line) => falls.push(line),
    });
  const pids = async () => (await readFile(file, 'utf8')).trim().split('\n').map(Number);
  const isAlive = (pid: number | undefined) => {
    try {
      return process.kill(pid ?? 0, 0);
    } catch {
      return false;
    }
  };

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'valorisation-service-'));
    file = join(directory, 'worker.log');
    falls = [];
  });

  afterEach(async () => {
    await service.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('is up once the process says so, and gone once stopped', async () => {
    service = create(SERVES);
    await service.start();
    const [pid] = await pids();
    expect(isAlive(pid)).toBe(true);
    await service.stop();
    expect(isAlive(pid)).toBe(false);
    expect(falls).toEqual([]);
  });

  it('restarts after a kill', async () => {
    service = create(SERVES);
    await service.start();
    const [first] = await pids();
    process.kill(first ?? 0, 'SIGKILL');
    await eventually(async () => expect(await pids()).toHaveLength(2));
    expect(falls).toEqual([expect.stringContaining('SIGKILL')]);
  });

  it('is killed and restarted once its event loop no longer answers', async () => {
    service = create(HANGS, 10, 500);
    await service.start();
    const [first] = await pids();
    await eventually(async () => expect((await pids()).length).toBeGreaterThan(1));
    expect(isAlive(first)).toBe(false);
    expect(falls.slice(0, 2)).toEqual([expect.stringContaining('ne répond plus'), expect.stringContaining('SIGKILL')]);
    // The restarted process hangs, too, and a stop would wait until its deadline.
    service.kill();
  });

  itFurther('is left alone while it answers', async () => {
    service = create(COUNTS_QUESTIONS, 10, 2_000);
    await service.start();
    await eventually(async () => expect((await pids()).length).toBeGreaterThan(7));
    expect([falls, new Set(await pids()).size]).toEqual([[], 1]);
  });

  it('refuses to start with the last words of a failing process', async () => {
    service = create(FAILS);
    await expect(service.start()).rejects.toThrow(/no licence/);
  });

  itFurther('runs once when it is restarted during its recovery', async () => {
    service = create(SERVES, 500);
    await service.start();
    const [first] = await pids();
    process.kill(first ?? 0, 'SIGKILL');
    await eventually(() => expect(falls).toHaveLength(1));
    await service.restart();
    // A continuing recovery would have started before this next one is over.
    const second = (await pids()).at(-1);
    process.kill(second ?? 0, 'SIGKILL');
    await eventually(async () => expect(await pids()).toHaveLength(3));
    await service.stop();
    expect((await pids()).filter(isAlive)).toEqual([]);
    expect(await pids()).toHaveLength(3);
  });

  it('is restarted each time it fails, with a report each time', async () => {
    service = create(SERVES, 1);
    await service.start();
    await eventually(async () => {
      for (const pid of (await pids()).filter(isAlive)) process.kill(pid, 'SIGKILL');
      expect(falls.length).toBeGreaterThan(8);
    });
    await eventually(async () => expect(isAlive((await pids()).at(-1))).toBe(true));
  });

  it('is retried while it does not start, with its last words, until it does', async () => {
    const permit = join(directory, 'permit');
    const starts = `${SERVES}; if (!require('fs').existsSync(${JSON.stringify(permit)})) { console.error('no licence'); process.exit(3); }`;
    await writeFile(permit, '');
    service = create(
      starts.replace("process.send({ type: 'ready' });", '').concat(`; process.send({ type: 'ready' });`),
      1,
    );
    await service.start();
    await rm(permit);
    const [first] = (await pids()).filter(Number.isFinite);
    process.kill(first ?? 0, 'SIGKILL');
    await eventually(() => expect(falls.filter((line) => line.includes('no licence')).length).toBeGreaterThan(2));
    await writeFile(permit, '');
    await eventually(async () => expect(isAlive((await pids()).filter(Number.isFinite).at(-1))).toBe(true));
  });
});
