import { seriousFaults } from './axe.js';
import { VIEWPORTS } from './browser.js';
import { overflow } from './overflow.js';
import type { Person } from './person.js';

/** What axe finds on a screen at three widths, and where the screen is wider than its window; it stays at the widest. */
export async function faults(person: Person): Promise<string[]> {
  const found: string[] = [];
  for (const width of ['phone', 'medium', 'wide'] as const) {
    await person.page.setViewportSize(VIEWPORTS[width]);
    const excess = await overflow(person);
    found.push(...(await seriousFaults(person.page)), ...(excess > 0 ? [`${width}: ${excess} px too wide`] : []));
  }
  return found;
}
