import { Injectable } from '@nestjs/common';
import type { GridStatus } from '@valorisation/rules';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { SWITCHING } from './sql-grid-in-force.js';
import { GridVersions } from '../commands/grid-versions.port.js';

/** Of the journal of a version: how many events it has. */
export async function journalVersionOf({ manager }: Transaction, gridId: number): Promise<number> {
  const [row]: { version: number }[] = await manager.query(
    `select coalesce(max(aggregate_version), 0)::integer as version from domain_event
      where aggregate_type = 'grid' and aggregate_id = $1`,
    [gridId],
  );
  return row?.version ?? 0;
}

@Injectable()
export class SqlGridVersions extends GridVersions {
  async lock({ manager }: Transaction, gridId: number): Promise<GridStatus | undefined> {
    await manager.query(SWITCHING);
    const [wanted]: { status: GridStatus }[] = await manager.query('select status from grid_version where id = $1', [
      gridId,
    ]);
    return wanted?.status;
  }

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

  async nextEvent(transaction: Transaction, gridId: number): Promise<number> {
    return (await journalVersionOf(transaction, gridId)) + 1;
  }
}
