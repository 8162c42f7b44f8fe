import { Injectable } from '@nestjs/common';
import { departmentOf } from '@valorisation/rules';
import { Clock } from '../../../platform/clock/clock.js';
import {
  enterEstablishment,
  type Transaction,
  UnitOfWork,
  ConcurrencyConflict,
} from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { Account, type NewStaff } from '../domain/account.aggregate.js';
import type { Registration } from '../domain/public-request.js';
import { AccountRequests } from '../persistence/account-requests.js';
import { Accounts, type Credentials } from '../persistence/accounts.js';
import { Establishments } from '../persistence/establishments.js';
import { MailTokens } from '../persistence/mail-tokens.js';
import { Succession } from './succession.js';
import type { Actor, Member } from '../../../platform/access/actor.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { personName } from '../domain/person-name.js';
import { isEmailTaken } from '../domain/account.errors.js';
import { DeferredInvitations, type Invited } from '../persistence/deferred-invitations.js';
import { PersonAccounts } from '../persistence/person-accounts.js';

/**
 * The role of a new account in an establishment with a head. associated: a collaborator of the head. head: the new
 * head; the old one becomes its collaborator.
 */
export type PlaceBesideHead = 'associated' | 'head';

/** Opens an account with visa 0 and mails its activation link. */
@Injectable()
export class AccountOpening {
  constructor(
    private readonly accounts: Accounts,
    private readonly people: PersonAccounts,
    private readonly deferred: DeferredInvitations,
    private readonly requests: AccountRequests,
    private readonly tokens: MailTokens,
    private readonly establishments: Establishments,
    private readonly succession: Succession,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens the account in the establishment of its SIRET. The account becomes the head if the establishment has none.
   * @returns its id; undefined if there is a head and `beside` is missing. The establishment is locked before it is read:
   * two requests for one SIRET never make two heads. A person who has an account gets a further one, active at once.
   * @throws 409 `compte_deja_rattache`
   */
  async open(tx: Transaction, registration: Registration, beside?: PlaceBesideHead): Promise<number | undefined> {
    const now = this.clock.now();
    const { siret, companyName, email, firstName, lastName, postalAddress, loginId } = registration;
    const place = { siret, companyName, department: departmentOf(postalAddress) };
    const establishmentId = await this.requests.establishment(tx, place, now);
    const head = await this.requests.headOf(siret);
    if (head !== undefined && beside === undefined) return undefined;
    const inside = await enterEstablishment(tx, establishmentId);
    const id = await this.accounts.nextId(inside);
    const parentId = head !== undefined && beside === 'associated' ? head.accountId : null;
    const person = { id, establishmentId, parentId, email, firstName, lastName, postalAddress };
    const holder = loginId === null ? null : await this.people.joining(inside, loginId, establishmentId);
    const account =
      holder === null
        ? Account.register(person, 'requested', now)
        : Account.join({ ...person, email: holder.email }, holder.loginId, now);
    await this.accounts.save(inside, account);
    const former = head === undefined ? undefined : await this.accounts.find(inside, head.accountId);
    if (former !== undefined && parentId === null) await this.succession.pass(inside, former, account);
    if (holder === null) await this.mailActivation(inside, { id, email });
    else await this.mailJoined(inside, account.state);
    return id;
  }

  private async mailJoined(inside: Transaction, { id, email }: Account['state']): Promise<void> {
    await this.deferred.removeOf(inside, email);
    const { establishmentId } = inside;
    const companyName = establishmentId === null ? '' : await this.establishments.nameOf(inside, establishmentId);
    await this.mails.post(inside, { kind: 'establishment-joined', to: email, accountId: id, data: { companyName } });
  }

  /** Earlier links no longer work, except with `besideEarlier`, because a stranger may have asked for this link. */
  async mailActivation(
    tx: Transaction,
    { id, email }: { readonly id: number; readonly email: string },
    { besideEarlier = false }: { readonly besideEarlier?: boolean } = {},
  ): Promise<void> {
    const { establishmentId } = tx;
    const companyName = establishmentId === null ? '' : await this.establishments.nameOf(tx, establishmentId);
    const tokenId = await this.tokens.issue(tx, 'activation', id, { now: this.clock.now(), besideEarlier });
    await this.mails.post(tx, { kind: 'activation', to: email, accountId: id, data: { companyName }, tokenId });
  }
}

/** Mails the activation link of an account of the employer body. */
@Injectable()
export class StaffInvitation {
  constructor(
    private readonly accounts: Accounts,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * The link of an earlier mail no longer works. @throws 409 `compte_deja_active`
   * @param actor null for the operator, who has no account
   */
  async send(tx: Transaction, { state }: Account, actor: Actor | null): Promise<void> {
    const { id, email, role, activatedAt } = state;
    if (activatedAt !== null) throw new DomainError('compte_deja_active');
    const inviterName = actor === null ? null : await this.nameOf(tx, actor);
    const tokenId = await this.tokens.issue(tx, 'activation', id, { now: this.clock.now() });
    const data = { inviterName, isAdmin: role === 'admin' };
    await this.mails.post(tx, { kind: 'staff-invitation', to: email, accountId: id, data, tokenId });
  }

  private async nameOf(tx: Transaction, { accountId }: Actor): Promise<string> {
    const inviter = await this.accounts.find(tx, accountId);
    if (inviter === undefined) throw new DomainError('session_absente');
    return personName(inviter.state);
  }
}

type Person = Pick<NewStaff, 'email' | 'firstName' | 'lastName'>;

/** Opens an account for the operator when no admin can do it. It is not a command of the API, and HTTP does not reach it. */
@Injectable()
export class AdminOpening {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly invitation: StaffInvitation,
    private readonly clock: Clock,
  ) {}

