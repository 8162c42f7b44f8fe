import { Injectable } from '@nestjs/common';
import { notFound } from '../../../platform/errors/domain-error.js';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { LockedVersion, WeighedVersion } from '../domain/grid-version.js';
import { SWITCHING } from './grid-in-force.js';

/** Not `for update`: rows of members refer to the version in force, and must not wait. */
const LOCK = `
  select id, status, title, to_char(effective_on, 'YYYY-MM-DD') as "effectiveOn", document, version,
         coalesce(updated_by, created_by) as "lastAuthorId", restores, replaces
    from grid_version where id = $1 for no key update`;

@Injectable()
export class GridVersions {
  /**
   * Waits for a transaction that writes the version, and keeps others from writing it until this one ends.
   * @throws 404 `introuvable`
   */
  async lock({ manager }: Transaction, gridId: number): Promise<LockedVersion> {
    const [row]: LockedVersion[] = await manager.query(LOCK, [gridId]);
    if (row === undefined) throw notFound('grid');
    return row;
  }

  /**
   * For readers: takes no lock and waits for none.
   * @throws 404 `introuvable`
   */
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
