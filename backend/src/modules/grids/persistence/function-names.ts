import { Injectable } from '@nestjs/common';
import { functionSearch, type FunctionName, type FunctionSearch, type Grid } from '@valorisation/rules';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { GridCatalogue } from './grid-catalogue.js';

/** Rows are never deleted and each change raises a version, so the sum changes with every change. */
const CHANGES = `select coalesce(sum(version), 0)::integer as changes from function_name`;

const NAMES = `
  select function_id as "functionId", name from function_name where state = 'used' order by function_id, id`;

export interface NamesInUse {
  /** Another after each change of the names or of the grid in force. */
  readonly key: string;
  readonly grid: Grid;
  readonly names: readonly FunctionName[];
  readonly search: FunctionSearch;
}

/** The other names of functions, and the search by them in the grid in force. */
@Injectable()
export class FunctionNames {
  private kept: NamesInUse | undefined;

  constructor(
    private readonly reader: TenantReader,
    private readonly grids: GridCatalogue,
  ) {}

  /**
   * The same object until the names or the grid in force change.
   * @throws 503 `service_indisponible` between installing and seeding, like `GridCatalogue.inForce`
   */
  async inUse(): Promise<NamesInUse> {
    const [{ id, grid }, [row]] = await Promise.all([
      this.grids.inForce(),
      this.reader.global<{ changes: number }>({ name: 'function-name-changes', text: CHANGES, values: [] }),
    ]);
    const key = `${id}-${row?.changes}`;
    if (this.kept?.key !== key) {
      const names = await this.reader.global<FunctionName & Record<string, unknown>>({
        name: 'function-names',
        text: NAMES,
        values: [],
      });
      this.kept = { key, grid, names, search: functionSearch(grid, names) };
    }
    return this.kept;
  }
}
