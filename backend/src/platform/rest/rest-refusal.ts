/** What the database refuses of a record, told as the API tells it. */
import type { EntityManager } from 'typeorm';
import { DomainError, refuseFields } from '../errors/domain-error.js';
import { isForeignKeyViolation, violatedUnique } from '../persistence/sql-errors.js';
import type { RestTarget } from './rest-target.js';
import type { StaffRecord } from './staff-record.js';

/**
 * Rethrows a refused write.
 * @throws DomainError `donnees_invalides` naming each written field of a violated unique index that the entity declares
 */
export function refuseDuplicate<Row extends StaffRecord>(
  error: unknown,
  manager: EntityManager,
  { entity, written }: RestTarget<Row>,
): never {
  const violated = violatedUnique(error);
  const { indices, uniques } = manager.connection.getMetadata(entity);
  const columns = [...indices, ...uniques].find(({ name }) => name === violated)?.columns ?? [];
  const fields = columns.flatMap(({ propertyName }) => written.get(propertyName) ?? []);
  if (fields.length === 0) throw error;
  throw refuseFields(Object.fromEntries(fields.map((field) => [field, { code: 'deja_pris' }])));
}

/**
 * Rethrows a refused deletion.
 * @throws DomainError `encore_utilise` when rows of another table point at the record
 */
export function refuseUsed(error: unknown): never {
  throw isForeignKeyViolation(error) ? new DomainError('encore_utilise') : error;
}
