import type { Actor } from '../../../platform/access/actor.js';
import { notFound } from './valuation.errors.js';

/** What decides who sees a row. */
export interface RowVisibility {
  readonly visible: boolean;
  readonly createdBy: number;
}

/** A limited row exists for the main account and for the associated account that created it. */
export function canSee(actor: Pick<Actor, 'accountId' | 'associated'>, row: RowVisibility): boolean {
  return row.visible || !actor.associated || row.createdBy === actor.accountId;
}

/** @throws 404 `introuvable`, as for a row of another establishment. */
export function assertSees(actor: Pick<Actor, 'accountId' | 'associated'>, row: RowVisibility): void {
  if (!canSee(actor, row)) throw notFound();
}
