import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from '../../grids/index.js';
import { answersOf, updateOn } from '../domain/valuation.effect.js';
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
    const [[standing]] = await this.reader.across<[EffectStanding]>('staff', [lastEffect(gridId)]);
    const { figures } = standing ?? { figures: null };
    const changed = [...(figures?.largest.month ?? []), ...(figures?.largest.hour ?? [])].find(
      ({ id }) => id === valuationId,
    );
    if (changed === undefined || figures === null) throw notFound('valuation');
    const [[found]] = await this.reader.across<[EffectSqlRow]>('effect', [effectRow(valuationId)]);
    if (found === undefined) throw notFound('valuation');
    const row = toEffectRow(found);
    const { result, inputs } = row;
    const { grid: draft } = await this.grids.byId(gridId);
    const rowGrid = { id: row.gridId, grid: await this.grids.content(row.gridId) };
    const answers = answersOf(row);
    const { day } = figures;
    const status = statusOnNewGrid(draft, row, answers) ?? row.status;
    const known = { status, inputs, answers, calculatedOn: result?.calculatedOn ?? null };
    const pay = updateOn(known, rowGrid, { draft: { id: gridId, grid: draft }, day });
    // It was changed since, or the draft was: there is no such change any more.
    if (result === null || pay === null) throw notFound('valuation');
    return {
      changed,
      title: figures.functions[changed.functionId] ?? '',
      current: {
        grid: rowGrid.grid,
        day: result.calculatedOn,
        displayed: { cents: result.displayedCents, unit: result.displayedUnit },
        trace: storedSteps(rowGrid.grid, inputs, answers, result),
      },
      next: { grid: draft, day, displayed: pay.displayed, trace: pay.trace },
    };
  }
}
