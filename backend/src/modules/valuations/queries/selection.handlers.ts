import { QueryHandler, type IQueryHandler, type QueryResult } from '@nestjs/cqrs';
import { isActionAllowed, type PayResult } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from '../../grids/index.js';
import { notFoundAmong, refusedTransition } from '../domain/valuation.errors.js';
import { withTexts } from '../domain/valuation.merge.js';
import { computeComplete } from '../domain/valuation.result.js';
import { NO_TEXTS } from '../domain/valuation.state.js';
import { GetSelection, PreviewUpdates } from './selection.query.js';
import { DETAIL_COLUMNS, type StoredDetail } from './valuation-detail.js';
import { ValuationSettings } from './valuation-settings.js';
import { EDITORS_QUERY, VALUATION_COLUMNS, type EditorRow, type ValuationRow } from './valuation.view.js';
import { visibleRows, type Viewer } from './viewer.js';

const selectionQuery = (
  name: string,
  columns: string,
  viewer: Viewer,
  ids: readonly number[],
): { name: string; text: string; values: readonly unknown[] } => ({
  name: `${name}-${viewer.associated ? 'associated' : 'main'}`,
  text: `select ${columns}
           from valuation v
           join profile p on p.id = v.profile_id
           left join personal_text x on x.id = v.text_id
          where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = any($3::bigint[])
          order by p.name, v.profile_id, v.id`,
  values: [viewer.establishmentId, viewer.accountId, ids],
});

@QueryHandler(GetSelection)
export class GetSelectionHandler implements IQueryHandler<GetSelection> {
  constructor(
    private readonly reader: TenantReader,
    private readonly settings: ValuationSettings,
  ) {}

  async execute({ viewer, ids }: GetSelection): Promise<QueryResult<GetSelection>> {
    const [valuations, editors] = await this.reader.read<[ValuationRow, EditorRow]>(viewer.establishmentId, [
      selectionQuery('selection', VALUATION_COLUMNS, viewer, ids),
      { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] },
    ]);
    const gridIds = valuations.map(({ gridId }) => gridId);
    return { valuations, setting: await this.settings.around(viewer, editors, gridIds) };
  }
}

@QueryHandler(PreviewUpdates)
export class PreviewUpdatesHandler implements IQueryHandler<PreviewUpdates> {
  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
    private readonly settings: ValuationSettings,
    private readonly clock: Clock,
  ) {}

  async execute({ viewer, ids }: PreviewUpdates): Promise<QueryResult<PreviewUpdates>> {
    const rows = await this.reader.rows<StoredDetail>(
      viewer.establishmentId,
      selectionQuery('selection-detail', DETAIL_COLUMNS, viewer, ids),
    );
    const seen = new Set(rows.map(({ id }) => id));
    const missing = ids.find((id) => !seen.has(id));
    if (missing !== undefined) throw notFoundAmong(missing);

    const { id: gridId, grid } = await this.grids.inForce();
    const today = this.clock.today();
    const nextOf = (row: StoredDetail): PayResult | DomainError => {
      if (!isActionAllowed('bring-up-to-date', row.status)) return refusedTransition();
      try {
        return computeComplete(grid, row, withTexts(row.answers, row.texts ?? NO_TEXTS), today);
      } catch (error) {
        // What the command would refuse is what the preview tells of the row.
        if (error instanceof DomainError) return error;
        throw error;
      }
    };
    return {
      gridId,
      outlooks: rows.map((valuation) => ({ valuation, next: nextOf(valuation) })),
      setting: await this.settings.around(
        viewer,
        [],
        rows.map((row) => row.gridId),
        gridId,
      ),
    };
  }
}

export const selectionHandlers = [GetSelectionHandler, PreviewUpdatesHandler];
