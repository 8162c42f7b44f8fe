import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Member } from '../../../platform/access/actor.js';
import { refuseFields, DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { AccountErasure } from './account-erasure.js';
import { Accounts } from './accounts.port.js';
import { AssociatedInvitation } from './associated-invitation.js';
import { DeferredInvitations } from './deferred-invitations.port.js';
import { accountTransaction } from './link-service.js';

/**
 * Adds a collaborator's account (specification section 7, POST /v1/user/add/associated): a mail lets its holder choose a
 * password. An address that has an account elsewhere is answered alike, and its holder is told. Answers the account's id.
 * Refusals: `adresse_de_la_maison`, `trop_de_tentatives`.
 */
export class AddAssociated extends Command<number> {
  constructor(
    readonly actor: Member,
    readonly person: { readonly email: string; readonly firstName: string; readonly lastName: string },
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * Sends the invitation again (GET /v1/user/send/mail/associated/{id}): the earlier link is dead.
 * Refusals: `introuvable`, also for somebody else's account; `associe_deja_actif`, `trop_de_tentatives`.
 */
export class ResendInvitation extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly accountId: number,
    readonly remoteAddress: string,
  ) {
    super();
  }
}

/**
 * Removes an associated account (POST /v1/user/delete/{id}): its sessions end at once, its work stays.
 * Refusal: `introuvable`, also for one's own and for somebody else's account.
 */
export class RemoveAssociated extends Command<void> {
  constructor(
    readonly actor: Member,
    readonly accountId: number,
  ) {
    super();
  }
}

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
