import { Injectable } from '@nestjs/common';
import { seniorityRate, seniorityYears, type Grid, type TraceStep } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, orRefusal } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from '../../grids/index.js';
import type { ChangeContext } from '../domain/valuation.change.js';
import { withTexts } from '../domain/valuation.merge.js';
import { statusToUpdate, stored } from '../domain/valuation.result.js';
import { updated, type UpdateAction } from '../domain/valuation.update.js';
import { selectionQuery, isComputed, type ComputedRow, type ValuationRow } from './valuation.view.js';
import { ValuationSettings, type ValuationSetting } from './valuation-settings.js';
import type { Viewer } from './viewer.js';

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
      setting: await this.settings.around(
        viewer,
        [],
        rows.map(({ gridId }) => gridId),
      ),
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

/** On the day of the amount. @param grid the grid that it was computed on */
export function seniorityOf(row: ComputedRow, grid: Grid): OutlookSide['seniority'] {
  const years = seniorityYears(row.seniorityOn, row.calculatedOn);
  return { years, ratePercent: seniorityRate(grid, row.categoryLevel, years) };
}

export interface OutlookSide {
  readonly row: ComputedRow;
  /** On the day of the amount. */
  readonly seniority: { readonly years: number; readonly ratePercent: number };
}

export interface ExplainedSide extends OutlookSide {
  readonly trace: readonly TraceStep[];
}

export interface UpdateOutlook {
  readonly valuation: ValuationRow;
  /** Null without an amount. */
  readonly current: OutlookSide | null;
  /** The row to store, or the refusal. */
  readonly next: ExplainedSide | DomainError;
}

export interface UpdatesView {
  readonly gridId: number;
  readonly outlooks: readonly UpdateOutlook[];
  readonly setting: ValuationSetting;
}
