import type { Subject } from '../../../platform/errors/error-catalogue.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';

/** How long both heads have to agree. */
const DAYS = 30;

export interface Transfer {
  readonly id: number;
  readonly version: number;
  readonly sourceId: number;
  readonly targetId: number;
  readonly state: 'asked' | 'agreed' | 'done' | 'refused' | 'withdrawn';
  readonly endsAt: Date;
}

export const endOf = (askedAt: Date): Date => new Date(askedAt.getTime() + DAYS * 86_400_000);

/** What became of it, in the refusal of a later act. */
const CLOSED: Readonly<Record<Transfer['state'], Subject>> = {
  asked: 'transferWaits',
  agreed: 'transferWaits',
  done: 'transferDone',
  refused: 'transferRefused',
  withdrawn: 'transferWithdrawn',
};

/**
 * @param found the transfer as the caller's establishment sees it
 * @param awaited the states in which the act is possible
 * @throws DomainError `introuvable` on the wrong side, `transfert_clos` when it waits for another act or has ended
 */
export function assertWaits(
  found: Transfer | undefined,
  awaited: readonly Transfer['state'][],
  now: Date,
  isRightSide: (transfer: Transfer) => boolean = () => true,
): asserts found is Transfer {
  if (found === undefined || !isRightSide(found)) throw notFound('transfer');
  const subject = CLOSED[found.state];
  const isOpen = subject === 'transferWaits';
  if (isOpen && found.endsAt <= now) throw new DomainError('transfert_clos', { subject: 'transferEnded' });
  if (!awaited.includes(found.state)) throw new DomainError('transfert_clos', { subject });
}
