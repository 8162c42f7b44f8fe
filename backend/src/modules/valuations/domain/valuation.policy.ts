import { isActive, type ValuationStatus } from '@valorisation/rules';
import type { Actor } from '../../../platform/access/actor.js';
import type { StoredEvent } from '../../../platform/events/event-shape.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { valuationReader } from './valuation.events.js';

export interface RowVisibility {
  readonly visible: boolean;
  readonly createdBy: number;
}

export interface PersonRow extends RowVisibility {
  readonly id: number;
  readonly status: ValuationStatus;
}

/** Only the main account and the associated account that created it see a limited row. */
export function canSee(actor: Pick<Actor, 'accountId' | 'associated'>, row: RowVisibility): boolean {
  return row.visible || !actor.associated || row.createdBy === actor.accountId;
}

/** True when the account could see a deleted row, by the stored event of its deletion. @throws UnreadableEvent */
export function sawDeleted(actor: Pick<Actor, 'accountId' | 'associated'>, stored: StoredEvent): boolean {
  const event = valuationReader.read(stored);
  return event.type === 'valuation.deleted' && canSee(actor, event.payload);
}

/** A profile whose rows are all limited to others is hidden too. Everybody sees a profile without rows. */
export function canSeeProfile(actor: Pick<Actor, 'accountId' | 'associated'>, rows: readonly RowVisibility[]): boolean {
  return rows.length === 0 || rows.some((row) => canSee(actor, row));
}

/**
 * True when a row added to a person is visible by default. False if all active rows of the person are limited; without
 * active rows, if all rows are limited.
 * @param seen the person's rows that the actor sees; hidden rows must not decide, because the new row would reveal them
 */
export function startsVisible(seen: readonly Pick<PersonRow, 'visible' | 'status'>[]): boolean {
  const active = seen.filter(({ status }) => isActive(status));
  const deciding = active.length > 0 ? active : seen;
  return deciding.length === 0 || deciding.some(({ visible }) => visible);
}

/** @throws 404 `introuvable`, as for another establishment's row */
export function assertSees(actor: Pick<Actor, 'accountId' | 'associated'>, row: RowVisibility): void {
  if (!canSee(actor, row)) throw notFound('valuation');
}

/** The audience of a stored total, beside single accounts (by id) with limited rows of their own. */
export const AUDIENCE = { everything: 0, visibleOnly: -1 } as const;
