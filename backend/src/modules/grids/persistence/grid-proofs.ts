import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import type { GridCase } from '../domain/grid-case.js';
import { CASES_OF_GRID, toCase } from './grid-case.columns.js';
import type { GridCaseRecord } from './grid-case.record.js';

export interface VersionMarks {
  /** The account that changed it last; null for a version as shipped. */
  readonly lastAuthorId: number | null;
  readonly unprovenReason: string | null;
}

/** Reads of the cases; `GridCases` writes them. */
@Injectable()
export class GridProofs {
  constructor(private readonly reader: TenantReader) {}

  /** All cases of a version, withdrawn ones included, in the order of typing. */
  async casesOf(gridId: number): Promise<readonly GridCase[]> {
    const query = { name: 'grid-cases', text: CASES_OF_GRID, values: [gridId] };
    return (await this.reader.global<GridCaseRecord>(query)).map(toCase);
  }

  async marksOf(gridId: number): Promise<VersionMarks> {
    const [row] = await this.reader.global<VersionMarks>({
      name: 'grid-marks',
      text: `select coalesce(updated_by, created_by) as "lastAuthorId", unproven_reason as "unprovenReason"
               from grid_version where id = $1`,
      values: [gridId],
    });
    if (row === undefined) throw notFound('grid');
    return row;
  }

  /** Why the version in force has no proof; null when it has one. */
  async unprovenInForce(): Promise<string | null> {
    const [row] = await this.reader.global<{ reason: string | null }>({
      name: 'grid-unproven',
      text: `select unproven_reason as reason from grid_version where status = 'in_force'`,
      values: [],
    });
    return row?.reason ?? null;
  }
}
