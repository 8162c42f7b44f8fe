/**
 * A regular expression that backtracks from each character lets one long text block a process for minutes (ADR 0020).
 */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { projectPath } from '../../src/platform/config/paths.js';
import { regularExpressionsOf, type Expression } from './support/regular-expressions.js';
import { sourceFiles } from './support/source-files.js';
import { itFurther } from '../support/scale.js';

const PROGRAMS = ['rules/src', 'backend/src', 'console/src'];
const CHECK = projectPath('backend', 'test', 'architecture', 'support', 'check-expressions.mjs');

const textOf = ({ source, flags }: Expression): string => `/${source}/${flags}`;

/** The expressions that are not proved to run in linear time. */
function slowOf(expressions: readonly Expression[]): string[] {
  // Without an unbounded repeat nothing can backtrack far.
  const unbounded = expressions.filter(({ source }) => /[*+]|\{\d+,\}/.test(source));
  const { stdout } = spawnSync(process.execPath, [CHECK], { input: JSON.stringify(unbounded), encoding: 'utf8' });
  return z
    .array(z.object({ source: z.string(), flags: z.string() }))
    .parse(JSON.parse(stdout))
    .map(textOf);
}

describe('regular expressions', () => {
  itFurther('run in linear time in the product', () => {
    const found = sourceFiles(PROGRAMS, ['.ts', '.tsx'])
      .filter(({ path }) => !path.endsWith('spec.ts'))
      .flatMap(regularExpressionsOf);
    expect(found.length).toBeGreaterThan(50);
    expect(slowOf([...new Map(found.map((expression) => [textOf(expression), expression])).values()])).toEqual([]);
  });

  it('that are slow are found', () => {
    const slow = ['<[^>]*>', '0+$', '(a+)+$', '\\[[^\\]]*\\]', '\\s*\\n\\s*', '(?<!x)y+$'];
    expect(slowOf(slow.map((source) => ({ source, flags: 'g' })))).toEqual(slow.map((source) => `/${source}/g`));
  });
});
