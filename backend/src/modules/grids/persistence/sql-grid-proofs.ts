import { Injectable } from '@nestjs/common';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { GridCase } from '../domain/grid-case.js';
import { GridProofs } from '../queries/grid-proofs.port.js';
import { CASES_OF_GRID, toCase } from './grid-case.columns.js';
import type { GridCaseRecord } from './grid-case.record.js';

@Injectable()
export class SqlGridProofs extends GridProofs {
  constructor(private readonly reader: TenantReader) {
    super();
  }

  async casesOf(gridId: number): Promise<readonly GridCase[]> {
    const query = { name: 'grid-cases', text: CASES_OF_GRID, values: [gridId] };
    return (await this.reader.global<GridCaseRecord>(query)).map(toCase);
  }

  async lastAuthorOf(gridId: number): Promise<number | null> {
    const [row] = await this.reader.global<{ id: number | null }>({
      name: 'grid-last-author',
      text: 'select coalesce(updated_by, created_by) as id from grid_version where id = $1',
      values: [gridId],
    });
    return row?.id ?? null;
  }
}
