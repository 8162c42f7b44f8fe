import { seriousFaults } from './axe.js';
import { scaled } from '../../../backend/test/support/scale.js';
import { LAYOUTS, VIEWPORTS, type ViewportName } from './browser.js';
import { overflow } from './overflow.js';
import type { Person } from './person.js';

type Layouts = readonly ViewportName[];

/** Chooses the layout for one of many screens in turn; `npm run test:long` uses all for each. */
export function inTurn(index: number): Layouts {
  return scaled({ part: LAYOUTS.filter((_, at) => at === index % LAYOUTS.length), all: LAYOUTS });
}

/** From the narrowest to the widest. */
const WIDTHS = scaled<Layouts>({ part: ['phone', 'wide'], all: ['phone', 'medium', 'wide'] });

/**
 * Faults found by axe in these layouts, and widths at which the screen is wider than its window. The page is left at
 * the widest.
 */
export async function faults(person: Person, layouts: Layouts = LAYOUTS): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await person.page.setViewportSize(VIEWPORTS[width]);
    const excess = await overflow(person);
    if (excess > 0) found.push(`${width}: ${excess} px too wide`);
    if (layouts.includes(width)) found.push(...(await seriousFaults(person.page)));
  }
  return found;
}
