import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { computePay, isActionAllowed } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { GridCatalogue } from '../../grids/index.js';
import { refusedTransition } from '../domain/valuation.errors.js';
import { withTexts } from '../domain/valuation.merge.js';
import { computeComplete } from '../domain/valuation.result.js';
import { PreviewUpdate, type UpdatePreviewView } from './valuation-history.query.js';
import { GetValuation } from './valuation.query.js';

@QueryHandler(PreviewUpdate)
export class PreviewUpdateHandler implements IQueryHandler<PreviewUpdate> {
  constructor(
    private readonly queries: QueryBus,
    private readonly grids: GridCatalogue,
    private readonly clock: Clock,
  ) {}

  async execute({ viewer, valuationId }: PreviewUpdate): Promise<UpdatePreviewView> {
    const { valuation } = await this.queries.execute(new GetValuation(viewer, valuationId));
    if (!isActionAllowed('bring-up-to-date', valuation.status) || valuation.calculatedOn === null) {
      throw refusedTransition();
    }
    const inForce = await this.grids.inForce();
    const answers = withTexts(valuation.answers, valuation.texts);
    const own = await this.grids.content(valuation.gridId);
    return {
      version: valuation.version,
      current: {
        gridId: valuation.gridId,
        pay: computePay(own, { ...valuation, answers, calculatedOn: valuation.calculatedOn }),
      },
      next: { gridId: inForce.id, pay: computeComplete(inForce.grid, valuation, answers, this.clock.today()) },
    };
  }
}
