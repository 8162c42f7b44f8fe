/** axe-core on the page as it stands: its serious and critical faults, in words. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { projectPath } from '../../../backend/src/platform/config/paths.js';

interface Fault {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

let source: string | undefined;

/** Empty when the page has none. Evaluated, not added as a script: the page's own policy stays in force. */
export async function seriousFaults(page: Page): Promise<string[]> {
  source ??= readFileSync(projectPath('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
  await page.evaluate(source);
  const faults = await page.evaluate<Fault[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then((report) => report.violations)`,
  );
  return faults
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
