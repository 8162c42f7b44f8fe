import { Injectable } from '@nestjs/common';
import { readGrid, type Grid, type GridDocument } from '@valorisation/rules';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';

const ANNOUNCED = `status = 'scheduled' and announced_at is not null`;

/** A version that is announced before it comes into force. */
export interface AnnouncedHead {
  readonly id: number;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  readonly confirmed: boolean;
  /** Raised by each change of its content. With the id, it identifies the content of a calculation. */
  readonly version: number;
}

/** The version that is announced to members. Never cached: a scheduled version may be cancelled and changed. */
@Injectable()
export class AnnouncedGrid {
  constructor(private readonly reader: TenantReader) {}

  /** The next scheduled and announced version; null without one. */
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

  /** Its content; undefined when it is no longer announced. */
  async content(id: number): Promise<Grid | undefined> {
    const [row] = await this.reader.global<{ document: GridDocument }>({
      name: 'announced-grid-document',
      text: `select document from grid_version where id = $1 and ${ANNOUNCED}`,
      values: [id],
    });
    return row && readGrid(row.document);
  }
}
