import { Client, type ClientConfig } from 'pg';
import { asConnectionLost } from './sql-errors.js';

export interface ConnectionConfig extends ClientConfig {
  /** False: statements leave without their names. */
  readonly prepared?: boolean;
}

/**
 * A client that names what happened when the server, or whoever stands before it, takes a connection and ends it at once,
 * as one does that is going down: pg tells it by a plain error, which nobody could tell from a fault of ours.
 */
export class NamedLossClient extends Client {
  constructor(config?: string | ConnectionConfig) {
    super(config);
    if (typeof config === 'object' && config.prepared === false) this.query = withoutNames(this.query.bind(this));
    // Lost while it is lent and nobody asks it anything: the next question is told. Unheard, the loss would end the process.
    this.on('error', () => undefined);
  }

  override connect(): Promise<Client>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<Client> | void {
    if (callback === undefined) {
      return super.connect().catch((error: unknown) => {
        throw asConnectionLost(error);
      });
    }
    super.connect((error: Error) => callback(asConnectionLost(error) as Error));
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
