import type { Pool, PoolClient, QueryConfig, QueryResultRow } from 'pg';
import { connectPipelined, type PipelinedClient } from './pipelined-client.js';
import { asConnectionLost, isDatabaseAway } from './sql-errors.js';

interface Loan {
  readonly client: Promise<PoolClient & PipelinedClient>;
  inFlight: number;
  lost: boolean;
}

/**
 * One connection of a pipelined pool for many small reads at once, each a statement by itself. Those of one turn of the
 * event loop leave in one write, and their answers come back in few: under load that costs a fraction of a connection
 * each. The pool has the connection back when nothing is in flight.
 */
export class SharedConnection {
  private loan: Loan | undefined;

  constructor(private readonly pool: Pool) {}

  /** The row type of a query is its author's word: pg hands over what the text selects. */
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
  // A connection that never came cannot be given back; who asked has the error.
  const given = await client.catch(() => undefined);
  given?.release(lost);
}
