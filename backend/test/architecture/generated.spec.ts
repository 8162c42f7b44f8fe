/** What is written from the code is committed as the code now says it. */
import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { projectPath } from '../../src/platform/config/paths.js';

describe('generated files', () => {
  it('are those that `npm run generate` writes', () => {
    const { status, stderr } = spawnSync(process.execPath, [projectPath('scripts', 'generate.mjs'), '--check'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
