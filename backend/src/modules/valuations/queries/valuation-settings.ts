import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { minimumIndex, type Grid } from '@valorisation/rules';
import { FloorsToday, GridCatalogue } from '../../grids/index.js';
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
    private readonly floors: FloorsToday,
    private readonly clock: Clock,
  ) {}

  /** param_smic of an establishment today, hundredths of a point. */
  async minimumPoints({ establishmentId }: Pick<Viewer, 'establishmentId'>): Promise<number> {
    return minimumIndex(await this.floors.of(establishmentId));
  }

  async around(viewer: Viewer, editors: readonly EditorRow[], gridIds: readonly number[]): Promise<ValuationSetting> {
    const floors = await this.floors.of(viewer.establishmentId);
    const functions = new Map<number, FunctionNames>();
    const grids = new Map<number, Grid>();
    for (const id of new Set(gridIds)) {
      grids.set(id, await this.grids.content(id));
      functions.set(id, await this.functionsOf(id));
    }
    return {
      editors: new Map(editors.map((editor) => [editor.id, editor])),
      functions,
      grids,
      floors,
      minimumPoints: minimumIndex(floors),
      gridInForce: await this.grids.content(floors.gridInForceId),
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
