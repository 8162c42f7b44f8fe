/** axe-core on the page: its serious and critical faults, in words. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { projectPath } from '../../../backend/src/platform/config/paths.js';

interface Fault {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

let source: string | undefined;

/** The wait for faults of a half-drawn or moving page to disappear. */
const SETTLING_MS = 5_000;

/** The lasting faults; empty when the page has none. */
export async function seriousFaults(page: Page): Promise<string[]> {
  const end = Date.now() + SETTLING_MS;
  for (;;) {
    await page.evaluate(async () =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
          .map(async ({ finished }) => finished),
      ),
    );
    const faults = await faultsNow(page);
    if (faults.length === 0 || Date.now() > end) return faults;
  }
}

/**
 * Runs only the default rules of axe that can find such faults; a third of them find lesser ones only. Frames are left
 * out: their documents have no axe to answer, so it would wait for them.
 */
const RUN = `(() => {
  const values = axe._audit.rules
    .filter(({ enabled, impact, tags }) =>
      enabled && impact !== 'minor' && impact !== 'moderate' && !axe._audit.tagExclude.some((tag) => tags.includes(tag)))
    .map(({ id }) => id);
  const settings = { runOnly: { type: 'rule', values }, resultTypes: ['violations'], preload: false, iframes: false };
  return axe.run(document, settings).then(({ violations }) => violations.map(({ id, impact, nodes }) =>
    ({ id, impact, nodes: nodes.map(({ html }) => ({ html })) })));
})()`;

/** Evaluates axe instead of adding a script, so that the page's own policy stays in force. */
async function faultsNow(page: Page): Promise<string[]> {
  source ??= readFileSync(projectPath('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
  if (await page.evaluate<boolean>(`typeof axe === 'undefined'`)) await page.evaluate(source);
  // Only films and sounds that start by themselves need a preload.
  const faults = await page.evaluate<Fault[]>(RUN);
  return faults
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
