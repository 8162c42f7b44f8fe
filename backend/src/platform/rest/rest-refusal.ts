/** What the database refuses of a record, told as the API tells it. */
import type { EntityManager, EntityTarget } from 'typeorm';
import { DomainError, refuseFields } from '../errors/domain-error.js';
import { isForeignKeyViolation, violatedForeignKey, violatedUnique } from '../persistence/sql-errors.js';
import type { StaffRecord } from './staff-record.js';

interface WrittenTo<Row extends StaffRecord> {
  readonly entity: EntityTarget<Row>;
  /** By property: the field's name in requests. */
  readonly written: ReadonlyMap<string, string>;
}

/**
 * Rethrows a refused write.
 * @throws DomainError `donnees_invalides` naming each written field of a violated unique index that the entity declares,
 * or the one that names a record that is not there
 */
export function refuseWrite<Row extends StaffRecord>(
  error: unknown,
  manager: EntityManager,
  { entity, written }: WrittenTo<Row>,
): never {
  const { indices, uniques, columns, tableName } = manager.connection.getMetadata(entity);
  const unique = violatedUnique(error);
  const taken = [...indices, ...uniques].find(({ name }) => name === unique)?.columns ?? [];
  // As PostgreSQL itself names the constraint of a column.
  const foreign = violatedForeignKey(error);
  const unknown = columns.filter(({ databaseName }) => foreign === `${tableName}_${databaseName}_fkey`);
  const code = foreign === undefined ? 'deja_pris' : 'inconnu';
  const fields = [...taken, ...unknown].flatMap(({ propertyName }) => written.get(propertyName) ?? []);
  if (fields.length === 0) throw error;
  throw refuseFields(Object.fromEntries(fields.map((field) => [field, { code }])));
}

/**
 * Rethrows a refused deletion.
 * @throws DomainError `encore_utilise` when rows of another table point at the record
 */
export function refuseUsed(error: unknown): never {
  throw isForeignKeyViolation(error) ? new DomainError('encore_utilise') : error;
}
