import { QueryBus, QueryHandler, type IQueryHandler, type QueryResult } from '@nestjs/cqrs';
import { isInProgress, type Grid } from '@valorisation/rules';
import { orRefusal } from '../../../platform/errors/domain-error.js';
import { plannedStanding } from '../domain/valuation.planned.js';
import { GetSelection, ListPlanned, type PlannedRow } from './selection.query.js';
import type { ValuationRow } from './valuation.view.js';

@QueryHandler(ListPlanned)
export class ListPlannedHandler implements IQueryHandler<ListPlanned> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ viewer, ids }: ListPlanned): Promise<QueryResult<ListPlanned>> {
    const { valuations, setting } = await this.queries.execute(new GetSelection(viewer, ids));
    const rows = valuations.map((row) => ({ valuation: row, standing: standingOf(row, setting.gridInForce) }));
    return { rows, setting };
  }
}

/** What the command would refuse is what is told of the row. */
function standingOf(row: ValuationRow, grid: Grid): PlannedRow['standing'] {
  if (!isInProgress(row.status)) return null;
  return orRefusal(() => plannedStanding(grid, { inputs: row, answers: row.answers }, row.texts));
}
