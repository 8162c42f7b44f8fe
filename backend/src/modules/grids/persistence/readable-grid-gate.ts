import { Injectable } from '@nestjs/common';
import type { GateReason } from '@valorisation/contract';
import { GridError, readGrid, type GridDocument } from '@valorisation/rules';
import type { Transaction } from '../../../platform/persistence/unit-of-work.js';
import { PublicationGate } from '../commands/publication-gate.port.js';

/** A version that the rules cannot read is published to nobody. */
@Injectable()
export class ReadableGridGate extends PublicationGate {
  async reasons({ manager }: Transaction, gridId: number): Promise<readonly GateReason[]> {
    const [row]: { document: GridDocument }[] = await manager.query('select document from grid_version where id = $1', [
      gridId,
    ]);
    if (row === undefined) return [];
    try {
      readGrid(row.document);
      return [];
    } catch (error) {
      if (error instanceof GridError) return [{ code: 'unreadable', place: error.path }];
      throw error;
    }
  }
}
