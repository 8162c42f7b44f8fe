import type { Pool, QueryResultRow } from 'pg';
import { connectPipelined } from './pipelined-client.js';
import type { SecurityScope } from './security-scopes.js';
import { asConnectionLost, isDatabaseAway } from './sql-errors.js';

/** A prepared statement: the name keys the server-side plan. */
export interface NamedQuery {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Runs statements that are known beforehand in one transaction and answers their rows in order. The pool's clients are
 * pipelined: the frame of the transaction and the statements travel together.
 * @param opening begins the transaction and tells it for whom it runs.
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
    // After a failed query the server turns this into a rollback.
    client.query<QueryResultRow>('commit'),
  ]);
  // The client is free only when every answer has come, whatever it was.
  await Promise.allSettled(sent);
  try {
    const results = await Promise.all(sent);
    client.release();
    // The row type of a query is its author's word: pg hands over what the text selects.
    return results.slice(1, -1).map(({ rows }) => rows) as { [Index in keyof Rows]: Rows[Index][] };
  } catch (cause) {
    const error = asConnectionLost(cause);
    client.release(isDatabaseAway(error));
    throw error;
  }
}

/**
 * The rows of one statement, at most `size` at a time, out of one snapshot: a cursor holds a connection until the last row
 * is read or the caller stops. The next rows are on their way while the caller works at these.
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
        // The caller may stop before it comes.
        next.catch(() => undefined);
      }
      if (rows.length > 0) yield rows;
    }
    await client.query('commit');
    isRead = true;
  } catch (cause) {
    throw asConnectionLost(cause);
  } finally {
    // A cursor that was left half read ends with its connection.
    client.release(!isRead);
  }
}

/** The settings that row-level security reads, for one establishment. */
export function ofEstablishment(establishmentId: number): string {
  if (!Number.isSafeInteger(establishmentId)) throw new TypeError('establishmentId is not an integer');
  return `set local app.establishment_id = '${establishmentId}'; set local app.scope = 'tenant'`;
}

/** The same for a named exception, without an establishment. */
export function underScope(scope: SecurityScope): string {
  return `set local app.establishment_id = ''; set local app.scope = '${scope}'`;
}

/** The settings for what the head of an establishment has granted to staff: without a grant that lasts, its rows answer nothing. */
export function asGranted(establishmentId: number): string {
  if (!Number.isSafeInteger(establishmentId)) throw new TypeError('establishmentId is not an integer');
  return `${underScope('granted')}; set local app.granted_id = '${establishmentId}'`;
}
