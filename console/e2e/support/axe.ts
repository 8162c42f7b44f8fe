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

/** What still moves or is half drawn on the page would be taken for its state: a fault of that moment has gone by then. */
const SETTLING_MS = 5_000;

/** Those that stay; empty when the page has none. */
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
 * The rules that can find such a fault, of those that axe runs by itself: a third of them finds lesser ones alone. Frames
 * hold documents of their own, which have no axe to answer: it would wait for them.
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

/** Evaluated, not added as a script: the page's own policy stays in force. */
async function faultsNow(page: Page): Promise<string[]> {
  source ??= readFileSync(projectPath('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
  if (await page.evaluate<boolean>(`typeof axe === 'undefined'`)) await page.evaluate(source);
  // Nothing is fetched beforehand: only films and sounds that play by themselves would ask for it.
  const faults = await page.evaluate<Fault[]>(RUN);
  return faults
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}
