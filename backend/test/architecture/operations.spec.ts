import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { projectPath } from '../../src/platform/config/paths.js';

const alerts = projectPath('operations', 'prometheus', 'alerts.yml');

/** Debian's package `prometheus` has it; where it is missing the test says that it is skipped. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const whereThereIsPromtool = hasPromtool ? describe : describe.skip;

describe('the alerts', () => {
  it('name pages that are there', () => {
    const pages = [...readFileSync(alerts, 'utf8').matchAll(/page: (\S+)/g)].map(([, page]) => String(page));
    expect(pages).not.toHaveLength(0);
    for (const page of pages) expect(readFileSync(projectPath(...page.split('/')), 'utf8')).toMatch(/^# /);
  });

  whereThereIsPromtool('tried by promtool', () => {
    it('are told when they should be, and not before', () => {
      const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', alerts.replace('.yml', '.test.yml')]);
      expect([status, String(stdout), String(stderr)]).toEqual([0, expect.stringContaining('SUCCESS'), '']);
    });
  });
});
