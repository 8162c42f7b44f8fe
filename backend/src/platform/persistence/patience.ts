/** How long a process waits for its database before it tells that it is away. */
export interface Patience {
  /** For a new connection. */
  readonly connectMs: number;
  /** For one of the pool's connections, while others hold them all. */
  readonly loanMs: number;
  /** For the next byte of an answer. */
  readonly silenceMs: number;
  /** For a row that another writer holds. */
  readonly lockMs: number;
  /** The server ends a transaction of which it hears nothing more for so long: its locks are those of nobody. */
  readonly idleMs: number;
}

/**
 * Nobody waits longer than ten seconds for an answer: 503 and another try take the place of a wait in vain. Who has waited
 * for a connection may wait for what is asked over it as well; for all the waits of a request together there is one
 * deadline (ADR 81).
 */
export const PATIENCE_OF_THE_API: Patience = {
  connectMs: 2_500,
  loanMs: 2_500,
  silenceMs: 7_000,
  lockMs: 6_000,
  idleMs: 10_000,
};

/** Whatever nobody waits for: long statements are part of it, and a job is tried again. */
export const PATIENCE_OF_THE_WORKER: Patience = {
  connectMs: 10_000,
  loanMs: 60_000,
  silenceMs: 120_000,
  lockMs: 60_000,
  idleMs: 60_000,
};
