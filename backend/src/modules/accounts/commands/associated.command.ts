import type { Member } from '../../../platform/access/actor.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { refuseFields, DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { Accounts } from '../persistence/accounts.js';
import { DeferredInvitations } from '../persistence/deferred-invitations.js';
import { PersonAccounts } from '../persistence/person-accounts.js';
import { AccountErasure } from './deletion-plan.js';
import { AssociatedInvitation } from './account-opening.js';
import { accountTransaction } from './link-service.js';

/**
 * Adds a collaborator's account (POST /v1/user/add/associated): a mail lets its holder choose a password. An address with an
 * account elsewhere gets the same answer, and its holder gets a mail and may accept. Answers the account's id. Refusals:
 * `adresse_de_la_maison`, `trop_de_tentatives`.
 */
export class AddAssociated extends CommandOf<
  {
    actor: Member;
    person: { readonly email: string; readonly firstName: string; readonly lastName: string };
    remoteAddress: string;
  },
  number
>() {}

/**
 * Sends the invitation again (GET /v1/user/send/mail/associated/{id}); the earlier link no longer works. Refusals:
 * `introuvable`, also for an account of another head; `associe_deja_actif`, `trop_de_tentatives`.
 */
export class ResendInvitation extends CommandOf<{ actor: Member; accountId: number; remoteAddress: string }>() {}

/**
 * Removes an associated account (POST /v1/user/delete/{id}): its sessions end at once, its work stays. Refusal:
 * `introuvable`, also for the caller's own account and for an account of another head.
 */
export class RemoveAssociated extends CommandOf<{ actor: Member; accountId: number }>() {}

/**
 * Lets a collaborator see what people are paid, or ends it (POST /v1/user/associated/pay/{id}). It holds from the next
 * request on. Refusal: `introuvable`, also for an account of another head and for an invitation that waits.
 */
export class LetSeePay extends CommandOf<{ actor: Member; accountId: number; seesPay: boolean }>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  accounts: Accounts,
  people: PersonAccounts,
  deferred: DeferredInvitations,
  invitation: AssociatedInvitation,
  limits: PublicLimits,
  erasure: AccountErasure,
});

export const associatedCommands = [
  on(
    AddAssociated,
    async ({ actor, person, remoteAddress }, { unitOfWork, accounts, people, deferred, invitation, limits }) => {
      await limits.take('associated-invitation', remoteAddress, ownSubject(actor), person.email);
      return unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
        const known = await accounts.findCredentials(person.email);
        const places = await people.within(tx, known?.accountId ?? 0);
        const isOfTheHouse = places.some(({ establishmentId }) => establishmentId === actor.establishmentId);
        if (isOfTheHouse || (await deferred.has(tx, person.email))) {
          throw refuseFields({ email: { code: 'adresse_de_la_maison' } });
        }
        const id = await accounts.nextId(tx);
        await invitation.open(tx, { ...person, id }, actor);
        return id;
      });
    },
  ),
  on(
    ResendInvitation,
    async ({ actor, accountId, remoteAddress }, { unitOfWork, accounts, deferred, invitation, limits }) =>
      unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
        const account = await accounts.find(tx, accountId);
        const own = account?.state.parentId === actor.accountId ? account.state : undefined;
        if (own !== undefined && own.activatedAt !== null) throw new DomainError('associe_deja_actif');
        const invited = own ?? (await deferred.find(tx, accountId));
        if (invited === undefined) throw notFound('account');
        await limits.take('associated-invitation', remoteAddress, ownSubject(actor), invited.email);
        if (own === undefined) await invitation.reopen(tx, invited, actor);
        else await invitation.send(tx, invited, actor);
      }),
  ),
  on(LetSeePay, async ({ actor, accountId, seesPay }, { unitOfWork, accounts }) =>
    unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      const account = await accounts.find(tx, accountId);
      if (account?.state.parentId !== actor.accountId) throw notFound('account');
      account.letSeePay(seesPay);
      await accounts.save(tx, account);
    }),
  ),
  on(RemoveAssociated, async ({ actor, accountId }, { unitOfWork, accounts, deferred, erasure }) =>
    unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      if (await deferred.remove(tx, accountId)) return;
      const account = await accounts.find(tx, accountId);
      if (account?.state.parentId !== actor.accountId) throw notFound('account');
      await erasure.erase(tx, account, 'associated-removed');
      await accounts.save(tx, account);
    }),
  ),
];

/** Counts by establishment, so that invitations by another one do not count here. */
const ownSubject = ({ establishmentId }: Member): string => `establishment ${establishmentId}`;
