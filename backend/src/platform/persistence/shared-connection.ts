import type { Pool, PoolClient, QueryConfig, QueryResultRow } from 'pg';
import { connectPipelined, type PipelinedClient } from './database-client.js';
import { asConnectionLost, isDatabaseAway } from './sql-errors.js';

interface Loan {
  readonly client: Promise<PoolClient & PipelinedClient>;
  inFlight: number;
  lost: boolean;
}

/**
 * One connection of a pipelined pool for many small reads, each a separate statement. Statements in one turn of the event
 * loop are sent in one write, and their answers come back in few reads. Under load this costs far less than a connection for
 * each statement. The pool gets the connection back when nothing is running.
 */
export class SharedConnection {
  private loan: Loan | undefined;

  constructor(private readonly pool: Pool) {}

  /** The author of a query states its row type; pg does not check it. */
  async query<Row extends object>(query: QueryConfig): Promise<Row[]> {
    const loan = (this.loan ??= { client: connectPipelined(this.pool), inFlight: 0, lost: false });
    loan.inFlight += 1;
    try {
      const client = await loan.client;
      client.holdForThisTurn();
      const { rows } = await client.query<QueryResultRow>(query);
      return rows as Row[];
    } catch (cause) {
      const error = asConnectionLost(cause);
      loan.lost ||= isDatabaseAway(error);
      throw error;
    } finally {
      loan.inFlight -= 1;
      if (this.loan === loan && (loan.lost || loan.inFlight === 0)) this.loan = undefined;
      if (loan.inFlight === 0) await giveBack(loan);
    }
  }
}

async function giveBack({ client, lost }: Loan): Promise<void> {
  // A connection that never came cannot be released. The caller gets the error.
  const given = await client.catch(() => undefined);
  given?.release(lost);
}
