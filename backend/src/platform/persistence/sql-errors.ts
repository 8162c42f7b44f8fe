import {
  CannotExecuteNotConnectedError,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';

/** Recognises database refusals by SQLSTATE and constraint name, never by text. */
interface DatabaseRefusal {
  readonly code: string;
  readonly constraint?: string | undefined;
}

function refusalOf(error: unknown): DatabaseRefusal | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const candidate: unknown = 'driverError' in error ? error.driverError : error;
  if (typeof candidate !== 'object' || candidate === null || !('code' in candidate)) return undefined;
  if (typeof candidate.code !== 'string') return undefined;
  const constraint =
    'constraint' in candidate && typeof candidate.constraint === 'string' ? candidate.constraint : undefined;
  return { code: candidate.code, constraint };
}

/** The unique constraint or index that refused the write; undefined for any other error. */
export function violatedUnique(error: unknown): string | undefined {
  const refusal = refusalOf(error);
  return refusal?.code === '23505' ? refusal.constraint : undefined;
}

/** True when the named unique constraint or index refused the write. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return violatedUnique(error) === constraint;
}

/** True when rows of another table still refer to the row, by the named constraint or by any. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  const refusal = refusalOf(error);
  return refusal?.code === '23503' && (constraint === undefined || refusal.constraint === constraint);
}

/** The foreign key constraint that a reference to a missing row violates; undefined for any other error. */
export function violatedForeignKey(error: unknown): string | undefined {
  const refusal = refusalOf(error);
  return refusal?.code === '23503' ? refusal.constraint : undefined;
}

/** True when the login lacks the right for the statement. */
export function isRightMissing(error: unknown): boolean {
  return refusalOf(error)?.code === '42501';
}

/** True when a statement gave up waiting for a lock: lock_timeout, or a deadlock. */
export function isLockRefused(error: unknown): boolean {
  const code = refusalOf(error)?.code;
  return code === '55P03' || code === '40P01';
}

/** Serialization failure, deadlock, or two writers of one aggregate version: a new try may succeed. */
export function isTransientConflict(error: unknown): boolean {
  const refusal = refusalOf(error);
  return refusal?.code === '40001' || refusal?.code === '40P01' || isUniqueViolation(error, 'domain_event_version');
}

/**
 * A key refused the write: the referenced row was deleted since it was read, rows refer to a deleted one, or another
 * writer added the same row. A new try reads it.
 */
export function isOvertaken(error: unknown): boolean {
  return violatedForeignKey(error) !== undefined || violatedUnique(error) !== undefined;
}

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  // Waited too long for a row that another writer holds.
  '55P03',
  // The server ended an idle transaction.
  '25P03',
  '57P01',
  '57P02',
  '57P03',
  // A file of the database cannot be read or written.
  '58030',
]);

/** TypeORM's messages for a connection that ended during a unit of work. */
const CONNECTION_GONE = [
  CannotExecuteNotConnectedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
];

/** Class 08: no connection; 28: our login is refused; 53: no space, no memory, no connection left. */
const AWAY_CLASSES = ['08', '28', '53'];

/** The server answers, but refuses the login or the name of the database. */
export function isDatabaseRefused(error: unknown): boolean {
  const code = refusalOf(error)?.code;
  return code === '3D000' || code?.startsWith('28') === true;
}

/** The database is away, stopping or full: answered as 503, nothing was written. */
export function isDatabaseAway(error: unknown): boolean {
  const code = refusalOf(error)?.code;
  if (code !== undefined) return CONNECTION_CODES.has(code) || AWAY_CLASSES.includes(code.slice(0, 2));
  if (CONNECTION_GONE.some((kind) => error instanceof kind)) return true;
  return error instanceof ConnectionLost || (error instanceof QueryFailedError && isPlain(error.driverError));
}

export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** Marks an error of pg as a lost connection, because pg reports it as a plain error without a code. */
export function asConnectionLost(error: unknown): unknown {
  return isPlain(error) ? new ConnectionLost('The connection ended during a query', { cause: error }) : error;
}

function isPlain(error: unknown): boolean {
  return error instanceof Error && Object.getPrototypeOf(error) === Error.prototype && !('code' in error);
}
