/** What docs/security.md says of the product can be followed: its requirements are all there, and the files that it names. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { sourceFiles } from './support/source-files.js';

const DOCUMENTS = ['security.md', 'threat-model.md'];
const STATES = ['met', 'n/a', 'deviation', 'operator', '**not met**'];
/** Of a file, from the top of the repository; `backend/docs/adr/` names a folder. */
const PATH = /`((?:backend|console|rules|contract|local|scripts|docs|templates)\/[^`\s]*)`/g;

const requirements = z
  .strictObject({ level1: z.array(z.string()), level2: z.array(z.string()) })
  .parse(JSON.parse(readFileSync(projectPath('backend', 'test', 'architecture', 'support', 'asvs-5.0.json'), 'utf8')));

const textOf = (name: string): string => readFileSync(projectPath('docs', name), 'utf8');

/** Cells of the rows that begin with a requirement's id. */
const rows = textOf('security.md')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the documents on security', () => {
  it('name each requirement of level 1 and 2 once, in its order', () => {
    const ofLevel = (level: string) => rows.filter((cells) => cells[2] === level).map((cells) => cells[1]);
    expect(ofLevel('1')).toEqual(requirements.level1);
    expect(ofLevel('2')).toEqual(requirements.level2);
    expect([requirements.level1.length, requirements.level2.length]).toEqual([70, 183]);
  });

  it('give each one a state, and say what shows it or what is missing', () => {
    for (const [, id, , asks = '', state = '', where = ''] of rows) {
      expect([id, asks.length > 3, STATES.includes(state), where.length > 3]).toEqual([id, true, true, true]);
    }
  });

  it('count the states as they are', () => {
    const count = (state: string): number => rows.filter((cells) => cells[4] === state).length;
    const [met, none, deviations, operators, missing] = STATES.map(count);
    expect(textOf('security.md')).toContain(
      `${met} met, ${none} not applicable, ${deviations} deviations, ${operators} for the operator, ${missing} not met.`,
    );
  });

  it.each(DOCUMENTS)('name files that are there: %s', (name) => {
    const named = [...textOf(name).matchAll(PATH)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !existsSync(projectPath(path)))).toEqual([]);
  });
});

describe('the sources', () => {
  it.each([
    ['run no text as a program', /\beval\(|new Function\(/],
    ['take no certificate unseen', /rejectUnauthorized|NODE_TLS_REJECT/],
    ['listen to no message of another window', /\bpostMessage\(|addEventListener\('message'/],
  ])('%s', (_, forbidden) => {
    const files = sourceFiles(
      ['rules/src', 'contract/src', 'backend/src', 'console/src', 'local/src'],
      ['.ts', '.tsx'],
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter(({ text }) => forbidden.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
