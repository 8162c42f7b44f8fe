import { Socket } from 'node:net';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import type { Patience } from './patience.js';
import { asConnectionLost } from './sql-errors.js';

const TURN_MS = 500;

interface Watched {
  readonly socket: Socket;
  /** Bytes written when the last answer was complete. */
  readonly answeredAt: number;
  readonly silenceMs: number;
}

const watched = new Map<Watched, { heard: number; turns: number }>();
let timer: NodeJS.Timeout | undefined;

/**
 * Ends connections that owe an answer and send no byte: a stalled network refuses nothing, and callers would wait for
 * ever. It counts turns and not time, so that a process that stood still itself ends no connection.
 */
function watchSilence(connection: Watched): void {
  watched.set(connection, { heard: connection.socket.bytesRead, turns: 0 });
  timer ??= setInterval(look, TURN_MS).unref();
}

function forgetSilence(connection: Watched): void {
  watched.delete(connection);
  if (watched.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

function look(): void {
  for (const [{ socket, answeredAt, silenceMs }, seen] of watched) {
    const isDue = socket.bytesWritten > answeredAt;
    seen.turns = isDue && socket.bytesRead === seen.heard ? seen.turns + 1 : 0;
    seen.heard = socket.bytesRead;
    if (seen.turns * TURN_MS >= silenceMs) socket.destroy();
  }
}

export interface ConnectionConfig extends ClientConfig {
  /** False: statements have no names. */
  readonly prepared?: boolean;
  /** The name of a statement that its caller passes as a text; undefined for one to parse at each call. */
  readonly nameOf?: (text: string) => string | undefined;
  readonly patience?: Patience;
}

const preparedNames = new Map<string, string>();

/** A fixed text that the writing side prepares once for each connection. The server keeps it, so texts must be few. */
export function prepared(name: string, text: string): string {
  preparedNames.set(text, name);
  return text;
}

export const preparedName = (text: string): string | undefined => preparedNames.get(text);

/**
 * Every database connection of the product. If the server, or a pooler before it, accepts a connection and ends it at
 * once during a stop, pg gives a plain error; this client marks it as a lost connection. With a patience it ends waits
 * on a stalled network. Without `prepared` its statements have no names.
 */
export class DatabaseClient extends Client {
  protected readonly socket: Socket;
  readonly #watched: { readonly socket: Socket; answeredAt: number; readonly silenceMs: number } | undefined;

  constructor(config: ConnectionConfig = {}) {
    const socket = new Socket();
    const { patience, prepared, nameOf } = config;
    // The pool's deadline starts with the request; this one is only for the connection.
    super({ ...config, stream: () => socket, ...(patience && { connectionTimeoutMillis: patience.connectMs }) });
    this.socket = socket;
    if (prepared === false) this.query = withoutNames(this.query.bind(this));
    else if (nameOf !== undefined) this.query = withNames(this.query.bind(this), nameOf);
    // A connection may be lost while it is lent but idle; its next query reports it. Without this listener the loss
    // would end the process.
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

/** A pool that reports a failed wait for a connection as a lost connection. */
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

/** Removes the names of statements. The server's session may change for each transaction, so each is parsed again. */
function withoutNames(query: Client['query']): Client['query'] {
  const ask = (first: unknown, ...rest: readonly unknown[]): unknown =>
    Reflect.apply(query, undefined, [unnamed(first), ...rest]);
  return ask as Client['query'];
}

/** For callers that cannot name a statement: TypeORM and BullMQ pass a text and its values. */
function withNames(query: Client['query'], nameOf: (text: string) => string | undefined): Client['query'] {
  const ask = (text: unknown, values: unknown, ...rest: readonly unknown[]): unknown => {
    const name = typeof text === 'string' && Array.isArray(values) ? nameOf(text) : undefined;
    return Reflect.apply(
      query,
      undefined,
      name === undefined ? [text, values, ...rest] : [{ name, text, values }, ...rest],
    );
  };
  return ask as Client['query'];
}

function unnamed(question: unknown): unknown {
  if (typeof question !== 'object' || question === null || !('name' in question) || 'submit' in question)
    return question;
  return { ...question, name: undefined };
}

/**
 * A client that can send several statements in one write, which wakes the server once. pg alone writes each statement
 * separately. Over TLS pg bypasses this socket, so each statement is sent separately.
 */
export class PipelinedClient extends DatabaseClient {
  /** Sends the statements of `ask` in one write. */
  together<Answer>(ask: () => Answer): Answer {
    this.socket.cork();
    try {
      return ask();
    } finally {
      this.socket.uncork();
    }
  }

  /** Sends the statements until the end of this turn of the event loop in one write. */
  holdForThisTurn(): void {
    if (this.socket.writableCorked > 0) return;
    this.socket.cork();
    setImmediate(() => this.socket.uncork());
  }
}

const BEGIN = 'START TRANSACTION';

/** TypeORM's client: it does not wait for the start of a transaction, which leaves in one write with what follows. */
export class WritingClient extends PipelinedClient {
  constructor(config: ConnectionConfig = {}) {
    super(config);
    const query = this.query.bind(this);
    const ask = (first: unknown, ...rest: readonly unknown[]): unknown => {
      if (first !== BEGIN || rest.some((one) => one !== undefined))
        return Reflect.apply(query, undefined, [first, ...rest]);
      this.holdForThisTurn();
      // A lost connection also fails the next statement, which reports it.
      query(BEGIN).catch(() => undefined);
      return Promise.resolve();
    };
    this.query = ask as Client['query'];
  }
}

/** @throws TypeError for a pool that `readPool` did not make */
export async function connectPipelined(pool: Pool): Promise<PoolClient & PipelinedClient> {
  const client = await pool.connect();
  if (client instanceof PipelinedClient) return client;
  client.release();
  throw new TypeError('the pool does not lend pipelined clients');
}
