import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Day } from '@valorisation/rules';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from '../../grids/index.js';
import { answersOf, updateOn, type EffectRow } from '../domain/valuation.effect.js';
import { statusOnNewGrid } from '../domain/valuation.result.js';
import { effectRow, lastEffect, toEffectRow, type EffectSqlRow, type EffectStanding } from './effect-rows.sql.js';
import { ExplainEffect, type ExplainedChange } from './grid-effect.query.js';
import { storedSteps } from './stored-steps.js';

@QueryHandler(ExplainEffect)
export class ExplainEffectHandler implements IQueryHandler<ExplainEffect> {
  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
  ) {}

  async execute({ gridId, valuationId }: ExplainEffect): Promise<ExplainedChange> {
    const { changed, title, day } = await this.told(gridId, valuationId);
    const row = await this.row(valuationId);
    const rowGrid = { id: row.gridId, grid: await this.grids.content(row.gridId) };
    const draft = { id: gridId, grid: (await this.grids.byId(gridId)).grid };
    const answers = answersOf(row);
    const { inputs, result } = row;
    const status = statusOnNewGrid(draft.grid, row, answers) ?? row.status;
    const moved = { status, inputs, answers, calculatedOn: result?.calculatedOn ?? null };
    const pay = updateOn(moved, rowGrid, { draft, day });
    // It was changed since, or the draft was: there is no such change any more.
    if (result === null || pay === null) throw notFound('valuation');
    return {
      changed,
      title,
      current: {
        grid: rowGrid.grid,
        day: result.calculatedOn,
        displayed: { cents: result.displayedCents, unit: result.displayedUnit },
        trace: storedSteps(rowGrid.grid, inputs, answers, result),
      },
      next: { grid: draft.grid, day, displayed: pay.displayed, trace: pay.trace },
    };
  }

  /** One of the largest changes of the last effect, and the day that they count from. */
  private async told(
    gridId: number,
    valuationId: number,
  ): Promise<Pick<ExplainedChange, 'changed' | 'title'> & { day: Day }> {
    const [[standing]] = await this.reader.across<[EffectStanding]>('staff', [lastEffect(gridId)]);
    const figures = standing?.figures ?? null;
    if (figures === null) throw notFound('valuation');
    const { largest, functions, day } = figures;
    const changed = [...largest.month, ...largest.hour].find(({ id }) => id === valuationId);
    if (changed === undefined) throw notFound('valuation');
    return { changed, title: functions[changed.functionId] ?? '', day };
  }

  private async row(valuationId: number): Promise<EffectRow> {
    const [[found]] = await this.reader.across<[EffectSqlRow]>('effect', [effectRow(valuationId)]);
    if (found === undefined) throw notFound('valuation');
    return toEffectRow(found);
  }
}
