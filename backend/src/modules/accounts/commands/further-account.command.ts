/** How a person with an account gets one of a further establishment: by invitation, on request, or by staff (ADR 99). */
import type { Actor, Member } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { CommandOf, handlersWith } from '../../../platform/cqrs/messages.js';
import { DomainError, notFound, refuseFields } from '../../../platform/errors/domain-error.js';
import { PublicLimits } from '../../../platform/limits/public-limits.js';
import { enterEstablishment, staffTransaction, UnitOfWork } from '../../../platform/persistence/unit-of-work.js';
import { KnownCompanies } from '../../directory/index.js';
import { Account } from '../domain/account.aggregate.js';
import type { Registration } from '../domain/public-request.js';
import { assertMember } from '../domain/staff-policy.js';
import { Accounts } from '../persistence/accounts.js';
import { DeferredInvitations } from '../persistence/deferred-invitations.js';
import { PersonAccounts } from '../persistence/person-accounts.js';
import { PublicRequests } from '../persistence/public-requests.js';
import { AccountOpening, type PlaceBesideHead } from './account-opening.js';
import { accountTransaction } from './link-service.js';

/**
 * Accepts the invitation of another establishment's head (POST /v1/user/invitations/{id}/accept). The new account
 * takes the id of the invitation. Refusals: `introuvable` when the invitation does not exist, has ended or is addressed to
 * another person; `compte_deja_rattache`.
 */
export class AcceptInvitation extends CommandOf<{ actor: Member; invitationId: number }>() {}

type Place = Pick<Registration, 'siret' | 'companyName' | 'postalAddress'>;

/**
 * Asks for an account of a further establishment (POST /v1/user/establishments). It is answered like any request for an
 * account. Refusals: `donnees_invalides` for an establishment of the person, `trop_de_tentatives`.
 */
export class AskEstablishment extends CommandOf<{ actor: Member; place: Place; remoteAddress: string }>() {}

/**
 * Staff give a person an account of a further establishment, which is created if its SIRET is new. Answers its id.
 * Refusals: `introuvable`, `compte_equipe`, `compte_pas_active`, `compte_deja_rattache`.
 */
export class AttachAccount extends CommandOf<
  { accountId: number; place: Place; beside: PlaceBesideHead; actor: Actor },
  number
>() {}

const on = handlersWith({
  unitOfWork: UnitOfWork,
  accounts: Accounts,
  people: PersonAccounts,
  deferred: DeferredInvitations,
  opening: AccountOpening,
  requests: PublicRequests,
  companies: KnownCompanies,
  limits: PublicLimits,
  clock: Clock,
});

export const furtherAccountCommands = [
  on(AcceptInvitation, async ({ actor, invitationId: id }, { unitOfWork, accounts, people, deferred, clock }) => {
    const invitations = await people.invitations(actor.accountId, clock.now());
    const establishmentId = invitations.find((one) => one.id === id)?.establishmentId;
    if (establishmentId === undefined) throw notFound('invitation');
    await unitOfWork.run(accountTransaction({ accountId: id, establishmentId }, actor.correlationId), async (tx) => {
      const [invited, head] = [await deferred.find(tx, id), await accounts.headOf(tx)];
      if (invited === undefined || head === undefined) throw notFound('invitation');
      const { loginId, email } = await people.joining(tx, actor.accountId, establishmentId);
      const { firstName, lastName } = invited;
      const person = { id, establishmentId, parentId: head.state.id, email, firstName, lastName, postalAddress: '' };
      await deferred.remove(tx, id);
      await accounts.save(tx, Account.join(person, loginId, clock.now()));
    });
  }),
  on(AskEstablishment, async ({ actor, place, remoteAddress }, work) => {
    const { unitOfWork, accounts, people, requests, companies, limits } = work;
    await limits.take('registration', remoteAddress);
    const own = await people.of(actor.accountId);
    if (own.some(({ siret }) => siret === place.siret))
      throw refuseFields({ siret: { code: 'etablissement_deja_le_votre' } });
    const registerFinding = await companies.finding(place.siret);
    const account = await unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) =>
      accounts.find(tx, actor.accountId),
    );
    if (account === undefined) throw new DomainError('session_absente');
    const { id: loginId, email, firstName, lastName } = account.state;
    const content = { ...place, email, firstName, lastName, registerFinding, estimate: null, loginId };
    await unitOfWork.run(staffTransaction(actor), async (tx) =>
      requests.receive(tx, { kind: 'registration', content }),
    );
  }),
  on(AttachAccount, async ({ accountId, place, beside, actor }, { unitOfWork, accounts, opening }) => {
    const found = await accounts.placeOf(accountId);
    if (found === undefined) throw notFound('account');
    assertMember(found.role);
    return unitOfWork.run(staffTransaction(actor), async (tx) => {
      const account = await accounts.find(await enterEstablishment(tx, found.establishmentId), accountId);
      if (account === undefined) throw notFound('account');
      const { email, firstName, lastName, activatedAt } = account.state;
      if (activatedAt === null) throw new DomainError('compte_pas_active');
      const person = { email, firstName, lastName, registerFinding: 'unchecked', estimate: null } as const;
      const staffs = await enterEstablishment(tx, null);
      const opened = await opening.open(staffs, { ...place, ...person, loginId: accountId }, beside);
      if (opened === undefined) throw new DomainError('conflit');
      return opened;
    });
  }),
];
