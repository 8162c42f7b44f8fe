import { Socket } from 'node:net';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import type { Patience } from './patience.js';
import { forgetSilence, watchSilence } from './silence-watch.js';
import { asConnectionLost } from './sql-errors.js';

export interface ConnectionConfig extends ClientConfig {
  /** False: statements leave without their names. */
  readonly prepared?: boolean;
  readonly patience?: Patience;
}

/**
 * Every connection of the product, of whichever pool. It names what happened when the server, or whoever stands before it,
 * takes a connection and ends it at once, as one does that is going down: pg tells it by a plain error, which nobody could
 * tell from a fault of ours. With a patience it ends what a stalled network would have it wait for; not `prepared`, its
 * statements have no names.
 */
export class DatabaseClient extends Client {
  protected readonly socket: Socket;
  readonly #watched: { readonly socket: Socket; answeredAt: number; readonly silenceMs: number } | undefined;

  constructor(config: ConnectionConfig = {}) {
    const socket = new Socket();
    const { patience, prepared } = config;
    // The pool's own deadline counts from the asking on; this one is for the connection alone.
    super({ ...config, stream: () => socket, ...(patience && { connectionTimeoutMillis: patience.connectMs }) });
    this.socket = socket;
    if (prepared === false) this.query = withoutNames(this.query.bind(this));
    // Lost while it is lent and nobody asks it anything: the next question is told. Unheard, the loss would end the process.
    this.on('error', () => undefined);
    if (patience !== undefined) this.#watched = { socket, answeredAt: 0, silenceMs: patience.silenceMs };
    this.on('drain', () => this.#isAnswered());
  }

  override connect(): Promise<Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<Client> | void {
    if (callback === undefined) {
      return super.connect().then(
        () => {
          this.#isOpen();
          return this;
        },
        (error: unknown) => {
          throw asConnectionLost(error);
        },
      );
    }
    super.connect((error: Error | null) => {
      if (error === null) this.#isOpen();
      callback(asConnectionLost(error) as Error);
    });
  }

  #isOpen(): void {
    this.#isAnswered();
    const watched = this.#watched;
    if (watched === undefined) return;
    watchSilence(watched);
    this.once('end', () => forgetSilence(watched));
  }

  #isAnswered(): void {
    if (this.#watched !== undefined) this.#watched.answeredAt = this.socket.bytesWritten;
  }
}

type Lent = (error: Error | undefined, client: PoolClient | undefined, release: (done?: unknown) => void) => void;

/** A pool that tells a connection for which it was waited in vain as a lost one. */
export class DatabasePool extends Pool {
  constructor(config: PoolConfig & { readonly patience?: Patience }) {
    const { patience } = config;
    super({ Client: DatabaseClient, ...config, ...(patience && { connectionTimeoutMillis: patience.loanMs }) });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Lent): void;
  override connect(callback?: Lent): Promise<PoolClient> | void {
    if (callback === undefined) {
      return super.connect().catch((error: unknown) => {
        throw asConnectionLost(error);
      });
    }
    super.connect((error, client, release) => callback(asConnectionLost(error) as Error | undefined, client, release));
  }
}

/** A session that changes with each transaction keeps no statement: each is parsed anew. */
function withoutNames(query: Client['query']): Client['query'] {
  const ask = (first: unknown, ...rest: readonly unknown[]): unknown =>
    Reflect.apply(query, undefined, [unnamed(first), ...rest]);
  return ask as Client['query'];
}

function unnamed(question: unknown): unknown {
  if (typeof question !== 'object' || question === null || !('name' in question) || 'submit' in question)
    return question;
  return { ...question, name: undefined };
}
