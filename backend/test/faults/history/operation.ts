/** What people asked for while something failed, what they were told, and what the product keeps of it. */
import type { ValuationAction, ValuationStatus } from '@valorisation/rules';

/** What an operation does to the rows that it names, or makes; a copy names its original. */
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

/** `unknown`: no answer, or one that promises nothing (503): it may have happened, once, or not. */
export type Outcome = 'done' | 'refused' | 'unknown';

/** A row as an answer showed it. */
export interface Seen {
  readonly row: number;
  readonly version: number;
  readonly status: ValuationStatus;
}

export interface Operation {
  /** Travels with the call and stands beside each event that it caused. */
  readonly id: string;
  readonly action: Action;
  readonly rows: readonly number[];
  /** Milliseconds of one clock that never goes back. */
  readonly begun: number;
  readonly ended: number;
  readonly outcome: Outcome;
  /** The code of a refusal. */
  readonly code?: string;
  readonly seen: readonly Seen[];
  /** Of one on several rows: those that its answer says it changed. */
  readonly changed?: readonly number[];
}

/** A line of the journal about a row of the history. */
export interface Recorded {
  readonly row: number;
  readonly version: number;
  readonly type: string;
  /** The status that the event says it left the row with, where it says one. */
  readonly status?: ValuationStatus;
  /** Of a row's first event: whether an amount came along. */
  readonly computed?: boolean;
  readonly operation: string;
}

export interface History {
  readonly operations: readonly Operation[];
  /** Every event of the rows that the operations named, made or saw, and every event that an operation caused. */
  readonly journal: readonly Recorded[];
  /** The rows as their table holds them in the end; a deleted one is not among them. */
  readonly table: readonly Seen[];
}

/** What must not be: who reads it finds the operation and the row. */
export interface Finding {
  readonly fault:
    | 'lost'
    | 'doubled'
    | 'refused and done'
    | 'asked by nobody'
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
