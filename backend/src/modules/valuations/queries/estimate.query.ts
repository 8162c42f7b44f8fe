import { estimatePay, wageTerritoryOf, type Day, type Estimate, type Floors } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { FloorsToday, GridCatalogue, type GridVersion } from '../../grids/index.js';
import type { ValuationChange } from '../domain/valuation.change.js';
import { mergeNew, type MergedValuation } from '../domain/valuation.merge.js';

export interface EstimateView extends Omit<MergedValuation, 'answers'> {
  readonly estimate: Estimate;
  readonly version: GridVersion;
  readonly floors: Floors;
  readonly today: Day;
}

/** Nothing is stored. Refusals: `donnees_invalides` naming the inputs, `trop_de_tentatives`. */
export class GetEstimate extends QueryOf<
  {
    inputs: ValuationChange;
    /** The establishment's department decides which minimum wage applies; null: metropolitan France. */
    department: string | null;
    remoteAddress: string;
  },
  EstimateView
>() {}

const on = handlersWith({ grids: GridCatalogue, floorsToday: FloorsToday, limits: PublicLimits, clock: Clock });

export const estimateQueries = [
  on(GetEstimate, async ({ inputs: given, department, remoteAddress }, { grids, floorsToday, limits, clock }) => {
    await limits.take('estimate', remoteAddress);
    const [version, { wage, territory }] = await Promise.all([
      grids.inForce(),
      floorsToday.inTerritory(wageTerritoryOf(department)),
    ]);
    const today = clock.today();
    const { inputs, answers, texts } = mergeNew(version.grid, given, today);
    const floors = { params: version.grid.params, wage, territory };
    const estimate = estimatePay(version.grid, floors, { ...inputs, answers, calculatedOn: today });
    return { inputs, texts, estimate, version, floors, today };
  }),
];
