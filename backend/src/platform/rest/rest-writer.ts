import type { EntityManager, EntityTarget } from 'typeorm';
import type { Subject } from '../errors/error-catalogue.js';
import { type AuditedValues, recordEvent, type RecordAudit } from './rest-events.js';
import type { StaffRecord } from './staff-record.js';
import { DomainError, refuseFields, notFound, type RefusalDetails } from '../errors/domain-error.js';
import { isForeignKeyViolation, violatedForeignKey, violatedUnique } from '../persistence/sql-errors.js';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Clock } from '../clock/clock.js';
import { EventJournal } from '../events/event-journal.js';
import { staffTransaction, ConcurrencyConflict, UnitOfWork, type Transaction } from '../persistence/unit-of-work.js';
import type { DomainEvent } from '../events/domain-event.js';

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
  /** Refuses a deletion, or deletes what hangs on the record, in the same transaction. */
  readonly release?: ((row: Row, manager: EntityManager, now: Date) => Promise<void>) | undefined;
}

interface WrittenTo<Row extends StaffRecord> {
  readonly entity: EntityTarget<Row>;
  /** The request's field name by property. */
  readonly written: ReadonlyMap<string, string>;
}

/**
 * Rethrows a refused write.
 * @throws DomainError `donnees_invalides` naming each written field of a violated unique index of the entity, or the
 * field that refers to a missing record
 */
export function refuseWrite<Row extends StaffRecord>(
  error: unknown,
  manager: EntityManager,
  { entity, written }: WrittenTo<Row>,
): never {
  const { indices, uniques, columns, tableName } = manager.connection.getMetadata(entity);
  const unique = violatedUnique(error);
  const taken = [...indices, ...uniques].find(({ name }) => name === unique)?.columns ?? [];
  // PostgreSQL's own name for the constraint of a column.
  const foreign = violatedForeignKey(error);
  const unknown = columns.filter(({ databaseName }) => foreign === `${tableName}_${databaseName}_fkey`);
  const code = foreign === undefined ? 'deja_pris' : 'inconnu';
  const fields = [...taken, ...unknown].flatMap(({ propertyName }) => written.get(propertyName) ?? []);
  if (fields.length === 0) throw error;
  throw refuseFields(Object.fromEntries(fields.map((field) => [field, { code }])));
}

/** Rethrows a refused deletion. @throws DomainError `encore_utilise` when rows of another table refer to the record */
function refuseUsed(error: unknown): never {
  throw isForeignKeyViolation(error) ? new DomainError('encore_utilise') : error;
}

/** The values by property of the entity. */
export type RecordValues = Readonly<Record<string, unknown>>;

/** Writes one record at a time. Its row and its event are in one transaction, under the staff scope. */
@Injectable()
export class RestWriter {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly journal: EventJournal,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers the id of the new record.
   * @throws DomainError `donnees_invalides` for a unique field whose value another record has, or for a field that
   * names a missing record
   */
  async create<Row extends StaffRecord>(actor: Actor, target: RestTarget<Row>, values: RecordValues): Promise<number> {
    return this.asStaff(actor, async (transaction) => {
      const now = this.clock.now();
      const stamp = {
        version: 1,
        createdAt: now,
        createdBy: actor.accountId,
        updatedAt: now,
        updatedBy: actor.accountId,
      };
      const row = Object.assign(new target.entity(), values, stamp);
      const { manager } = transaction;
      await target.complete?.(row, manager);
      await manager
        .insert<StaffRecord>(target.entity, row)
        .catch((error: unknown) => refuseWrite(error, manager, target));
      await this.record(transaction, target, row, recordEvent.created.of(audit(target, null, row)));
      return row.id;
    });
  }

  /**
   * Changes what differs. Without a difference nothing is written.
   * @param change computes the new values from the present record
   * @param along further effects of the change, in its transaction; it may set fields that no caller writes
   * @throws DomainError `introuvable`; `version_perimee` with the record's version when `version` differs;
   * `donnees_invalides` for a unique field whose value another record has, or for a field that names a missing record
   */
  async update<Row extends StaffRecord>(
    actor: Actor,
    target: RestTarget<Row>,
    { id, version }: { readonly id: number; readonly version?: number | undefined },
    change: (row: Row) => RecordValues,
    along?: (transaction: Transaction, row: Row) => Promise<void>,
  ): Promise<void> {
    await this.asStaff(actor, async (transaction) => {
      const before = await this.load(transaction, target, id);
      if (version !== undefined && version !== before.version) throw stale(target, before.version);
      const after = Object.assign(new target.entity(), before, change(before));
      if (isDeepStrictEqual(after, before)) return;
      after.version = before.version + 1;
      after.updatedAt = this.clock.now();
      after.updatedBy = actor.accountId;
      const standing = { id, version: before.version };
      const { manager } = transaction;
      await target.complete?.(after, manager);
      await along?.(transaction, after);
      const { affected } = await manager
        .update<StaffRecord>(target.entity, standing, after)
        .catch((error: unknown) => refuseWrite(error, manager, target));
      if (affected !== 1) throw new ConcurrencyConflict();
      await this.record(transaction, target, after, recordEvent.changed.of(audit(target, before, after)));
    });
  }

  /** @throws DomainError `introuvable`; `encore_utilise` when rows of another table refer to the record */
  async remove<Row extends StaffRecord>(actor: Actor, target: RestTarget<Row>, id: number): Promise<void> {
    await this.asStaff(actor, async (transaction) => {
      const row = await this.load(transaction, target, id);
      await target.release?.(row, transaction.manager, this.clock.now());
      await transaction.manager.delete<StaffRecord>(target.entity, { id }).catch(refuseUsed);
      const gone = { id, version: row.version + 1 };
      await this.record(transaction, target, gone, recordEvent.deleted.of(audit(target, row, null)));
    });
  }

  private async asStaff<Result>(actor: Actor, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.unitOfWork.run(staffTransaction(actor), work);
  }

  private async load<Row extends StaffRecord>(
    { manager }: Transaction,
    { entity, subject }: RestTarget<Row>,
    id: number,
  ): Promise<Row> {
    const row = await manager.createQueryBuilder(entity, 'row').where('row.id = :id', { id }).getOne();
    if (row === null) throw notFound(subject);
    return row;
  }

  private async record<Row extends StaffRecord>(
    transaction: Transaction,
    { name }: RestTarget<Row>,
    { id, version }: Pick<StaffRecord, 'id' | 'version'>,
    event: DomainEvent,
  ): Promise<void> {
    await this.journal.append(transaction, {
      aggregateType: name,
      aggregateId: id,
      firstVersion: version,
      events: [event],
      gridId: null,
      occurredAt: this.clock.now(),
    });
  }
}

/** The fields that differ, and their values if the journal may hold them. */
function audit<Row extends StaffRecord>(
  { written, audited }: RestTarget<Row>,
  before: Row | null,
  after: Row | null,
): RecordAudit {
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  const fields = [...written]
    .filter(([property]) => !isDeepStrictEqual(old.get(property) ?? null, now.get(property) ?? null))
    .map(([, field]) => field);
  const [left, right] = [before === null ? {} : audited(before), after === null ? {} : audited(after)];
  return { fields, before: otherThan(right, left), after: otherThan(left, right) };
}

function otherThan(known: AuditedValues, values: AuditedValues): AuditedValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => known[name] !== value));
}

function stale({ subject }: Pick<RestTarget<StaffRecord>, 'subject'>, version: number): DomainError {
  const details: RefusalDetails = { version, ...(subject !== undefined && { subject }) };
  return new DomainError('version_perimee', details);
}
