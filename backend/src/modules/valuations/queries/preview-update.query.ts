import { Injectable } from '@nestjs/common';
import { seniorityRate, seniorityYears, type Grid, type TraceStep } from '@valorisation/rules';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound, orRefusal } from '../../../platform/errors/domain-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from '../../grids/index.js';
import { refusedTransition, notFoundAmong } from '../domain/valuation.errors.js';
import { type UpdateAction, updated } from '../domain/valuation.update.js';
import type { ChangeContext } from '../domain/valuation.change.js';
import { withTexts } from '../domain/valuation.merge.js';
import { statusToUpdate, stored } from '../domain/valuation.result.js';
import { toDetail } from './stored-steps.js';
import { type ValuationSetting, ValuationSettings } from './valuation-settings.js';
import type { Viewer } from './viewer.js';
import { selectionQuery, isComputed, type ComputedRow, type ValuationRow } from './valuation.view.js';

type UpdateContext = Pick<ChangeContext, 'gridInForce' | 'rowGrid' | 'today'>;

/** Previews of an update today. It writes nothing. */
@Injectable()
export class UpdateOutlooks {
  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
    private readonly settings: ValuationSettings,
    private readonly clock: Clock,
  ) {}

  /** Ids that the viewer does not see are left out. */
  async of(viewer: Viewer, action: UpdateAction, ids: readonly number[]): Promise<UpdatesView> {
    const rows = await this.reader.rows<ValuationRow>(viewer.establishmentId, selectionQuery(viewer, ids));
    const gridInForce = await this.grids.inForce();
    const today = this.clock.today();
    const outlooks = rows.map(async (valuation) => {
      const rowGrid = { id: valuation.gridId, grid: await this.grids.content(valuation.gridId) };
      return {
        valuation,
        current: isComputed(valuation) ? sideOf(valuation, rowGrid.grid) : null,
        next: nextOf(action, valuation, { gridInForce, rowGrid, today }),
      };
    });
    return {
      gridId: gridInForce.id,
      outlooks: await Promise.all(outlooks),
      setting: await this.settings.around(viewer, [], rows),
    };
  }
}

function nextOf(action: UpdateAction, row: ValuationRow, context: UpdateContext): ExplainedSide | DomainError {
  const { gridInForce, rowGrid, today } = context;
  const { calculatedOn } = row;
  const answers = withTexts(row.answers, row.texts);
  const compared = { ...row, inputs: row, result: isComputed(row) ? row : null };
  const status = action === 'anniversary' ? row.status : statusToUpdate(gridInForce, compared, answers);
  // The preview shows the command's refusal.
  return orRefusal(() => {
    const { pay, ...standing } = updated(action, { status, inputs: row, answers, calculatedOn }, context);
    const { grid } = standing.gridId === gridInForce.id ? gridInForce : rowGrid;
    const next = { ...row, ...standing, ...stored(pay, today) };
    return { ...sideOf(next, grid), trace: pay.trace };
  });
}

function sideOf(row: ComputedRow, grid: Grid): OutlookSide {
  return { row, seniority: seniorityOf(row, grid) };
}

/** The seniority on the day of the amount. @param grid the grid that the amount was computed on */
export function seniorityOf(row: ComputedRow, grid: Grid): OutlookSide['seniority'] {
  const years = seniorityYears(row.seniorityOn, row.calculatedOn);
  return { years, ratePercent: seniorityRate(grid, row.categoryLevel, years) };
}

export interface OutlookSide {
  readonly row: ComputedRow;
  /** The seniority on the day of the amount. */
  readonly seniority: { readonly years: number; readonly ratePercent: number };
}

export interface ExplainedSide extends OutlookSide {
  readonly trace: readonly TraceStep[];
}

export interface UpdateOutlook {
  readonly valuation: ValuationRow;
  /** Null without an amount. */
  readonly current: OutlookSide | null;
  readonly next: ExplainedSide | DomainError;
}

export interface UpdatesView {
  readonly gridId: number;
  readonly outlooks: readonly UpdateOutlook[];
  readonly setting: ValuationSetting;
}

export interface UpdatePreviewView {
  readonly current: ExplainedSide;
  readonly next: ExplainedSide;
  readonly setting: ValuationSetting;
  /** The floors and grid of a future day for `next`. Without it, `setting` serves both sides. */
  readonly nextSetting?: ValuationSetting;
}

/** A preview of one row's update. Refusals: `introuvable`, and those of its command. */
export class PreviewUpdate extends QueryOf<
  { viewer: Viewer; action: UpdateAction; valuationId: number },
  UpdatePreviewView
>() {}

/** A preview of an update of several rows. Refusal, naming the first id: `introuvable`. */
export class PreviewUpdates extends QueryOf<
  { viewer: Viewer; action: UpdateAction; ids: readonly number[] },
  UpdatesView
>() {}

const on = handlersWith({ outlooks: UpdateOutlooks, grids: GridCatalogue });

export const previewUpdateQueries = [
  on(PreviewUpdate, async ({ viewer, action, valuationId }, { outlooks, grids }) => {
    const {
      outlooks: [outlook],
      setting,
    } = await outlooks.of(viewer, action, [valuationId]);
    if (outlook === undefined) throw notFound('valuation');
    const { valuation, current, next } = outlook;
    if (next instanceof DomainError) throw next;
    if (current === null) throw refusedTransition();
    const { trace } = await toDetail(valuation, grids);
    return { current: { ...current, trace: trace ?? [] }, next, setting };
  }),
  on(PreviewUpdates, async ({ viewer, action, ids }, { outlooks }) => {
    const previewed = await outlooks.of(viewer, action, ids);
    const seen = new Set(previewed.outlooks.map(({ valuation }) => valuation.id));
    const missing = ids.find((id) => !seen.has(id));
    if (missing !== undefined) throw notFoundAmong(missing);
    return previewed;
  }),
];
