import { QueryBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, orRefusal } from '../../../platform/errors/domain-error.js';
import { GridCatalogue } from '../../grids/index.js';
import { Valuation } from '../domain/valuation.aggregate.js';
import type { ChangeContext } from '../domain/valuation.change.js';
import { NO_RESULT, stateOf } from '../domain/valuation.payloads.js';
import { takeFunction } from '../domain/valuation.planned.js';
import { GetSelection } from './valuations.query.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import type { ValuationRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

export interface FunctionOutlook {
  readonly valuation: ValuationRow;
  /** The row with the proposed function, computed or in progress; null when the function cannot be taken. */
  readonly next: ValuationRow | null;
  readonly refusal: DomainError | null;
}

/** Rows with the effect of a function on each, by the acts that would take it. It writes nothing. */
export class PreviewFunctions extends QueryOf<
  {
    viewer: Viewer;
    /** The proposed functions by the id of the row. */
    functions: ReadonlyMap<number, number>;
  },
  {
    /** The effects by the id of the row. Rows that the viewer does not see are left out. */
    readonly outlooks: ReadonlyMap<number, FunctionOutlook>;
    readonly setting: ValuationSetting;
  }
>() {}

const on = handlersWith({ queries: QueryBus, grids: GridCatalogue, settings: ValuationSettings, clock: Clock });

export const proposedFunctionsQueries = [
  on(PreviewFunctions, async ({ viewer, functions }, { queries, grids, settings, clock }) => {
    const { valuations } = await queries.execute(new GetSelection({ viewer, ids: [...functions.keys()] }));
    const gridInForce = await grids.inForce();
    const setting = await settings.around(viewer, [], [{ gridId: gridInForce.id }, ...valuations]);
    const now = clock.now();
    const outlooks = valuations.map((row): readonly [number, FunctionOutlook] => {
      const grid = setting.grids.get(row.gridId) ?? gridInForce.grid;
      const rowGrid = { id: row.gridId, grid };
      const world = { actorId: viewer.accountId, now, today: setting.today, gridInForce, rowGrid, newTextId: '' };
      return [row.id, outlookOf(row, functions.get(row.id) ?? 0, world)];
    });
    return { outlooks: new Map(outlooks), setting };
  }),
];

function outlookOf(valuation: ValuationRow, functionId: number, context: ChangeContext): FunctionOutlook {
  const changed = Valuation.restore(stateOf({ ...valuation, textId: null }), valuation.texts);
  const taken = orRefusal(() => ({ missing: takeFunction(changed, functionId, context) }));
  if (taken instanceof DomainError) return { valuation, next: null, refusal: taken };
  const { inputs, status, gridId, answers, result } = changed.state;
  const next = { ...valuation, ...inputs, status, gridId, answers, ...(result ?? NO_RESULT) };
  return { valuation, next: { ...next, texts: changed.texts, otherFunction: '' }, refusal: taken.missing };
}
