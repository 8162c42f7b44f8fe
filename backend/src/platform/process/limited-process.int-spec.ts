import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { projectPath } from '../config/paths.js';
import { DomainError, refuseFields } from '../errors/domain-error.js';
import { LimitedProcess, type ProcessLimits } from './limited-process.js';

const BUILT = pathToFileURL(projectPath('backend', 'dist', 'platform')).href;
const PROGRAM = `
import { serveQuestions } from '${BUILT}/process/serve-questions.js';
import { refuseFields } from '${BUILT}/errors/domain-error.js';
const held = [];
const works = {
  adds: ({ numbers }) => numbers[0] + numbers[1],
  refuses: () => { throw refuseFields({ fichier: { code: 'fichier_vide' } }); },
  fails: () => { throw new TypeError('Lucie Bernard'); },
  loops: () => { for (;;); },
  backtracks: () => /^(a+)+$/.test('a'.repeat(60) + '!'),
  hoards: () => { for (;;) held.push(Array.from({ length: 1e5 }, (_, index) => ({ index }))); },
  hoardsAtOnce: () => { const table = new Map(); for (let i = 0; ; i += 1) table.set(i, i); },
  recurses: () => works.recurses() + 1,
  growsAText: () => { let text = 'x'; for (;;) text += text; },
  leaves: () => process.exit(3),
  answersItsSettings: () => Object.keys(process['env']).filter((name) => !name.startsWith('NODE_CHANNEL')),
};
serveQuestions(async (question) => works[question.work](question));
`;

interface Question {
  readonly work: string;
  readonly numbers?: readonly number[];
}

describe('a process within limits', () => {
  let directory: string;
  let program: string;
  let running: LimitedProcess<Question, unknown>;

  const start = (limits: Partial<ProcessLimits> = {}) => {
    running = new LimitedProcess(program, { timeMs: 60_000, memoryMb: 64, ...limits }, () =>
      refuseFields({ fichier: { code: 'fichier_trop_lourd' } }),
    );
    return running;
  };
  const fileRefusal = async (answer: Promise<unknown>): Promise<string | undefined> => {
    const error = await answer.catch((reason: unknown) => reason);
    return error instanceof DomainError ? error.details.fields?.['fichier']?.code : String(error);
  };

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'valorisation-limited-'));
    program = join(directory, 'program.mjs');
    await writeFile(program, PROGRAM);
  });

  afterEach(async () => {
    running.end();
    await rm(directory, { recursive: true, force: true });
  });

  it('answers one question after another and passes its refusals on', async () => {
    start();
    expect(await running.ask({ work: 'adds', numbers: [1, 2] })).toBe(3);
    expect(await fileRefusal(running.ask({ work: 'refuses' }))).toBe('fichier_vide');
    expect(await running.ask({ work: 'adds', numbers: [3, 4] })).toBe(7);
  });

  it.each(['loops', 'backtracks'])('is ended when its time is over: %s', async (work) => {
    start({ timeMs: 300 });
    expect(await fileRefusal(running.ask({ work }))).toBe('fichier_trop_lourd');
  });

  it.each(['hoards', 'hoardsAtOnce', 'recurses', 'growsAText'])(
    'cannot take more memory than allowed: %s',
    async (work) => {
      start();
      expect(await fileRefusal(running.ask({ work }))).toBe('fichier_trop_lourd');
    },
  );

  it('reports the place of a fault of the product, and no word of the file', async () => {
    start();
    const refusal = await fileRefusal(running.ask({ work: 'fails' }));
    expect(refusal).toMatch(/TypeError\n +at .*program\.mjs/);
    expect(refusal).not.toContain('Lucie');
  });

  it('that ends by itself fails the current question and the next one', async () => {
    start();
    expect(await fileRefusal(running.ask({ work: 'leaves' }))).toContain('ended: 3');
    expect(await fileRefusal(running.ask({ work: 'adds' }))).toContain('ended: 3');
  });

  it('gets none of the product’s settings', async () => {
    start();
    expect(await running.ask({ work: 'answersItsSettings' })).toEqual([]);
  });
});
