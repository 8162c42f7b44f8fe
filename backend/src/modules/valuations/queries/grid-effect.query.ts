import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Grid, PayResult, TraceStep, Day } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from '../../grids/index.js';
import type { ChangedRow, EffectFigures } from '../domain/effect-figures.js';
import { dayOfEffect, answersOf, updateOn, type EffectRow } from '../domain/valuation.effect.js';
import { statusOnNewGrid } from '../domain/valuation.result.js';
import {
  DATA_MARK,
  lastEffect,
  effectRow,
  toEffectRow,
  type EffectStanding,
  type EffectSqlRow,
} from './effect-rows.sql.js';
import { storedSteps } from './stored-steps.js';

export interface GridEffectView {
  readonly state: 'none' | 'waiting' | 'running' | 'done' | 'failed';
  readonly askedAt: Date | null;
  readonly seenAt: Date | null;
  readonly examined: number;
  readonly total: number | null;
  readonly computedAt: Date | null;
  readonly stale: { readonly draft: boolean; readonly data: boolean };
  readonly figures: EffectFigures | null;
}

/** Refusal: `introuvable`. */
export class GetGridEffect extends QueryOf<{ gridId: number }, GridEffectView>() {}

/** A row that changes, with both calculations, each in the words of its own grid. */
export interface ExplainedChange {
  readonly changed: ChangedRow;
  readonly title: string;
  readonly current: {
    readonly grid: Grid;
    readonly day: string;
    readonly displayed: PayResult['displayed'];
    readonly trace: readonly TraceStep[];
  };
  readonly next: ExplainedChange['current'];
}

/** The present state of one of the listed rows. Refusal: `introuvable`, also for any other row. */
export class ExplainEffect extends QueryOf<{ gridId: number; valuationId: number }, ExplainedChange>() {}

@QueryHandler(ExplainEffect)
class ExplainEffectHandler implements IQueryHandler<ExplainEffect> {
  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
  ) {}

  async execute({ gridId, valuationId }: ExplainEffect): Promise<ExplainedChange> {
    const { changed, title, day } = await this.listed(gridId, valuationId);
    const row = await this.row(valuationId);
    const rowGrid = { id: row.gridId, grid: await this.grids.content(row.gridId) };
    const draft = { id: gridId, grid: (await this.grids.byId(gridId)).grid };
    const answers = answersOf(row);
    const { inputs, result } = row;
    const status = statusOnNewGrid(draft.grid, row, answers) ?? row.status;
    const moved = { status, inputs, answers, calculatedOn: result?.calculatedOn ?? null };
    const pay = updateOn(moved, rowGrid, { draft, day });
    // The row or the draft has changed since: the listed change no longer exists.
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

  private async listed(
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

const on = handlersWith({ reader: TenantReader, clock: Clock });

export const gridEffectQueries = [
  on(GetGridEffect, async ({ gridId }, { reader, clock }) => {
    const [[found], [now]] = await reader.across<[EffectStanding, { mark: string }]>('staff', [
      lastEffect(gridId),
      DATA_MARK,
    ]);
    if (found === undefined) throw notFound('grid');
    const { version, effectiveOn, contentVersion, dataMark, figures, ...call } = found;
    const draft = figures !== null && contentVersion !== version;
    const day = dayOfEffect(effectiveOn, clock.today());
    const data = figures !== null && (dataMark !== now?.mark || (!draft && figures.day !== day));
    return { ...call, state: call.state ?? ('none' as const), figures, stale: { draft, data } };
  }),
  ExplainEffectHandler,
];
