/** Turns the database's refusal of a record into a refusal of the API. */
import type { EntityManager, EntityTarget } from 'typeorm';
import { DomainError, refuseFields } from '../errors/domain-error.js';
import { isForeignKeyViolation, violatedForeignKey, violatedUnique } from '../persistence/sql-errors.js';
import type { StaffRecord } from './staff-record.js';

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

/**
 * Rethrows a refused deletion.
 * @throws DomainError `encore_utilise` when rows of another table refer to the record
 */
export function refuseUsed(error: unknown): never {
  throw isForeignKeyViolation(error) ? new DomainError('encore_utilise') : error;
}
