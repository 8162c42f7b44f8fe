import { Injectable } from '@nestjs/common';
import { together, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { GridVersion, LockedVersion, WeighedVersion } from '../domain/grid-version.js';
import { type Head, headInForce, SELECT_IN_FORCE, GridCatalogue } from './grid-catalogue.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import type { GridDraft } from '../domain/grid-draft.js';

const SWITCH_LOCK = `hashtextextended('grid-in-force', 0)`;

/**
 * Writers share the lock, a switch takes it alone. It is not a row lock, because members' transactions may not lock a
 * grid's row.
 */
const SHARED = `select pg_advisory_xact_lock_shared(${SWITCH_LOCK})`;
const SWITCHING = `select pg_advisory_xact_lock(${SWITCH_LOCK})`;

/** The version in force, for a transaction that writes with it. */
@Injectable()
export class GridInForce {
  constructor(private readonly catalogue: GridCatalogue) {}

  /**
   * The version in force, held until the transaction ends: a switch waits for it. Otherwise a row written on the
   * earlier grid could commit after the move to the new one and keep its status for ever.
   * @throws 503 `service_indisponible` before any version is in force
   */
  async hold({ manager }: Transaction): Promise<Pick<GridVersion, 'id' | 'grid'>> {
    // Two statements, so that the second one sees what was committed during the wait for the lock.
    const [, heads] = await together([manager.query<unknown>(SHARED), manager.query<readonly Head[]>(SELECT_IN_FORCE)]);
    const { id } = headInForce(heads);
    return { id, grid: await this.catalogue.content(id) };
  }
}

/** This lock is weaker than `for update`, because rows of members refer to the version in force and must not wait. */
const LOCK = `
  select id, status, title, to_char(effective_on, 'YYYY-MM-DD') as "effectiveOn", document, version,
         coalesce(updated_by, created_by) as "lastAuthorId", restores, replaces
    from grid_version where id = $1 for no key update`;

@Injectable()
export class GridVersions {
  /** Locks the version against other writers until the transaction ends. @throws 404 `introuvable` */
  async lock({ manager }: Transaction, gridId: number): Promise<LockedVersion> {
    const [row]: LockedVersion[] = await manager.query(LOCK, [gridId]);
    if (row === undefined) throw notFound('grid');
    return row;
  }

  /** Reads a version without a lock, so that it waits for no writer. @throws 404 `introuvable` */
  async read({ manager }: Transaction, gridId: number): Promise<WeighedVersion> {
    const [row]: WeighedVersion[] = await manager.query(
      'select id, document, restores from grid_version where id = $1',
      [gridId],
    );
    if (row === undefined) throw notFound('grid');
    return row;
  }

  /** The first day of the version in force, YYYY-MM-DD; null before there is one. */
  async dayInForce({ manager }: Transaction): Promise<string | null> {
    const [row]: { day: string }[] = await manager.query(
      `select to_char(effective_on, 'YYYY-MM-DD') as day from grid_version where status = 'in_force'`,
    );
    return row?.day ?? null;
  }

  /**
   * Waits for every command that holds the version in force, and blocks new ones, so that switches come one after the
   * other. Take it before any version is locked.
   */
  async lockSwitch({ manager }: Transaction): Promise<void> {
    await manager.query(SWITCHING);
  }

  /**
   * The version in force becomes past; returns its id. A finished move of the grid may start again.
   * @param unprovenReason why it comes into force without its proof; null: it is proven
   */
  async replaceInForce(
    { manager }: Transaction,
    gridId: number,
    unprovenReason: string | null,
  ): Promise<number | null> {
    const [former]: [{ id: number }[], number] = await manager.query(
      `update grid_version set status = 'past' where status = 'in_force' returning id`,
    );
    const formerId = former[0]?.id ?? null;
    await manager.query(
      `update grid_version set status = 'in_force', replaces = $2, unproven_reason = $3 where id = $1`,
      [gridId, formerId, unprovenReason],
    );
    await manager.query('delete from grid_move where grid_id = $1', [gridId]);
    return formerId;
  }

  /** The version number of its next event in its journal. */
  async nextEvent({ manager }: Transaction, gridId: number): Promise<number> {
    const [row]: { next: number }[] = await manager.query(
      `select coalesce(max(aggregate_version), 0)::integer + 1 as next from domain_event
        where aggregate_type = 'grid' and aggregate_id = $1`,
      [gridId],
    );
    return row?.next ?? 1;
  }
}

interface NewDraft extends GridDraft {
  readonly basedOn: number;
}

/** The versions in preparation. The transaction gives the author, the clock the time. */
@Injectable()
export class GridDrafts {
  /** Answers its id. */
  async add({ manager, actorId }: Transaction, draft: NewDraft, now: Date): Promise<number> {
    const { title, effectiveOn, document, basedOn } = draft;
    const [row]: { id: number }[] = await manager.query(
      `insert into grid_version (status, effective_on, confirmed, document, title, based_on,
                                 created_at, created_by, updated_at, updated_by)
       values ('draft', $1, false, $2, $3, $4, $5, $6, $5, $6) returning id`,
      [effectiveOn, JSON.stringify(document), title, basedOn, now, actorId],
    );
    if (row === undefined) throw new Error('A draft without an id');
    return row.id;
  }

  async save({ manager, actorId }: Transaction, gridId: number, draft: GridDraft, now: Date): Promise<void> {
    const { title, effectiveOn, document } = draft;
    await manager.query(
      `update grid_version set title = $2, effective_on = $3, document = $4, version = version + 1,
              updated_at = $5, updated_by = $6
        where id = $1`,
      [gridId, title, effectiveOn, JSON.stringify(document), now, actorId],
    );
  }

  /** Drafts cloned from it do not depend on it. */
  async remove({ manager }: Transaction, gridId: number): Promise<void> {
    await manager.query('update grid_version set based_on = null where based_on = $1', [gridId]);
    await manager.query('delete from grid_version where id = $1', [gridId]);
  }
}
