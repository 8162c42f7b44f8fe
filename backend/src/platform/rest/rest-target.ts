import type { EntityManager } from 'typeorm';
import type { Subject } from '../errors/error-catalogue.js';
import type { AuditedValues } from './rest-events.js';
import type { StaffRecord } from './staff-record.js';

/** What a resource writes. */
export interface RestTarget<Row extends StaffRecord> {
  /** The aggregate type of its events. */
  readonly name: string;
  readonly entity: new () => Row;
  readonly subject: Subject | undefined;
  /** The request's field name by property. */
  readonly written: ReadonlyMap<string, string>;
  readonly audited: (row: Row) => AuditedValues;
  /** Fills in values from other tables in the same transaction, and refuses what they do not allow. */
  readonly complete?: ((row: Row, manager: EntityManager) => Promise<void>) | undefined;
}