  /**
   * invited: a mail with the activation link is sent. promoted: a member of the team who already signs in becomes an
   * admin. taken: the address belongs to an admin, to a closed account or to an establishment's account; nothing
   * changes.
   */
  async open(person: Person, correlationId: string): Promise<'invited' | 'promoted' | 'taken'> {
    const context = { establishmentId: null, scope: 'staff', actorId: null, correlationId } as const;
    return this.unitOfWork.run(context, async (tx) => {
      const account = await this.accountOf(tx, person);
      if (account === undefined) return 'taken';
      const { role, visa, activatedAt } = account.state;
      if (activatedAt !== null && (role === 'admin' || visa === 0)) return 'taken';
      if (role === 'staff') account.changeRole('admin');
      await this.accounts.save(tx, account);
      if (activatedAt !== null) return 'promoted';
      await this.invitation.send(tx, account, null);
      return 'invited';
    });
  }

  /** The staff account of the address, or a new one; undefined: the address belongs to a member. */
  private async accountOf(tx: Transaction, person: Person): Promise<Account | undefined> {
    const holder = await this.accounts.findCredentials(person.email);
    if (holder !== undefined) return this.accounts.find(tx, holder.accountId);
    return Account.employ({ id: await this.accounts.nextId(tx), ...person, role: 'admin' }, this.clock.now());
  }
}

/**
 * Opens a collaborator's account and mails its link. If the address has an account elsewhere, the invitation waits
 * until its holder accepts it while signed in.
 */
@Injectable()
export class AssociatedInvitation {
  constructor(
    private readonly accounts: Accounts,
    private readonly deferred: DeferredInvitations,
    private readonly establishments: Establishments,
    private readonly tokens: MailTokens,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {}

  /** An account with visa 0, or a deferred invitation, with its mail. The head sees no difference. */
  async open(tx: Transaction, invited: Invited, head: Member): Promise<void> {
    const now = this.clock.now();
    const { id, email, firstName, lastName } = invited;
    const holder = await this.accounts.findCredentials(email);
    if (holder !== undefined) {
      await this.deferred.add(tx, invited, now);
      return this.mailHolder(tx, email, holder, head);
    }
    const { establishmentId, accountId: parentId } = head;
    const account = { id, establishmentId, parentId, email, firstName, lastName, postalAddress: '' };
    try {
      await this.accounts.save(tx, Account.register(account, 'invited', now));
    } catch (refusal) {
      // Another invitation opened an account for this address at the same moment. The next try finds it and gives the usual
      // answer.
      throw isEmailTaken(refusal) ? new ConcurrencyConflict() : refusal;
    }
    await this.send(tx, invited, head);
  }

  /** Sends a deferred invitation again, because the address may be free by now. */
  async reopen(tx: Transaction, invited: Invited, head: Member): Promise<void> {
    const holder = await this.accounts.findCredentials(invited.email);
    if (holder === undefined) {
      await this.deferred.remove(tx, invited.id);
      return this.open(tx, invited, head);
    }
    await this.deferred.markSent(tx, invited.id, this.clock.now());
    await this.mailHolder(tx, invited.email, holder, head);
  }

  /** The link of an earlier mail no longer works. */
  async send(tx: Transaction, { id, email }: Invited, head: Member): Promise<void> {
    const tokenId = await this.tokens.issue(tx, 'activation', id, { now: this.clock.now() });
    const data = await this.words(tx, head);
    const whose = { accountId: id, namesAccount: head.accountId };
    await this.mails.post(tx, { kind: 'associated-invitation', to: email, ...whose, data, tokenId });
  }

  private async mailHolder(
    tx: Transaction,
    email: string,
    { accountId, establishmentId }: Pick<Credentials, 'accountId' | 'establishmentId'>,
    head: Member,
  ): Promise<void> {
    // A person of the employer body has no account of an establishment.
    const canJoin = establishmentId !== null;
    const data = { ...(await this.words(tx, head)), canJoin };
    const whose = { accountId, namesAccount: head.accountId };
    await this.mails.post(tx, { kind: 'associated-invitation-deferred', to: email, ...whose, data });
  }

  private async words(tx: Transaction, head: Member): Promise<{ companyName: string; inviterName: string }> {
    const inviter = await this.accounts.find(tx, head.accountId);
    if (inviter === undefined) throw new DomainError('session_absente');
    const companyName = await this.establishments.nameOf(tx, head.establishmentId);
    return { companyName, inviterName: personName(inviter.state) };
  }
}
