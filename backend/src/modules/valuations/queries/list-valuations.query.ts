import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import {
  EDITORS_QUERY,
  VALUATION_COLUMNS,
  valuationTables,
  type ValuationRow,
  type EditorRow,
} from './valuation.view.js';
import { visibleRows, type Viewer } from './viewer.js';

/** All valuations that the viewer sees, in one list by profile name (GET /v1/valor/list/allvalors). */
export class ListValuations extends QueryOf<
  { viewer: Viewer; page: number; perPage: number },
  {
    readonly valuations: readonly ValuationRow[];
    readonly total: number;
    readonly setting: ValuationSetting;
  }
>() {}

const on = handlersWith({ reader: TenantReader, settings: ValuationSettings });

export const listValuationsQueries = [
  on(ListValuations, async ({ viewer, page, perPage }, { reader, settings }) => {
    const audience = viewer.associated ? 'associated' : 'main';
    const owned = [viewer.establishmentId, viewer.accountId];
    const [valuations, [count], editors] = await reader.read<[ValuationRow, { total: number }, EditorRow]>(
      viewer.establishmentId,
      [
        {
          name: `valuations-${audience}`,
          text: `select ${VALUATION_COLUMNS}
                 from ${valuationTables(viewer)}
                where v.establishment_id = $1 and ${visibleRows(viewer, 'v')}
                order by p.name, v.profile_id, v.id limit $3 offset $4`,
          values: [...owned, perPage, (page - 1) * perPage],
        },
        {
          name: `valuations-count-${audience}`,
          text: `select count(*)::integer as total from valuation v
                where v.establishment_id = $1 and ${visibleRows(viewer, 'v')}`,
          values: owned,
        },
        { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] },
      ],
    );
    const gridIds = valuations.map(({ gridId }) => gridId);
    return { valuations, total: count?.total ?? 0, setting: await settings.around(viewer, editors, gridIds) };
  }),
];
