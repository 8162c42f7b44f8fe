import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { GridInForce } from '../commands/grid-in-force.port.js';
import { GridCatalogue } from '../domain/grid-catalogue.js';
import type { GridVersion } from '../domain/grid-version.js';
import { headInForce, SELECT_IN_FORCE } from './sql-grid-catalogue.js';

const LOCK = `hashtextextended('grid-in-force', 0)`;

/** Writers share the lock, a switch has it alone. Not a row lock: members' transactions may not change a grid's row. */
const SHARED = `select pg_advisory_xact_lock_shared(${LOCK})`;
export const SWITCHING = `select pg_advisory_xact_lock(${LOCK})`;

@Injectable()
export class SqlGridInForce extends GridInForce {
  constructor(private readonly catalogue: GridCatalogue) {
    super();
  }

  async hold({ manager }: Transaction): Promise<Pick<GridVersion, 'id' | 'grid'>> {
    await manager.query(SHARED);
    // A statement of its own, so that it sees what was committed while the lock was waited for.
    const { id } = headInForce(await manager.query(SELECT_IN_FORCE));
    return { id, grid: await this.catalogue.content(id) };
  }
}
