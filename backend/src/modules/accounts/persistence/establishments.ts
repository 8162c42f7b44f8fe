import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { EventJournal } from '../../../platform/events/event-journal.js';
import { ConcurrencyConflict, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { establishmentRenamed } from '../domain/establishment.events.js';

const RENAME = `
  with renamed as (
    update establishment set company_name = $2 where id = $1 and company_name <> $2 returning version)
  select version from renamed`;

@Injectable()
export class Establishments {
  constructor(
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  async nameOf({ manager }: Transaction, id: number): Promise<string> {
    const [row]: { name: string }[] = await manager.query(
      'select company_name as name from establishment where id = $1',
      [id],
    );
    // Erased since its account was read.
    if (row === undefined) throw new ConcurrencyConflict();
    return row.name;
  }

  /** The department decides which minimum wage applies ('35', '2A', '976'). The same one again changes nothing. */
  async locate(transaction: Transaction, id: number, department: string): Promise<void> {
    const { manager } = transaction;
    const [elsewhere]: unknown[] = await manager.query(
      'select from establishment where id = $1 and department is distinct from $2',
      [id, department],
    );
    if (elsewhere === undefined) return;
    await this.journal.takeTurn(transaction);
    await manager.query('update establishment set department = $2 where id = $1', [id, department]);
  }

  /** The same name again records nothing. */
  async rename(transaction: Transaction, id: number, companyName: string): Promise<void> {
    await this.journal.takeTurn(transaction);
    const [renamed]: { version: number }[] = await transaction.manager.query(RENAME, [id, companyName]);
    if (renamed === undefined) return;
    await this.journal.append(transaction, {
      aggregateType: 'establishment',
      aggregateId: id,
      firstVersion: renamed.version,
      events: [establishmentRenamed.of({})],
      gridId: null,
      occurredAt: this.clock.now(),
    });
  }
}
