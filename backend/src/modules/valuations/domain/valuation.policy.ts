import { isActive, type ValuationStatus } from '@valorisation/rules';
import type { Actor } from '../../../platform/access/actor.js';
import type { StoredEvent } from '../../../platform/events/event-reader.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { valuationReader } from './valuation.events.js';

/** What decides who sees a row. */
export interface RowVisibility {
  readonly visible: boolean;
  readonly createdBy: number;
}

/** A row of a person, as far as others depend on it. */
export interface PersonRow extends RowVisibility {
  readonly id: number;
  readonly status: ValuationStatus;
}

/** A limited row exists for the main account and for the associated account that created it. */
export function canSee(actor: Pick<Actor, 'accountId' | 'associated'>, row: RowVisibility): boolean {
  return row.visible || !actor.associated || row.createdBy === actor.accountId;
}

/** Whether the account saw a row that is gone, as the stored event of its deletion tells. @throws UnreadableEvent */
export function sawDeleted(actor: Pick<Actor, 'accountId' | 'associated'>, stored: StoredEvent): boolean {
  const event = valuationReader.read(stored);
  return event.type === 'valuation.deleted' && canSee(actor, event.payload);
}

/** A profile all of whose rows are limited to others is not there either; one without rows is everybody's. */
export function canSeeProfile(actor: Pick<Actor, 'accountId' | 'associated'>, rows: readonly RowVisibility[]): boolean {
  return rows.length === 0 || rows.some((row) => canSee(actor, row));
}

/**
 * Whether a row that is added to a person starts visible where nothing is asked. No if all active rows of the person are limited;
 * without active rows, no if all its rows are limited.
 * @param seen the rows of the person that the actor sees: what is hidden decides nothing, since the new row would tell of it
 */
export function startsVisible(seen: readonly Pick<PersonRow, 'visible' | 'status'>[]): boolean {
  const active = seen.filter(({ status }) => isActive(status));
  const deciding = active.length > 0 ? active : seen;
  return deciding.length === 0 || deciding.some(({ visible }) => visible);
}

/** @throws 404 `introuvable`, as for a row of another establishment. */
export function assertSees(actor: Pick<Actor, 'accountId' | 'associated'>, row: RowVisibility): void {
  if (!canSee(actor, row)) throw notFound('valuation');
}
