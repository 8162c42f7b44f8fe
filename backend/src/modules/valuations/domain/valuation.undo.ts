import { isActive, transition, UNDO_ARCHIVE_SECONDS, ValuationStatus } from '@valorisation/rules';
import type { ChangeContext } from './valuation.change.js';
import { archivingStays, refusedTransition } from './valuation.errors.js';
import type { ValuationState } from './valuation.state.js';

export interface LastEvent {
  readonly type: string;
  /** The version that it made. */
  readonly version: number;
  readonly actorId: number | null;
  readonly occurredAt: Date;
  /** Null for the first event of a row. */
  readonly statusBefore: ValuationStatus | null;
}

/**
 * The status of a row before it was archived; only for the person who archived it at most 60 s ago, without a later
 * event.
 * @throws 409 `transition_refusee` on a row that is not archived, `archivage_definitif` in every other case
 */
export function statusBeforeArchiving(
  { status, version }: Pick<ValuationState, 'status' | 'version'>,
  last: LastEvent | undefined,
  { actorId, now }: Pick<ChangeContext, 'actorId' | 'now'>,
): ValuationStatus {
  if (isActive(status)) throw refusedTransition();
  if (last?.type !== 'valuation.archived' || last.version !== version) throw archivingStays();
  const isLate = now.getTime() - last.occurredAt.getTime() > UNDO_ARCHIVE_SECONDS * 1000;
  if (last.actorId !== actorId || isLate || last.statusBefore === null) throw archivingStays();
  const outcome = transition('undo-archive', status, last.statusBefore);
  if (!outcome.ok) throw refusedTransition();
  return outcome.to;
}
