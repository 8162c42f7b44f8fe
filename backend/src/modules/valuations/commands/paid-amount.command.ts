/** What people are paid, as main accounts and the collaborators whom they allow enter it (ADR 119). */
import type { PaidAmount } from '@valorisation/rules';
import type { Member } from '../../../platform/access/actor.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { ownScope } from '../../../platform/persistence/security-scopes.js';
import { UnitOfWork, type TransactionContext } from '../../../platform/persistence/unit-of-work.js';
import { PaidAmounts } from '../persistence/paid-amounts.js';
import { viewerOf } from '../queries/viewer.js';
import { memberTransaction } from './valuation-service.js';

/** Enters the gross pay of a function from a day on. Refusals: `introuvable`, `donnees_invalides` for another unit. */
export class EnterPaidAmount extends CommandOf<{ actor: Member; valuationId: number; amount: PaidAmount }>() {}

/** Enters the gross pay of several functions, all or none. Refusals: as for one. */
export class EnterPaidAmounts extends CommandOf<{
  actor: Member;
  given: readonly { readonly valuationId: number; readonly amount: PaidAmount }[];
}>() {}

/** Answers the valuation's id. Refusals: `introuvable`, `version_perimee`. */
export class RemovePaidAmount extends CommandOf<{ actor: Member; id: number; version: number }, number>() {}

const on = handlersWith({ unitOfWork: UnitOfWork, amounts: PaidAmounts });

export const paidAmountCommands = [
  on(EnterPaidAmount, async ({ actor, valuationId, amount }, { unitOfWork, amounts }) =>
    unitOfWork.run(payTransaction(actor), async (tx) => amounts.enter(tx, viewerOf(actor), valuationId, amount)),
  ),
  on(EnterPaidAmounts, async ({ actor, given }, { unitOfWork, amounts }) =>
    unitOfWork.run(payTransaction(actor), async (tx) => amounts.enterAll(tx, viewerOf(actor), given)),
  ),
  on(RemovePaidAmount, async ({ actor, id, version }, { unitOfWork, amounts }) =>
    unitOfWork.run(payTransaction(actor), async (tx) => amounts.remove(tx, viewerOf(actor), id, version)),
  ),
];

/** In it the actor may read and write what people are paid, if the actor may see pay at all. */
export function payTransaction(actor: Member): TransactionContext {
  return { ...memberTransaction(actor), scope: ownScope(actor) };
}
