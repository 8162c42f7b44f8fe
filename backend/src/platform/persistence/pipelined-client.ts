import type { Pool, PoolClient } from 'pg';
import { DatabaseClient } from './database-client.js';

/**
 * A client whose statements can leave together: pg writes each by itself, held back they leave in one write and wake the
 * server once. Over TLS, where pg writes past this socket, each leaves by itself.
 */
export class PipelinedClient extends DatabaseClient {
  /** What `ask` asks leaves in one write. */
  together<Answer>(ask: () => Answer): Answer {
    this.socket.cork();
    try {
      return ask();
    } finally {
      this.socket.uncork();
    }
  }

  /** What is asked until the end of this turn of the event loop leaves in one write. */
  holdForThisTurn(): void {
    if (this.socket.writableCorked > 0) return;
    this.socket.cork();
    setImmediate(() => this.socket.uncork());
  }
}

/** @throws TypeError for a pool that was not made by `readPool` */
export async function connectPipelined(pool: Pool): Promise<PoolClient & PipelinedClient> {
  const client = await pool.connect();
  if (client instanceof PipelinedClient) return client;
  client.release();
  throw new TypeError('the pool does not lend pipelined clients');
}
