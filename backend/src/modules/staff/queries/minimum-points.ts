import { minimumIndex } from '@valorisation/rules';
import type { FloorsToday } from '../../grids/index.js';
import type { MinimumPoints } from './staff-figures.sql.js';

/** Today's index under which an amount is under the minimum, in hundredths, by territory. */
export async function minimumPoints(floors: FloorsToday): Promise<MinimumPoints> {
  const [metropole, mayotte] = await Promise.all([floors.inTerritory('metropole'), floors.inTerritory('mayotte')]);
  return { metropole: minimumIndex(metropole), mayotte: minimumIndex(mayotte) };
}
