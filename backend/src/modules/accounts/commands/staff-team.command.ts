import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../platform/access/actor.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError, notFound } from '../../../platform/errors/domain-error.js';
import { UnitOfWork, type Transaction } from '../../../platform/persistence/unit-of-work.js';
import { MailService } from '../../notifications/index.js';
import { Account } from '../domain/account.aggregate.js';
import { Accounts, MailTokens, Sessions } from './accounts.port.js';
import { accountTransaction } from './link-service.js';
import { SecondSteps } from './second-step.port.js';
import { StaffInvitation } from './staff-invitation.js';

export type StaffRole = 'staff' | 'admin';

export interface NewStaffMember {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: StaffRole;
}

/** Opens an account of the employer body and mails its activation link. Answers its id. Refusal: 422 on `email`. */
export class InviteStaff extends Command<number> {
  constructor(
    readonly member: NewStaffMember,
    readonly actor: Actor,
  ) {
    super();
  }
}

/**
 * Corrects names, or gives another role. Refusals: `introuvable`, `version_perimee`; of a role `compte_personnel`,
 * `dernier_administrateur`.
 */
export class ChangeStaff extends Command<void> {
  constructor(
    readonly id: number,
    readonly change: Partial<Omit<NewStaffMember, 'email'>> & { readonly version?: number },
    readonly actor: Actor,
  ) {
    super();
  }
}

/** What an admin does about somebody's account, beside its names and its role. */
export type StaffAct = 'suspend' | 'reinstate' | 'end-sessions' | 'reset-second-step' | 'resend';

/**
 * Refusals: `introuvable`; of suspending `compte_personnel`, `dernier_administrateur`, `compte_etat_inchange`; of
 * reinstating `compte_etat_inchange`; of a reset `compte_personnel`, `second_facteur_absent`; of resending
 * `compte_deja_active`.
 */
export class ActOnStaff extends Command<void> {
  constructor(
    readonly id: number,
    readonly act: StaffAct,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(InviteStaff)
export class InviteStaffHandler implements ICommandHandler<InviteStaff> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly invitation: StaffInvitation,
    private readonly clock: Clock,
  ) {}

  async execute({ member, actor }: InviteStaff): Promise<number> {
    return this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      const account = Account.employ({ id: await this.accounts.nextId(tx), ...member }, this.clock.now());
      await this.accounts.save(tx, account);
      await this.invitation.send(tx, account, actor);
      return account.state.id;
    });
  }
}

/** Loads a person of the team, lets `act` change the account and saves it. */
abstract class OnStaff {
  constructor(
    protected readonly unitOfWork: UnitOfWork,
    protected readonly accounts: Accounts,
  ) {}

  protected async change(
    id: number,
    actor: Actor,
    act: (tx: Transaction, account: Account) => Promise<void>,
  ): Promise<void> {
    await this.unitOfWork.run(accountTransaction(actor, actor.correlationId), async (tx) => {
      // Before the account is read: of two who act on admins at once, the second sees what the first has done.
      const admins = await this.accounts.lockActiveAdmins(tx);
      const account = await this.accounts.find(tx, id);
      if (account === undefined) throw notFound('account');
      const wasAdmin = admins.includes(id);
      await act(tx, account);
      const { role, visa } = account.state;
      const isAdmin = role === 'admin' && visa === 1;
      if (wasAdmin && !isAdmin && admins.length === 1) throw new DomainError('dernier_administrateur');
      await this.accounts.save(tx, account);
    });
  }
}

@CommandHandler(ChangeStaff)
export class ChangeStaffHandler extends OnStaff implements ICommandHandler<ChangeStaff> {
  constructor(unitOfWork: UnitOfWork, accounts: Accounts) {
    super(unitOfWork, accounts);
  }

  async execute({ id, change: { role, version, ...names }, actor }: ChangeStaff): Promise<void> {
    await this.change(id, actor, async (_, account) => {
      const { version: standing, role: present } = account.state;
      if (version !== undefined && version !== standing) {
        throw new DomainError('version_perimee', { version: standing });
      }
      account.correct(names);
      if (role === undefined || role === present) return;
      if (id === actor.accountId) throw new DomainError('compte_personnel');
      account.changeRole(role);
    });
  }
}

@CommandHandler(ActOnStaff)
export class ActOnStaffHandler extends OnStaff implements ICommandHandler<ActOnStaff> {
  constructor(
    unitOfWork: UnitOfWork,
    accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly tokens: MailTokens,
    private readonly steps: SecondSteps,
    private readonly invitation: StaffInvitation,
    private readonly mails: MailService,
    private readonly clock: Clock,
  ) {
    super(unitOfWork, accounts);
  }

  async execute({ id, act, actor }: ActOnStaff): Promise<void> {
    const isOwn = id === actor.accountId;
    if (isOwn && (act === 'suspend' || act === 'reset-second-step')) throw new DomainError('compte_personnel');
    await this.change(id, actor, async (tx, account) => {
      const now = this.clock.now();
      switch (act) {
        case 'suspend':
          account.suspendStaff();
          await this.tokens.revoke(tx, id, ['activation', 'reset'], now);
          return this.sessions.endAll(tx, id, now);
        case 'reinstate':
          return account.reinstateStaff();
        case 'end-sessions':
          account.endStaffSessions();
          return this.sessions.endAll(tx, id, now);
        case 'reset-second-step':
          account.removeSecondStep('admin');
          await this.steps.forget(tx, id);
          await this.tellReset(tx, account);
          return this.sessions.endAll(tx, id, now);
        case 'resend':
          return this.invitation.send(tx, account, actor);
      }
    });
  }

  private async tellReset(tx: Transaction, { state: { id, email } }: Account): Promise<void> {
    await this.mails.post(tx, { kind: 'second-step-removed', to: email, accountId: id, data: { byAdmin: true } });
  }
}

export const staffTeamHandlers = [InviteStaffHandler, ChangeStaffHandler, ActOnStaffHandler];
