import { QueryBus } from '@nestjs/cqrs';
import { isInProgress, type Grid } from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { orRefusal, type DomainError } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { plannedStanding, type PlannedStanding } from '../domain/valuation.planned.js';
import { selectionQuery, EDITORS_QUERY, type ValuationRow, type EditorRow } from './valuation.view.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import type { Viewer } from './viewer.js';

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
}

/**
 * The rows of a selection, and what their planned degrees would leave open. Rows that the viewer no longer sees are
 * left out.
 */
export class ListPlanned extends QueryOf<
  { viewer: Viewer; ids: readonly number[] },
  {
    readonly rows: readonly PlannedRow[];
    readonly setting: ValuationSetting;
  }
>() {}

const on = handlersWith({ reader: TenantReader, settings: ValuationSettings, queries: QueryBus });

export const selectionQueries = [
  on(GetSelection, async ({ viewer, ids }, { reader, settings }) => {
    const [valuations, editors] = await reader.read<[ValuationRow, EditorRow]>(viewer.establishmentId, [
      selectionQuery(viewer, ids),
      { name: 'editors', text: EDITORS_QUERY, values: [viewer.establishmentId] },
    ]);
    const gridIds = valuations.map(({ gridId }) => gridId);
    return { valuations, setting: await settings.around(viewer, editors, gridIds) };
  }),
  on(ListPlanned, async ({ viewer, ids }, { queries }) => {
    const { valuations, setting } = await queries.execute(new GetSelection({ viewer, ids }));
    const rows = valuations.map((row) => ({ valuation: row, standing: standingOf(row, setting.gridInForce) }));
    return { rows, setting };
  }),
];

/** Shows the command's refusal for the row. */
function standingOf(row: ValuationRow, grid: Grid): PlannedRow['standing'] {
  if (!isInProgress(row.status)) return null;
  return orRefusal(() => plannedStanding(grid, { inputs: row, answers: row.answers }, row.texts));
}
