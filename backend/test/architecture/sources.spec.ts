/** Rules for sources that linter and compiler cannot check. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { errorCatalogue } from '../../src/platform/errors/error-catalogue.js';
import { fieldCatalogue } from '../../src/platform/errors/field-catalogue.js';
import { literalsOf } from './support/literals.js';
import { sourceFiles, type SourceFile } from './support/source-files.js';

const PROGRAMS = ['rules/src', 'contract/src', 'backend/src', 'console/src', 'local/src'];
const isTest = ({ path }: SourceFile): boolean => path.endsWith('spec.ts') || path.includes('/testing/');

describe('the environment', () => {
  it('is read only in platform/config, the Vite configuration and the scripts', () => {
    const readers = sourceFiles(PROGRAMS, ['.ts', '.tsx'])
      .filter(({ path }) => !path.startsWith('backend/src/platform/config/'))
      .filter(({ text }) => /process\.env|import\.meta\.env/.test(text));
    expect(readers.map(({ path }) => path)).toEqual([]);
  });
});

describe('French texts', () => {
  const HOMES: readonly (readonly [home: string, reason: string])[] = [
    ['console/src/i18n/', 'texts of the screens'],
    ['rules/src/forms/', 'form messages of the specification, used on both sides'],
    ['rules/src/explain/', 'words of the steps of an amount and of staff lists, on screen and on paper'],
    ['contract/src/staff/', 'records of staff, each with its example'],
    ['contract/src/examples/', 'answers as the API’s description shows them'],
    ['backend/src/platform/errors/error-catalogue.ts', 'refusals of the API'],
    ['backend/src/platform/errors/field-catalogue.ts', 'refusals of fields'],
    ['backend/src/platform/errors/file-refusals.ts', 'refusals of files'],
    ['backend/src/platform/errors/reading-refusals.ts', 'doubts about a file of people'],
    ['backend/src/platform/errors/staff-refusals.ts', 'refusals of what staff do'],
    ['backend/src/platform/errors/grid-refusals.ts', 'refusals of versions of the grid and of the wage'],
    ['backend/src/platform/config/operator-messages.ts', 'lines for the person at the terminal'],
    ['local/src/messages.ts', 'lines for the person who starts the product'],
    [
      'backend/src/modules/grids/open-rules/',
      'names and titles of the model and the pack, for French payroll software',
    ],
    ['backend/src/install/demo/', 'names of the demo’s people and jobs'],
  ];

  it('stay in their homes', () => {
    const accented = /[àâäçéèêëîïôöùûüÿœæ]/i;
    const strays = sourceFiles(PROGRAMS, ['.ts', '.tsx'])
      .filter((file) => !isTest(file) && !HOMES.some(([home]) => file.path.startsWith(home)))
      .filter(({ text }) => accented.test(text) || /\\[ux]/.test(text))
      .flatMap((file) =>
        literalsOf(file)
          .filter((literal) => accented.test(literal))
          .map((literal) => `${file.path}: ${literal.trim()}`),
      );
    expect(strays).toEqual([]);
  });

  it('have no empty home', () => {
    const sources = sourceFiles(PROGRAMS, ['.ts']);
    const empty = HOMES.filter(([home]) => !sources.some(({ path }) => path.startsWith(home)));
    expect(empty).toEqual([]);
  });
});

describe('the status of a valuation', () => {
  it('is tested by the predicates of the rules, never by comparing names or numbers', () => {
    const compared =
      /(?:[!=]==|<>|case) ?\$?\{?ValuationStatus\.|as ValuationStatus\b|\bv\.status (?:=|<>|in \() ?\(?\d/;
    const strays = sourceFiles(PROGRAMS, ['.ts', '.tsx'])
      .filter((file) => !isTest(file) && !file.path.includes('/migrations/'))
      .filter(({ text }) => compared.test(text));
    expect(strays.map(({ path }) => path)).toEqual([]);
  });
});

describe('refusals', () => {
  const isCatalogue = (path: string) => /\/platform\/errors\/(?!rule-refusals)/.test(path);
  const codes = [...Object.keys(errorCatalogue), ...Object.keys(fieldCatalogue)];
  const anyCode = new RegExp(codes.join('|'));
  /** String literals of the server and the rules, without the catalogue, in files that name a code. */
  const used = new Set(
    sourceFiles(['backend/src', 'rules/src', 'contract/src'], ['.ts'])
      .filter((file) => !isTest(file) && !isCatalogue(file.path) && anyCode.test(file.text))
      .flatMap(literalsOf),
  );

  it.each([
    ['error', Object.keys(errorCatalogue)],
    ['field', Object.keys(fieldCatalogue)],
  ])('each %s code of the catalogue is used', (_, ofKind) => {
    expect(ofKind.filter((code) => !used.has(code))).toEqual([]);
  });
});

describe('files', () => {
  it('hold at most 300 lines', () => {
    const MOST_LINES = 300;
    const folders = ['rules', 'backend/src', 'backend/test', 'console', 'local', 'scripts', 'templates'];
    const long = sourceFiles(folders, ['.ts', '.tsx', '.mjs', '.css', '.hbs'])
      .map(({ path, text }) => ({ path, lines: text.split('\n').length }))
      .filter(({ lines }) => lines > MOST_LINES);
    expect(long).toEqual([]);
  });
});

describe('nest-cli.json', () => {
  const project = z.object({ root: z.string(), sourceRoot: z.string(), entryFile: z.string() });
  const settings = z
    .object({ projects: z.record(z.string(), project), compilerOptions: z.object({ tsConfigPath: z.string() }) })
    .parse(JSON.parse(readFileSync(projectPath('nest-cli.json'), 'utf8')));

  it.each(Object.entries(settings.projects))('names an existing entry of %s', (_, { sourceRoot, entryFile }) => {
    expect(existsSync(projectPath(sourceRoot, `${entryFile}.ts`))).toBe(true);
  });

  it('names an existing TypeScript configuration', () => {
    expect(existsSync(projectPath(settings.compilerOptions.tsConfigPath))).toBe(true);
  });
});
