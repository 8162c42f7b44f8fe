/** A command of the suite, applied each time to its own subject. */
import type { ApiClient } from '../../support/api-client.js';
import type { Stage } from './stage.js';

/** SQL that finds what a command leaves in the tables: one row for each time that it was done. */
export type Trace = readonly [sql: string, ...values: readonly unknown[]];

/** A call that is ready to be sent. */
export interface ReadyAct {
  readonly by: ApiClient;
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A string is sent as a file. */
  readonly body?: object | string;
  readonly leaves: Trace;
  /** For a call that waits for a document. */
  readonly patienceMs?: number;
}

export interface Act {
  readonly name: string;
  /** The class of the command, or the method of the staff resource kit. */
  readonly command: string;
  /** The table where the command is held, when it leaves nothing in the journal. */
  readonly silentlyIn?: string;
  /** One call may repeat its work: a file that its storage has cut is printed again before it is served. */
  readonly mayRepeat?: boolean;
  /** Creates a subject that no other act touches. */
  readonly prepare: (stage: Stage) => Promise<ReadyAct>;
}
