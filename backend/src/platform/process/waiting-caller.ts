/**
 * Who waits for what is being done: the caller of a request, for so long and no longer (ADR 81). Nobody waits for a job.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { unavailable } from '../errors/domain-error.js';

const current = new AsyncLocalStorage<WaitingCaller>();

export class WaitingCaller {
  /** How long they have waited, without what takes its time. */
  waitedMs = 0;
  /** They were told to come again: what is still being done for them changes nothing any more. */
  isSentAway = false;
  /** Works under way that take their time. */
  inNoHurry = 0;
}

export function forCaller<Result>(caller: WaitingCaller, work: () => Result): Result {
  return current.run(caller, work);
}

/** Runs what is long by its nature and has a limit of its own: a document, a file that is read or looked through. */
export async function takingItsTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const caller = current.getStore();
  if (caller === undefined) return work();
  caller.inNoHurry += 1;
  try {
    return await work();
  } finally {
    caller.inNoHurry -= 1;
  }
}

/** @throws DomainError `service_indisponible` for a caller who has been told just that already */
export function assertWaitedFor(): void {
  if (current.getStore()?.isSentAway === true) throw unavailable();
}
