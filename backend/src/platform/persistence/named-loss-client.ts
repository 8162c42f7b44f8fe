import { Client, type ClientConfig } from 'pg';
import { asConnectionLost } from './sql-errors.js';

/**
 * A client that names what happened when the server, or whoever stands before it, takes a connection and ends it at once,
 * as one does that is going down: pg tells it by a plain error, which nobody could tell from a fault of ours.
 */
export class NamedLossClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
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
