/** The caller who waits for the present work, with a limited time (ADR 81). A job has no waiting caller. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { unavailable } from '../errors/domain-error.js';

const current = new AsyncLocalStorage<WaitingCaller>();

export class WaitingCaller {
  /** How long the caller has waited, without work that is slow by nature. */
  waitedMs = 0;
  /** The caller was told to come again, so the rest of the work must change nothing. */
  isSentAway = false;
  /** The number of running works that are slow by nature. */
  inNoHurry = 0;
}

export function forCaller<Result>(caller: WaitingCaller, work: () => Result): Result {
  return current.run(caller, work);
}

/** Runs work that is slow by nature and has its own limit: a document, a file that is read or scanned. */
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

/** @throws DomainError `service_indisponible` for a caller who has already been told so */
export function assertWaitedFor(): void {
  if (current.getStore()?.isSentAway === true) throw unavailable();
}
