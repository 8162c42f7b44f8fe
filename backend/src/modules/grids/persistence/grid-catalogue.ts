import { Injectable } from '@nestjs/common';
import { type Grid, type GridDocument, readGrid } from '@valorisation/rules';
import { unavailable, notFound } from '../../../platform/errors/domain-error.js';
import { TenantReader } from '../../../platform/persistence/tenant-reader.js';
import {
  wasEverInForce,
  type GridVersion,
  type GridHead,
  type GridVersionHead,
  type WrittenVersion,
  readableGrid,
} from '../domain/grid-version.js';

export interface Head {
  id: number;
  status: GridVersion['status'];
  effectiveOn: string;
  confirmed: boolean;
  announcedAt: Date | null;
}

const HEAD = `id, status, to_char(effective_on, 'YYYY-MM-DD') as "effectiveOn", confirmed, announced_at as "announcedAt"`;

export const SELECT_IN_FORCE = `select ${HEAD} from grid_version where status = 'in_force'`;

/** @throws 503 `service_indisponible`: between installing and seeding there is no grid, and the status page says so */
export function headInForce([head]: readonly Head[]): Head {
  if (head === undefined) throw unavailable();
  return head;
}

/** The grid versions. Reads the small head of a version each time, its content once per process. */
@Injectable()
export class GridCatalogue {
  private readonly contents = new Map<number, Promise<{ document: GridDocument; grid: Grid }>>();

  constructor(private readonly reader: TenantReader) {}

  async inForce(): Promise<GridVersion> {
    const head = headInForce(
      await this.reader.global<Head>({ name: 'grid-in-force', text: SELECT_IN_FORCE, values: [] }),
    );
    return { ...head, ...(await this.published(head.id)) };
  }

  /**
   * A version by id. Its content never changes once it came into force.
   * @throws `introuvable`, also when `isMeant` refuses it; 409 `grille_illisible` for a draft with faults
   */
  async byId(id: number, isMeant: (head: GridVersionHead) => boolean = () => true): Promise<GridVersion> {
    const [head] = await this.reader.global<Head>({
      name: 'grid-by-id',
      text: `select ${HEAD} from grid_version where id = $1`,
      values: [id],
    });
    if (head === undefined || !isMeant(head)) throw notFound('grid');
    // Drafts and scheduled versions may change, so only versions that came into force are cached.
    return { ...head, ...(await (wasEverInForce(head) ? this.published(id) : this.load(id))) };
  }

  /** A version that may still have faults. */
  async asWritten(id: number): Promise<WrittenVersion> {
    const [row] = await this.reader.global<WrittenVersion>({
      name: 'grid-as-written',
      text: `select ${HEAD}, title, version, document from grid_version where id = $1`,
      values: [id],
    });
    if (row === undefined) throw notFound('grid');
    return row;
  }

  /** Present and past versions in force, the latest first. */
  async effective(): Promise<readonly GridHead[]> {
    return this.reader.global<GridHead>({
      name: 'grids-effective',
      text: `select id, to_char(effective_on, 'YYYY-MM-DD') as "effectiveOn" from grid_version
              where status in ('in_force', 'past') order by status = 'in_force' desc, effective_on desc, id desc`,
      values: [],
    });
  }

  /** The same, the earliest first, without the versions that were published by mistake. */
  async counting(): Promise<readonly (GridHead & { readonly confirmed: boolean })[]> {
    return this.reader.global<GridHead & { readonly confirmed: boolean }>({
      name: 'grids-counting',
      text: `select id, to_char(effective_on, 'YYYY-MM-DD') as "effectiveOn", confirmed from grid_version g
              where status in ('in_force', 'past')
                and not exists (select from grid_version w where w.withdraws = g.id and w.status in ('in_force', 'past'))
              order by effective_on, id`,
      values: [],
    });
  }

  /** Scheduled versions that the public may read, the next one first. No amount is computed on them. */
  async announced(): Promise<readonly GridHead[]> {
    return this.reader.global<GridHead>({
      name: 'grids-announced',
      text: `select id, to_char(effective_on, 'YYYY-MM-DD') as "effectiveOn" from grid_version
              where status = 'scheduled' and announced_at is not null order by takes_force_at, id`,
      values: [],
    });
  }

  /** The version published by mistake that this one replaces; null for none. */
  async withdrawnBy(id: number): Promise<number | null> {
    const text = 'select withdraws from grid_version where id = $1';
    const [row] = await this.reader.global<{ withdraws: number | null }>({
      name: 'grid-withdraws',
      text,
      values: [id],
    });
    return row?.withdraws ?? null;
  }

  /** Only the content of the version, read once per process. */
  async content(id: number): Promise<Grid> {
    return (await this.published(id)).grid;
  }

  private async published(id: number): Promise<{ document: GridDocument; grid: Grid }> {
    const known = this.contents.get(id) ?? this.load(id);
    this.contents.set(id, known);
    try {
      return await known;
    } catch (error) {
      this.contents.delete(id);
      throw error;
    }
  }

  private async load(id: number): Promise<{ document: GridDocument; grid: Grid }> {
    const [row] = await this.reader.global<{ document: GridDocument }>({
      name: 'grid-document',
      text: 'select document from grid_version where id = $1',
      values: [id],
    });
    if (row === undefined) throw notFound('grid');
    return { document: row.document, grid: readableGrid(row.document) };
  }
}

const ANNOUNCED = `status = 'scheduled' and announced_at is not null`;

/** A version that is announced before it comes into force. */
export interface AnnouncedHead {
  readonly id: number;
  /** YYYY-MM-DD. */
  readonly effectiveOn: string;
  readonly confirmed: boolean;
  /** The version of the content, which each change raises. With the id, it identifies the content of a calculation. */
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

  /** The content of the version; undefined when it is no longer announced. */
  async content(id: number): Promise<Grid | undefined> {
    const [row] = await this.reader.global<{ document: GridDocument }>({
      name: 'announced-grid-document',
      text: `select document from grid_version where id = $1 and ${ANNOUNCED}`,
      values: [id],
    });
    return row && readGrid(row.document);
  }
}
