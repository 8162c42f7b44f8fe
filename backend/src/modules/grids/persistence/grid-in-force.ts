import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { GridVersion } from '../domain/grid-version.js';
import { headInForce, SELECT_IN_FORCE, GridCatalogue } from './grid-catalogue.js';

const LOCK = `hashtextextended('grid-in-force', 0)`;

/**
 * Writers share the lock, a switch takes it alone. It is not a row lock, because members' transactions may not lock a
 * grid's row.
 */
const SHARED = `select pg_advisory_xact_lock_shared(${LOCK})`;
export const SWITCHING = `select pg_advisory_xact_lock(${LOCK})`;

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
    await manager.query(SHARED);
    // A separate statement, so that it sees what was committed during the wait for the lock.
    const { id } = headInForce(await manager.query(SELECT_IN_FORCE));
    return { id, grid: await this.catalogue.content(id) };
  }
}
