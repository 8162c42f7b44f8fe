import { QueryBus } from '@nestjs/cqrs';
import { isInProgress, type DueAmount, type Grid } from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound, orRefusal } from '../../../platform/errors/domain-error.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { floorsQuery, GridCatalogue, type FloorsRow } from '../../grids/index.js';
import { plannedStanding, type PlannedStanding } from '../domain/valuation.planned.js';
import { dueOncePlanned } from './amount-due.js';
import { toDetail } from './stored-steps.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import {
  EDITORS_QUERY,
  selectionQuery,
  VALUATION_COLUMNS,
  valuationTables,
  type EditorRow,
  type ValuationDetail,
  type ValuationRow,
} from './valuation.view.js';
import { visibleRows, type Viewer } from './viewer.js';

/** A single valuation of the viewer. Refusal: `introuvable`. */
export class GetValuation extends QueryOf<
  { viewer: Viewer; valuationId: number },
  { readonly valuation: ValuationDetail; readonly setting: ValuationSetting }
>() {}

/** All valuations that the viewer sees, in one list by profile name (GET /v1/valor/list/allvalors). */
export class ListValuations extends QueryOf<
  { viewer: Viewer; page: number; perPage: number },
  {
    readonly valuations: readonly ValuationRow[];
    readonly total: number;
    readonly setting: ValuationSetting;
  }
>() {}

/** The present rows of a selection, without rows that the viewer no longer sees. */
export class GetSelection extends QueryOf<
  { viewer: Viewer; ids: readonly number[] },
  {
    readonly valuations: readonly ValuationRow[];
    readonly setting: ValuationSetting;
  }
>() {}

/** The state of a row in progress before it takes its planned degrees; null for a row of another status. */
export interface PlannedRow {
  readonly valuation: ValuationRow;
  readonly standing: PlannedStanding | DomainError | null;
  /** The amount due once it has taken them. Null while something else is missing. */
  readonly due: DueAmount | null;
}

/** The rows of a selection, and what their planned degrees would leave open. Rows no longer seen are left out. */
export class ListPlanned extends QueryOf<
  { viewer: Viewer; ids: readonly number[] },
  {
    readonly rows: readonly PlannedRow[];
    readonly setting: ValuationSetting;
  }
>() {}

const on = handlersWith({
  reader: TenantReader,
  grids: GridCatalogue,
  settings: ValuationSettings,
  queries: QueryBus,
});

export const valuationQueries = [
  on(GetValuation, async ({ viewer, valuationId }, { reader, grids, settings }) => {
    const [[row], editors, [floors]] = await reader.read<[ValuationRow, EditorRow, FloorsRow]>(
      viewer.establishmentId,
      [
        {
          name: `valuation-${viewer.associated ? 'associated' : 'main'}`,
          text: `select ${VALUATION_COLUMNS}
                 from ${valuationTables(viewer)}
                where v.establishment_id = $1 and ${visibleRows(viewer, 'v')} and v.id = $3`,
          values: [viewer.establishmentId, viewer.accountId, valuationId],
        },
        { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] },
        floorsQuery(viewer.establishmentId),
      ],
      ownScope(viewer),
    );
    if (row === undefined) throw notFound('valuation');
    return {
      valuation: await toDetail(row, grids),
      setting: await settings.around(viewer, editors, [row], floors),
    };
  }),
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
      ownScope(viewer),
    );
    return { valuations, total: count?.total ?? 0, setting: await settings.around(viewer, editors, valuations) };
  }),
  on(GetSelection, async ({ viewer, ids }, { reader, settings }) => {
    const [valuations, editors] = await reader.read<[ValuationRow, EditorRow]>(
      viewer.establishmentId,
      [selectionQuery(viewer, ids), { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] }],
      ownScope(viewer),
    );
    return { valuations, setting: await settings.around(viewer, editors, valuations) };
  }),
  on(ListPlanned, async ({ viewer, ids }, { queries }) => {
    const { valuations, setting } = await queries.execute(new GetSelection({ viewer, ids }));
    const rows = valuations.map((row): PlannedRow => {
      const standing = standingOf(row, setting.gridInForce);
      const isKnown = standing !== null && !(standing instanceof DomainError);
      return { valuation: row, standing, due: isKnown ? dueOncePlanned(row, standing, setting) : null };
    });
    return { rows, setting };
  }),
];

/** Shows the command's refusal for the row. */
function standingOf(row: ValuationRow, grid: Grid): PlannedRow['standing'] {
  if (!isInProgress(row.status)) return null;
  return orRefusal(() => plannedStanding(grid, { inputs: row, answers: row.answers }, row.texts));
}
