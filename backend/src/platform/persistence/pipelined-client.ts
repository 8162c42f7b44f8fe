import type { Pool, PoolClient } from 'pg';
import { DatabaseClient } from './database-client.js';

/**
 * A client whose statements can leave together. pg writes each one separately; held back, they leave in one write and
 * wake the server once. Over TLS pg bypasses this socket, and each leaves separately.
 */
export class PipelinedClient extends DatabaseClient {
  /** The statements of `ask` leave in one write. */
  together<Answer>(ask: () => Answer): Answer {
    this.socket.cork();
    try {
      return ask();
    } finally {
      this.socket.uncork();
    }
  }

  /** Statements until the end of this turn of the event loop leave in one write. */
  holdForThisTurn(): void {
    if (this.socket.writableCorked > 0) return;
    this.socket.cork();
    setImmediate(() => this.socket.uncork());
  }
}

/** @throws TypeError for a pool that `readPool` did not make */
export async function connectPipelined(pool: Pool): Promise<PoolClient & PipelinedClient> {
  const client = await pool.connect();
  if (client instanceof PipelinedClient) return client;
  client.release();
  throw new TypeError('the pool does not lend pipelined clients');
}
