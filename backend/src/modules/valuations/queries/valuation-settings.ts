import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { GridCatalogue } from '../../grids/index.js';
import type { ValuationSetting } from './valuation.query.js';
import type { EditorRow } from './valuation.view.js';
import type { Viewer } from './viewer.js';

type FunctionNames = ReadonlyMap<number, { readonly title: string; readonly familyId: number | null }>;

/** Gathers what rows need to be shown; function names are read once per grid version. */
@Injectable()
export class ValuationSettings {
  private readonly names = new Map<number, FunctionNames>();

  constructor(
    private readonly grids: GridCatalogue,
    private readonly clock: Clock,
  ) {}

  /** @param gridInForceId when the caller knows it already: saves asking. */
  async minimumPoints(gridInForceId?: number): Promise<number> {
    const grid =
      gridInForceId === undefined ? (await this.grids.inForce()).grid : await this.grids.content(gridInForceId);
    return grid.params.minimumIndexHundredths;
  }

  async around(
    viewer: Viewer,
    editors: readonly EditorRow[],
    gridIds: readonly number[],
    gridInForceId?: number,
  ): Promise<ValuationSetting> {
    const functions = new Map<number, FunctionNames>();
    for (const id of new Set(gridIds)) functions.set(id, await this.functionsOf(id));
    return {
      editors: new Map(editors.map((editor) => [editor.id, editor])),
      functions,
      minimumPoints: await this.minimumPoints(gridInForceId),
      today: this.clock.today(),
      viewerId: viewer.accountId,
    };
  }

  private async functionsOf(gridId: number): Promise<FunctionNames> {
    const known = this.names.get(gridId);
    if (known !== undefined) return known;
    const grid = await this.grids.content(gridId);
    const names = new Map(grid.functions.map(({ id, title, familyId }) => [id, { title, familyId }]));
    this.names.set(gridId, names);
    return names;
  }
}
