import { Injectable } from '@nestjs/common';
import { readGrid, type Grid, type GridDocument } from '@valorisation/rules';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import { AnnouncedGrid, type AnnouncedHead } from '../domain/announced-grid.js';

const ANNOUNCED = `status = 'scheduled' and announced_at is not null`;

/** Never kept: a scheduled version may be taken back and changed. */
@Injectable()
export class SqlAnnouncedGrid extends AnnouncedGrid {
  constructor(private readonly reader: TenantReader) {
    super();
  }

  async next(): Promise<AnnouncedHead | null> {
    const [head] = await this.reader.global<AnnouncedHead & Record<string, unknown>>({
      name: 'announced-grid',
      text: `select id, to_char(effective_on, 'YYYY-MM-DD') as "effectiveOn", confirmed, version
               from grid_version where ${ANNOUNCED}
              order by coalesce(takes_force_at, effective_on), id limit 1`,
      values: [],
    });
    return head ?? null;
  }

  async content(id: number): Promise<Grid | undefined> {
    const [row] = await this.reader.global<{ document: GridDocument }>({
      name: 'announced-grid-document',
      text: `select document from grid_version where id = $1 and ${ANNOUNCED}`,
      values: [id],
    });
    return row && readGrid(row.document);
  }
}
