import { QueryHandler, type IQueryHandler, type QueryResult } from '@nestjs/cqrs';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { GridCatalogue } from '../../grids/index.js';
import { notFoundAmong, refusedTransition } from '../domain/valuation.errors.js';
import { PreviewUpdates } from './selection.query.js';
import { UpdateOutlooks } from './update-outlooks.js';
import { toDetail } from './valuation-detail.js';
import { PreviewUpdate, type UpdatePreviewView } from './valuation-history.query.js';

@QueryHandler(PreviewUpdate)
export class PreviewUpdateHandler implements IQueryHandler<PreviewUpdate> {
  constructor(
    private readonly outlooks: UpdateOutlooks,
    private readonly grids: GridCatalogue,
  ) {}

  async execute({ viewer, action, valuationId }: PreviewUpdate): Promise<UpdatePreviewView> {
    const {
      outlooks: [outlook],
      setting,
    } = await this.outlooks.of(viewer, action, [valuationId]);
    if (outlook === undefined) throw notFound('valuation');
    const { valuation, current, next } = outlook;
    if (next instanceof DomainError) throw next;
    if (current === null) throw refusedTransition();
    const { trace } = await toDetail(valuation, this.grids);
    return { current: { ...current, trace: trace ?? [] }, next, setting };
  }
}

@QueryHandler(PreviewUpdates)
export class PreviewUpdatesHandler implements IQueryHandler<PreviewUpdates> {
  constructor(private readonly outlooks: UpdateOutlooks) {}

  async execute({ viewer, action, ids }: PreviewUpdates): Promise<QueryResult<PreviewUpdates>> {
    const previewed = await this.outlooks.of(viewer, action, ids);
    const seen = new Set(previewed.outlooks.map(({ valuation }) => valuation.id));
    const missing = ids.find((id) => !seen.has(id));
    if (missing !== undefined) throw notFoundAmong(missing);
    return previewed;
  }
}
