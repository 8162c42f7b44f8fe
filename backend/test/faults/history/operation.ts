/** The requests during a fault, their answers, and what the product holds of them. */
import type { ValuationAction, ValuationStatus } from '@valorisation/rules';

/** What an operation does to the rows that it names or creates; a copy names its original. */
export const ACTIONS = [
  'create',
  'edit',
  'edit-terms',
  'complete',
  'archive',
  'unarchive',
  'undo-archive',
  'duplicate',
  'duplicate-and-archive',
  'delete',
  'show',
  'hide',
  'add-history',
] as const satisfies readonly (ValuationAction | 'create')[];

export type Action = (typeof ACTIONS)[number];

/** `unknown`: no answer, or a 503. The operation may have happened once, or not at all. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** A row as an answer showed it. */
export interface Seen {
  readonly row: number;
  readonly version: number;
  readonly status: ValuationStatus;
}

export interface Operation {
  /** Sent with the call, and stored with each event that it caused. */
  readonly id: string;
  readonly action: Action;
  readonly rows: readonly number[];
  /** Milliseconds of a monotonic clock. */
  readonly begun: number;
  readonly ended: number;
  readonly outcome: Outcome;
  /** The code of a refusal. */
  readonly code?: string;
  readonly seen: readonly Seen[];
  /** For an operation on several rows: those that its answer reports as changed. */
  readonly changed?: readonly number[];
}

/** A line of the journal about a row of the history. */
export interface Recorded {
  readonly row: number;
  readonly version: number;
  readonly type: string;
  /** The status after the event, where the event states it. */
  readonly status?: ValuationStatus;
  /** For a row's first event: whether it has an amount. */
  readonly computed?: boolean;
  readonly operation: string;
}

export interface History {
  readonly operations: readonly Operation[];
  /** Every event of the rows that the operations named, made or saw, and every event that an operation caused. */
  readonly journal: readonly Recorded[];
  /** The final rows of the table; deleted rows are absent. */
  readonly table: readonly Seen[];
}

/** An error, with its operation and its row. */
export interface Finding {
  readonly fault:
    | 'lost'
    | 'doubled'
    | 'refused and done'
    | 'not requested'
    | 'another effect'
    | 'illegal'
    | 'versions not in a row'
    | 'out of order'
    | 'never was so'
    | 'refused without reason'
    | 'table differs';
  readonly row?: number;
  readonly version?: number;
  readonly operation?: string;
  readonly detail?: string;
}
