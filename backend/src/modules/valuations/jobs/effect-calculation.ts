import { Injectable } from '@nestjs/common';
import { findFunction, OTHER_FUNCTION_ID, readGrid, type Grid } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { FloorsToday, GridCatalogue } from '../../grids/index.js';
import type { EffectFigures } from '../domain/effect-figures.js';
import { EffectTotals } from '../domain/effect-totals.js';
import type { NumberedGrid } from '../domain/valuation.change.js';
import { dayOfEffect, effectOn, minimumsOn, type EffectContext } from '../domain/valuation.effect.js';
import type { WeighedGrid } from '../persistence/grid-effects.js';
import { DATA_MARK, EFFECT_ROWS, EFFECT_TOTAL, toEffectRow, type EffectSqlRow } from '../queries/effect-rows.sql.js';

/** Small enough to report to the queue between two batches. */
const BATCH = 500;

/** Called after each batch; false ends the calculation. */
type Progress = (examined: number, total: number) => Promise<boolean>;

/** Reads all valuations in one snapshot and writes nothing. */
@Injectable()
export class EffectCalculation {
  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
    private readonly floors: FloorsToday,
    private readonly clock: Clock,
  ) {}

  async dataMark(): Promise<string> {
    const [[found]] = await this.reader.across<[{ mark: string }]>('effect', [DATA_MARK]);
    return found?.mark ?? '';
  }

  /** Undefined when it was ended early. */
  async of(id: number, weighed: WeighedGrid, onProgress: Progress): Promise<EffectFigures | undefined> {
    const inForce = await this.grids.inForce();
    const draft = { id, grid: readGrid(weighed.document) };
    const day = dayOfEffect(weighed.effectiveOn, this.clock.today());
    const minimums = minimumsOn(inForce.grid, draft.grid, await this.floors.wages(), day);
    const totals = new EffectTotals({ day, minimums });
    const known = new Map<number, NumberedGrid>();
    const [[counted]] = await this.reader.across<[{ total: number }]>('effect', [EFFECT_TOTAL]);
    let examined = 0;
    for await (const rows of this.reader.batchesAcross<EffectSqlRow>('effect', EFFECT_ROWS, BATCH)) {
      for (const gridId of new Set(rows.map((row) => row.gridId))) {
        if (!known.has(gridId)) known.set(gridId, { id: gridId, grid: await this.grids.content(gridId) });
      }
      this.add(rows, known, { draft, day, minimums }, totals);
      examined += rows.length;
      if (!(await onProgress(examined, counted?.total ?? examined))) return undefined;
    }
    return totals.figures((functionId) =>
      titleOf(functionId, [draft.grid, ...[...known.values()].map(({ grid }) => grid)]),
    );
  }

  private add(
    rows: readonly EffectSqlRow[],
    known: ReadonlyMap<number, NumberedGrid>,
    context: EffectContext,
    totals: EffectTotals,
  ): void {
    for (const row of rows) {
      const rowGrid = known.get(row.gridId);
      if (rowGrid !== undefined) totals.add(row, effectOn(toEffectRow(row), rowGrid, context));
    }
  }
}

function titleOf(functionId: number, grids: readonly Grid[]): string {
  const found = grids.map((grid) => findFunction(grid, functionId)).find((job) => job !== undefined);
  return found?.title ?? String(functionId === OTHER_FUNCTION_ID ? '' : functionId);
}
