import { QueryHandler, type IQueryHandler, type QueryResult } from '@nestjs/cqrs';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GetSelection } from './selection.query.js';
import { selectionQuery } from './selection.sql.js';
import { ValuationSettings } from './valuation-settings.js';
import { EDITORS_QUERY, type EditorRow, type ValuationRow } from './valuation.view.js';

@QueryHandler(GetSelection)
export class GetSelectionHandler implements IQueryHandler<GetSelection> {
  constructor(
    private readonly reader: TenantReader,
    private readonly settings: ValuationSettings,
  ) {}

  async execute({ viewer, ids }: GetSelection): Promise<QueryResult<GetSelection>> {
    const [valuations, editors] = await this.reader.read<[ValuationRow, EditorRow]>(viewer.establishmentId, [
      selectionQuery(viewer, ids),
      { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] },
    ]);
    const gridIds = valuations.map(({ gridId }) => gridId);
    return { valuations, setting: await this.settings.around(viewer, editors, gridIds) };
  }
}
