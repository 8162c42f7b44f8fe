import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import { DomainError, notFound, refuseFields } from '../../../platform/errors/domain-error.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { AccountErasure } from './account-erasure.js';
import { Accounts } from './accounts.port.js';
import { AddAssociated, RemoveAssociated, ResendInvitation } from './associated.command.js';
import { AssociatedInvitation } from './associated-invitation.js';
import { DeferredInvitations } from './deferred-invitations.port.js';
import { accountTransaction } from './link-service.js';

@CommandHandler(AddAssociated)
export class AddAssociatedHandler implements ICommandHandler<AddAssociated> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly deferred: DeferredInvitations,
    private readonly invitation: AssociatedInvitation,
    private readonly limits: PublicLimits,
  ) {}

  async execute({ actor, person, remoteAddress }: AddAssociated): Promise<number> {
    await this.limits.take('associated-invitation', remoteAddress, ownSubject(actor), person.email);
    return this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      const known = await this.accounts.findCredentials(person.email);
      const isOfTheHouse = known?.establishmentId === actor.establishmentId;
      if (isOfTheHouse || (await this.deferred.has(tx, person.email))) {
        throw refuseFields({ email: { code: 'adresse_de_la_maison' } });
      }
      const id = await this.accounts.nextId(tx);
      await this.invitation.open(tx, { ...person, id }, actor);
      return id;
    });
  }
}

@CommandHandler(ResendInvitation)
export class ResendInvitationHandler implements ICommandHandler<ResendInvitation> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly deferred: DeferredInvitations,
    private readonly invitation: AssociatedInvitation,
    private readonly limits: PublicLimits,
  ) {}

  async execute({ actor, accountId, remoteAddress }: ResendInvitation): Promise<void> {
    await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      const account = await this.accounts.find(tx, accountId);
      const own = account?.state.parentId === actor.accountId ? account.state : undefined;
      if (own !== undefined && own.activatedAt !== null) throw new DomainError('associe_deja_actif');
      const invited = own ?? (await this.deferred.find(tx, accountId));
      if (invited === undefined) throw notFound('account');
      await this.limits.take('associated-invitation', remoteAddress, ownSubject(actor), invited.email);
      if (own === undefined) await this.invitation.reopen(tx, invited, actor);
      else await this.invitation.send(tx, invited, actor);
    });
  }
}

@CommandHandler(RemoveAssociated)
export class RemoveAssociatedHandler implements ICommandHandler<RemoveAssociated> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly deferred: DeferredInvitations,
    private readonly erasure: AccountErasure,
  ) {}

  async execute({ actor, accountId }: RemoveAssociated): Promise<void> {
    await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      if (await this.deferred.remove(tx, accountId)) return;
      const account = await this.accounts.find(tx, accountId);
      if (account?.state.parentId !== actor.accountId) throw notFound('account');
      await this.erasure.erase(tx, account, 'associated-removed');
      await this.accounts.save(tx, account);
    });
  }
}

/** Another establishment that invites the same person spends nothing of this one's. */
const ownSubject = ({ establishmentId }: Member): string => `establishment ${establishmentId}`;

export const associatedHandlers = [AddAssociatedHandler, ResendInvitationHandler, RemoveAssociatedHandler];
