import { unavailable } from '../errors/domain-error.js';
import type { Slots } from '../process/slots.js';

/** Leaves time for the work itself before the deadline of a request (ADR 81). */
const LONGEST_WAIT_MS = 5_000;
/** Waiting calls use memory or disk. */
const MOST_WAITING = 24;
/** While others wait, a turn stays taken this long after its work, so that many short calls do not fill the machine. */
const REST_MS = 50;

/**
 * Does a caller's work when its owner's turn has come.
 * @param gone aborted when the caller leaves
 * @throws DomainError 503 `service_indisponible` when no turn comes
 */
export async function inTurn<Result>(
  slots: Slots,
  owner: string,
  gone: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  if (slots.waiting >= MOST_WAITING) throw unavailable();
  await slots.take(AbortSignal.any([gone, AbortSignal.timeout(LONGEST_WAIT_MS)]), owner).catch(() => {
    throw unavailable();
  });
  try {
    return await work();
  } finally {
    if (slots.waiting > 0) setTimeout(() => slots.give(owner), REST_MS).unref();
    else slots.give(owner);
  }
}
