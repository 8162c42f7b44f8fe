import type { Pool, QueryResultRow } from 'pg';
import { connectPipelined } from './database-client.js';
import type { OwnScope, SecurityScope } from './security-scopes.js';
import { asConnectionLost, isDatabaseAway } from './sql-errors.js';

/** A prepared statement. Its name identifies the plan on the server. */
export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Runs known statements in one transaction and answers their rows in order. The pool's clients are pipelined: the
 * transaction's frame and the statements travel together.
 * @param opening begins the transaction and sets its establishment
 */
export async function runFramed<Rows extends readonly object[]>(
  pool: Pool,
  opening: string,
  queries: { readonly [Index in keyof Rows]: NamedQuery },
): Promise<{ [Index in keyof Rows]: Rows[Index][] }> {
  const client = await connectPipelined(pool);
  const sent = client.together(() => [
    client.query<QueryResultRow>(opening),
    ...queries.map(({ name, text, values }) => client.query<QueryResultRow>({ name, text, values: [...values] })),
    // After a failed query the server turns this commit into a rollback.
    client.query<QueryResultRow>('commit'),
  ]);
  // The client is free only when every answer has come.
  await Promise.allSettled(sent);
  try {
    const results = await Promise.all(sent);
    client.release();
    // The author of a query states its row type; pg does not check it.
    return results.slice(1, -1).map(({ rows }) => rows) as { [Index in keyof Rows]: Rows[Index][] };
  } catch (cause) {
    const error = asConnectionLost(cause);
    client.release(isDatabaseAway(error));
    throw error;
  }
}

/**
 * The rows of one statement, at most `size` at a time, from one snapshot. A cursor holds a connection until the last
 * row is read or the caller stops. The next rows are fetched while the caller works.
 */
export async function* readInBatches<Row extends QueryResultRow>(
  pool: Pool,
  opening: string,
  { text, values }: NamedQuery,
  size: number,
): AsyncGenerator<Row[]> {
  const client = await connectPipelined(pool);
  let isRead = false;
  try {
    await client.query(opening);
    await client.query({ text: `declare batch no scroll cursor for ${text}`, values: [...values] });
    const fetchNext = async (): Promise<Row[]> => (await client.query<Row>(`fetch ${size} from batch`)).rows;
    let next = fetchNext();
    for (let read = size; read === size;) {
      const rows = await next;
      read = rows.length;
      if (read === size) {
        next = fetchNext();
        // The caller may stop before the next rows come, and their failure must not end the process.
        next.catch(() => undefined);
      }
      if (rows.length > 0) yield rows;
    }
    await client.query('commit');
    isRead = true;
  } catch (cause) {
    throw asConnectionLost(cause);
  } finally {
    // Releasing the connection with an error closes a half-read cursor.
    client.release(!isRead);
  }
}

/**
 * Begins a transaction whose commit does not wait for the disk. Only a crash of the database may undo it, together with
 * all later commits. A later commit that waits also brings it to the disk.
 */
export const BEGIN_WITHOUT_WAITING = 'begin; set local synchronous_commit = off;';

/** The settings for row-level security, for one establishment. */
export function ofEstablishment(establishmentId: number, scope: OwnScope = 'tenant'): string {
  if (!Number.isSafeInteger(establishmentId)) throw new TypeError('establishmentId is not an integer');
  return `set local app.establishment_id = '${establishmentId}'; set local app.scope = '${scope}'`;
}

/** The settings for a named exception without an establishment. */
export function underScope(scope: SecurityScope): string {
  return `set local app.establishment_id = ''; set local app.scope = '${scope}'`;
}

/** The settings for a head's grant to staff: without an open grant no row is answered. */
export function asGranted(establishmentId: number): string {
  if (!Number.isSafeInteger(establishmentId)) throw new TypeError('establishmentId is not an integer');
  return `${underScope('granted')}; set local app.granted_id = '${establishmentId}'`;
}
