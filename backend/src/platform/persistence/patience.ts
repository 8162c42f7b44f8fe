/** How long a process waits for its database before it counts as away. */
export interface Patience {
  /** The longest wait for a new connection. */
  readonly connectMs: number;
  /** The longest wait for one of the pool's connections while all are in use. */
  readonly loanMs: number;
  /** The longest wait for the next byte of an answer. */
  readonly silenceMs: number;
  /** The longest wait for a row that another writer holds. */
  readonly lockMs: number;
  /** The server ends an idle transaction after this time, so that its locks are freed. */
  readonly idleMs: number;
}

/**
 * No caller waits longer than ten seconds: a 503 to try again replaces a useless wait. After waiting for a connection,
 * a caller may also wait for its answer; one deadline limits all waits of a request together (ADR 81).
 */
export const PATIENCE_OF_THE_API: Patience = {
  connectMs: 2_500,
  loanMs: 2_500,
  silenceMs: 7_000,
  lockMs: 6_000,
  idleMs: 10_000,
};

/** The limits for work without a waiting caller, which may run long statements. A failed job is retried. */
export const PATIENCE_OF_THE_WORKER: Patience = {
  connectMs: 10_000,
  loanMs: 60_000,
  silenceMs: 120_000,
  lockMs: 60_000,
  idleMs: 60_000,
};
