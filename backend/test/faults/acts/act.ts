/** A command as the suite asks for it, each time of a subject of its own. */
import type { ApiClient } from '../../support/api-client.js';
import type { Stage } from './stage.js';

/** SQL that finds what a command leaves in the tables: a row each time that it was done. */
export type Trace = readonly [sql: string, ...values: readonly unknown[]];

/** What somebody is about to ask for. */
export interface ReadyAct {
  readonly by: ApiClient;
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A text is a file. */
  readonly body?: object | string;
  readonly leaves: Trace;
  /** Of one that waits for a document. */
  readonly patienceMs?: number;
}

export interface Act {
  readonly name: string;
  /** The class of the command, or the method of the kit of staff's resources. */
  readonly command: string;
  /** The table at which it is held, where it leaves nothing in the journal. */
  readonly silentlyIn?: string;
  /** One call may do it again by itself: a file that its storage has cut is printed anew before it is handed out. */
  readonly mayRepeat?: boolean;
  /** Makes its subject, which nobody else touches. */
  readonly prepare: (stage: Stage) => Promise<ReadyAct>;
}
