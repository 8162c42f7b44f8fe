import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { GetGridOutlook, type GridOutlookView, type Viewer } from '../../valuations/index.js';
import type { GridOutlookRequest } from '../domain/print-job.js';
import { EstablishmentCard } from './establishment-card.js';
import { buildGridOutlookSheet, type GridOutlookSheet } from './grid-outlook.builder.js';

@Injectable()
export class GridOutlookSource {
  constructor(
    private readonly queries: QueryBus,
    private readonly establishments: EstablishmentCard,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 `introuvable` for a version that is not announced, or not the next one */
  async printable(viewer: Viewer, { gridId }: GridOutlookRequest): Promise<GridOutlookView> {
    const outlook = await this.queries.execute(new GetGridOutlook({ viewer }));
    if (outlook?.version.id !== gridId) throw notFound('grid');
    return outlook;
  }

  async sheet(viewer: Viewer, outlook: GridOutlookView): Promise<GridOutlookSheet> {
    const establishment = await this.establishments.of(viewer.establishmentId);
    return buildGridOutlookSheet({ establishment, outlook, printedOn: this.clock.today() });
  }
}
