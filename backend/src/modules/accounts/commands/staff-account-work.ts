import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/access/actor.js';
import { notFound } from '../../../platform/errors/domain-error.js';
import { scopeOf, UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import type { Account } from '../domain/account.aggregate.js';
import { assertMayManage } from '../domain/staff-policy.js';
import { Accounts } from '../persistence/accounts.js';

/** Loads an account for an act of staff, in a transaction of its establishment, and saves the result. */
@Injectable()
export class StaffAccountWork {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
  ) {}

  /** @throws DomainError `introuvable`, `acces_refuse` */
  async assertMayManage(actor: Actor, accountId: number): Promise<number | null> {
    const place = await this.accounts.placeOf(accountId);
    if (place === undefined) throw notFound('account');
    assertMayManage(actor, place.role);
    return place.establishmentId;
  }

  /** @throws DomainError `introuvable`, `acces_refuse`, and the refusals of the act */
  async change(
    actor: Actor,
    accountId: number,
    act: (tx: Transaction, account: Account) => Promise<void>,
  ): Promise<void> {
    const establishmentId = await this.assertMayManage(actor, accountId);
    const { accountId: actorId, correlationId } = actor;
    const context = { establishmentId, scope: scopeOf(establishmentId), actorId, correlationId };
    await this.unitOfWork.run(context, async (tx) => {
      const account = await this.accounts.find(tx, accountId);
      if (account === undefined) throw notFound('account');
      await act(tx, account);
      await this.accounts.save(tx, account);
    });
  }
}
