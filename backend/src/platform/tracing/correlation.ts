/**
 * The number of a request, also in the jobs that follow from it. A refusal shows it, every log line and the journal
 * have it, and it identifies the trace (ADR 66).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

export function correlated<Result>(correlationId: string, work: () => Result): Result {
  return current.run(correlationId, work);
}

/** The number of the running job; undefined outside of jobs. */
export function currentCorrelation(): string | undefined {
  return current.getStore();
}

export interface TraceIds {
  readonly traceId: string;
  /** Id of the trace's first span. */
  readonly spanId: string;
}

/** The ids are the same in every process, so that only the correlation id is passed on. */
export function traceIdsOf(correlationId: string): TraceIds {
  const hash = createHash('sha256').update(correlationId).digest('hex');
  return { traceId: hash.slice(0, 32), spanId: hash.slice(32, 48) };
}
