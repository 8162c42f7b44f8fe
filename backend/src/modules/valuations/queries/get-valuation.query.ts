import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from '../../grids/index.js';
import { toDetail } from './stored-steps.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import {
  EDITORS_QUERY,
  VALUATION_COLUMNS,
  valuationTables,
  type ValuationDetail,
  type EditorRow,
  type ValuationRow,
} from './valuation.view.js';
import { visibleRows, type Viewer } from './viewer.js';

/** A single valuation of the viewer. Refusal: `introuvable`. */
export class GetValuation extends QueryOf<
  { viewer: Viewer; valuationId: number },
  { readonly valuation: ValuationDetail; readonly setting: ValuationSetting }
>() {}

const on = handlersWith({ reader: TenantReader, grids: GridCatalogue, settings: ValuationSettings });

export const getValuationQueries = [
  on(GetValuation, async ({ viewer, valuationId }, { reader, grids, settings }) => {
    const [[row], editors] = await reader.read<[ValuationRow, EditorRow]>(viewer.establishmentId, [
      {
        name: `valuation-${viewer.associated ? 'associated' : 'main'}`,
        text: `select ${VALUATION_COLUMNS}
                 from ${valuationTables(viewer)}
                where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = $3`,
        values: [viewer.establishmentId, viewer.accountId, valuationId],
      },
      { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] },
    ]);
    if (row === undefined) throw notFound('valuation');
    return {
      valuation: await toDetail(row, grids),
      setting: await settings.around(viewer, editors, [row.gridId]),
    };
  }),
];
