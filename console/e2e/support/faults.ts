import { seriousFaults } from './axe.js';
import { LAYOUTS, VIEWPORTS } from './browser.js';
import { overflow } from './overflow.js';
import type { Person } from './person.js';

/** What axe finds on a screen in each layout, and where of three widths it is wider than its window; it stays at the widest. */
export async function faults(person: Person): Promise<string[]> {
  const found: string[] = [];
  for (const width of ['phone', 'medium', 'wide'] as const) {
    await person.page.setViewportSize(VIEWPORTS[width]);
    const excess = await overflow(person);
    if (excess > 0) found.push(`${width}: ${excess} px too wide`);
    if (LAYOUTS.includes(width)) found.push(...(await seriousFaults(person.page)));
  }
  return found;
}
