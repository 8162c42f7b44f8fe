import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { estimatePay, wageTerritoryOf } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { FloorsToday, GridCatalogue } from '../../grids/index.js';
import { mergeNew } from '../domain/valuation.merge.js';
import { GetEstimate, type EstimateView } from './estimate.query.js';

@QueryHandler(GetEstimate)
export class GetEstimateHandler implements IQueryHandler<GetEstimate> {
  constructor(
    private readonly grids: GridCatalogue,
    private readonly floorsToday: FloorsToday,
    private readonly limits: PublicLimits,
    private readonly clock: Clock,
  ) {}

  async execute({ inputs: given, department, remoteAddress }: GetEstimate): Promise<EstimateView> {
    await this.limits.take('estimate', remoteAddress);
    const [version, { wage, territory }] = await Promise.all([
      this.grids.inForce(),
      this.floorsToday.inTerritory(wageTerritoryOf(department)),
    ]);
    const today = this.clock.today();
    const { inputs, answers, texts } = mergeNew(version.grid, given, today);
    const floors = { params: version.grid.params, wage, territory };
    const estimate = estimatePay(version.grid, floors, { ...inputs, answers, calculatedOn: today });
    return { inputs, texts, estimate, version, floors, today };
  }
}
