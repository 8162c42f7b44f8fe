/**
 * Which request something is about, from the request to the jobs that follow from it: the number that a refusal shows is in
 * every log line, in the journal, and is the trace (ADR 66).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

export function correlated<Result>(correlationId: string, work: () => Result): Result {
  return current.run(correlationId, work);
}

/** Of the job that is being done; undefined outside of jobs. */
export function currentCorrelation(): string | undefined {
  return current.getStore();
}

export interface TraceIds {
  readonly traceId: string;
  /** Of the trace's first span. */
  readonly spanId: string;
}

/** The same in every process: nothing but the number itself has to travel. */
export function traceIdsOf(correlationId: string): TraceIds {
  const hash = createHash('sha256').update(correlationId).digest('hex');
  return { traceId: hash.slice(0, 32), spanId: hash.slice(32, 48) };
}
