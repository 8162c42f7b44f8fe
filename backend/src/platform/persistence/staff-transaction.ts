import type { Actor } from '../access/actor.js';
import type { TransactionContext } from './unit-of-work.js';

/** For an act of staff on rows without an establishment. */
export function staffTransaction({
  accountId,
  correlationId,
}: Pick<Actor, 'accountId' | 'correlationId'>): TransactionContext {
  return { establishmentId: null, scope: 'staff', actorId: accountId, correlationId };
}
