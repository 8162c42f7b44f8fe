import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  compareRows,
  findCategory,
  findFunction,
  FUNCTION_TO_NAME,
  functionTitle,
  NO_FAMILY,
  type CoherenceCell,
  type Grid,
} from '@valorisation/rules';
import type { Coherence, CoherenceRow } from '@valorisation/contract';
import { Clock } from '../../../platform/clock/clock.js';
import { QueryOf } from '../../../platform/cqrs/messages.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue, type GridVersion } from '../../grids/index.js';
import { coherenceQuery, MOST_COMPARED_ROWS, type CoherenceSqlRow } from './coherence.sql.js';
import type { Viewer } from './viewer.js';

/** GET /v1/valor/coherence and its spreadsheet. Rows that the viewer does not see take no part. */
export class GetCoherence extends QueryOf<{ viewer: Viewer }, Coherence>() {}

@QueryHandler(GetCoherence)
export class GetCoherenceHandler implements IQueryHandler<GetCoherence> {
  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
    private readonly clock: Clock,
  ) {}

  async execute({ viewer }: GetCoherence): Promise<Coherence> {
    const found = await this.reader.rows<CoherenceSqlRow>(viewer.establishmentId, coherenceQuery(viewer));
    const rows = found.slice(0, MOST_COMPARED_ROWS);
    const versions = await this.versionsOf(rows);
    const byId = new Map(versions.map(({ id, grid }) => [id, grid]));
    const onGrid = rows.flatMap((row) => {
      const grid = byId.get(row.gridId);
      return grid === undefined ? [] : [{ ...row, grid }];
    });
    const cells = compareRows(onGrid);
    return {
      day: this.clock.today(),
      isWhole: found.length <= MOST_COMPARED_ROWS,
      grids: versions.map(({ id, effectiveOn, grid: { criteria } }) => ({ id, effectiveOn, criteria })),
      rows: inOrder(
        onGrid.map((row, index) => viewOf(row, cells[index] ?? [])),
        versions,
      ),
    };
  }

  /** The grid in force, then the other grids of rows, the latest first. */
  private async versionsOf(rows: readonly CoherenceSqlRow[]): Promise<readonly GridVersion[]> {
    const inForce = await this.grids.inForce();
    const former = new Set(rows.map(({ gridId }) => gridId).filter((id) => id !== inForce.id));
    const versions = await Promise.all([...former].map(async (id) => this.grids.byId(id)));
    return [inForce, ...versions.sort((a, b) => (a.effectiveOn < b.effectiveOn ? 1 : -1))];
  }
}

/** The answer's row, in the words of the row's own grid. */
function viewOf(row: CoherenceSqlRow & { readonly grid: Grid }, cells: readonly CoherenceCell[]): CoherenceRow {
  const { grid, functionId, categoryLevel } = row;
  const job = findFunction(grid, functionId);
  const family = grid.families.find(({ id }) => id === job?.familyId);
  return {
    ...row,
    familyId: family?.id ?? NO_FAMILY,
    familyTitle: family?.title ?? '',
    functionTitle: functionTitle(row, job) || FUNCTION_TO_NAME,
    categoryTitle: findCategory(grid, categoryLevel)?.title ?? '',
    cells,
  };
}

/** Index in a list; missing items come last. */
function placeIn(items: readonly { readonly id: number }[]): (id: number) => number {
  const places = new Map(items.map(({ id }, place) => [id, place]));
  return (id) => places.get(id) ?? items.length;
}

/** Sorts by the families and functions of the grid in force; other functions come last. Names keep their order. */
function inOrder(rows: readonly CoherenceRow[], versions: readonly GridVersion[]): readonly CoherenceRow[] {
  const [inForce] = versions;
  const familyPlace = placeIn(inForce?.grid.families ?? []);
  const functionPlace = placeIn(inForce?.grid.functions ?? []);
  const gridPlace = placeIn(versions);
  return rows.toSorted(
    (a, b) =>
      Number(a.familyId === NO_FAMILY) - Number(b.familyId === NO_FAMILY) ||
      familyPlace(a.familyId) - familyPlace(b.familyId) ||
      a.familyId - b.familyId ||
      functionPlace(a.functionId) - functionPlace(b.functionId) ||
      a.functionId - b.functionId ||
      a.functionTitle.localeCompare(b.functionTitle, 'fr') ||
      a.categoryLevel - b.categoryLevel ||
      gridPlace(a.gridId) - gridPlace(b.gridId),
  );
}
