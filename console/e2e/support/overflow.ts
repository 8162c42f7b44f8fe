import type { Person } from './person.js';

const SETTLING_MS = 10_000;

/** Pixels by which the page is wider than its window, once a layout that adapts to a new width has settled. */
export async function overflow({ page }: Pick<Person, 'page'>): Promise<number> {
  const excess = async () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const found = await excess();
  if (found <= 0) return found;
  await page
    .waitForFunction(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth, null, {
      timeout: SETTLING_MS,
    })
    .catch(() => undefined);
  return excess();
}
